/* The question who plays Black and who White, by name. */
#ifndef CHOOSE_PLAYERS_H
#define CHOOSE_PLAYERS_H

#include "terminal/view/screen_ops.h"

/* Asks it, and then for the size of the board; all stays as it was where the question is left. */
struct next choose_players_open(struct view *view, const struct match *match);

#endif
