/* The question who plays Black and who plays White, by name. */
#ifndef CHOOSE_PLAYERS_H
#define CHOOSE_PLAYERS_H

#include "terminal/view/screen_ops.h"

/* Asks for both names, and then for the size of the board. Nothing changes if the person leaves the question. */
struct next choose_players_open(struct view *view, const struct match *match);

#endif
