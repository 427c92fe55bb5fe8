/* Completes the line of a forced win: the search itself stops at the first position that it knows to be won. */
#ifndef LINE_END_H
#define LINE_END_H

#include "engine/search/search.h"

/* Continues the pv of stack[0] to the end of the game. A forbidden reply of Black also ends the game. `wins`: the
   side to move wins. Returns false, with an incomplete pv, if the budget ended, no further move was found, or the pv
   grew too long. */
bool line_end(struct worker *worker, bool wins);

#endif
