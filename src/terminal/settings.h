/* The settings: size, K, rule, forbidden moves, opening, level, time, and how things look. */
#ifndef SETTINGS_H
#define SETTINGS_H

#include "terminal/desk.h"

/* Shows the settings and lets them be changed, by number or by the beginning of a name, until an empty line. A setting
   that changes another says so. */
void settings_ask(struct desk *desk);

/* Before a new game: its size and how many win; Enter keeps them. False at the end of input. */
bool settings_ask_size(struct desk *desk);

/* One of a list of texts on the screen, numbered from 1; value may be NULL. */
void settings_put_item(struct desk *desk, int number, const char *text, const char *value);
/* An opening that two people make is none against a machine: the game will open freely, and a note says so. */
void settings_open_for(struct desk *desk);
/* Notes what a person should know of a game under these rules: that nobody can win it. */
void settings_note_rules(struct desk *desk, const struct ruleset *rules);

#endif
