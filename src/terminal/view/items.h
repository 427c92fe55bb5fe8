/* A numbered list on the screen. */
#ifndef ITEMS_H
#define ITEMS_H

#include "terminal/view/view.h"

/* Puts one line of the list; value may be NULL. */
void items_put(struct view *view, int number, const char *text, const char *value);

#endif
