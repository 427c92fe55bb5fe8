/* Completes the line of a forced win: the search stops at the first position that it knows to be won. */
#ifndef LINE_END_H
#define LINE_END_H

#include "engine/search/search.h"

/* Continues the pv of stack[0] to the end of the game; a forbidden reply by Black is an end, too. Returns false
   when the budget ended first: the pv is then incomplete. wins: the side to move wins. */
bool line_end(struct worker *worker, bool wins);

#endif
