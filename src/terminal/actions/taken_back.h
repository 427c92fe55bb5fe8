/* What follows from taking back moves, besides the moves: the clocks. */
#ifndef TAKEN_BACK_H
#define TAKEN_BACK_H

#include "terminal/view/view.h"

/* If a side has lost on time, starts both clocks again, with a note: with no time left, its next move would lose at
   once. */
void taken_back_clock(struct view *view, struct match *match);

#endif
