/* The settings: size, K, rule, forbidden moves, opening, level, time, and how things look. */
#ifndef SETTINGS_H
#define SETTINGS_H

#include "terminal/desk.h"

/* Shows the settings and lets them be changed, by number or by the beginning of a name, until an empty line. A setting
   that changes another says so. */
void settings_ask(struct desk *desk);

/* One of a list of texts on the screen, numbered from 1; value may be NULL. */
void settings_put_item(struct desk *desk, int number, const char *text, const char *value);

#endif
