/* What a person types in a game is done: moves, and the words that stand beside them. */
#ifndef COMMANDS_H
#define COMMANDS_H

#include "terminal/view/screen_ops.h"

/* A game that would be lost is left only after a question. */
struct next commands_obey(struct view *view, struct match *match, struct span typed);

#endif
