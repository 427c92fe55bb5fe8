/* A numbered list on the screen, and the question below it. */
#ifndef ITEMS_H
#define ITEMS_H

#include "terminal/view.h"

/* Puts one line of the list; value may be NULL. */
void items_put(struct view *view, int number, const char *text, const char *value);
/* As view_ask(), with keys that go through the list of these numbers (list.h). */
bool items_ask(struct view *view, struct match *match, view_scene *scene, int first, int last, enum phrase phrase,
               const char *const arguments[],
               struct span *answer);

#endif
