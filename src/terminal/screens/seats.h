/* The question who plays Black and who White, by name. */
#ifndef SEATS_H
#define SEATS_H

#include "terminal/view/screen_ops.h"

/* Asks it, and then for the size of the board; all stays as it was where the question is left. */
struct next seats_open(struct view *view, const struct match *match);

#endif
