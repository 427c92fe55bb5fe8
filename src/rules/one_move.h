/* Points that are one and the same move, for they lie alike to the stones. Source: the rules, section 4, "symmetric". */
#ifndef ONE_MOVE_H
#define ONE_MOVE_H

#include "rules/board.h"

enum { ONE_MOVE_STONES_MAX = 8 };

/* Does a turn or a reflection of the plane take the black stones onto black ones, the white onto white ones, and one point
   onto the other? Its centre or axis may lie anywhere, in any direction; the board's edges do not matter. The points are
   empty and not the same; there are from 1 to ONE_MOVE_STONES_MAX stones. */
bool one_move(const struct board *board, int point, int other);

#endif
