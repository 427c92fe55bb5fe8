/* A person's turn: the picture, the question for a move, and what was typed. */
#ifndef MOVE_H
#define MOVE_H

#include "terminal/view/screen_ops.h"

extern const struct screen_ops move_screen;

#endif
