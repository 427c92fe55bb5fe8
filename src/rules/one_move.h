/* Points that are one and the same move, for they lie alike to the stones. Source: the rules, section 4,
   "symmetric". */
#ifndef ONE_MOVE_H
#define ONE_MOVE_H

#include "rules/board.h"

enum { ONE_MOVE_STONES_MAX = 8 };

/* The stones that points lie to. */
struct one_move_stones {
	int count;
	int point[ONE_MOVE_STONES_MAX];
	enum side side[ONE_MOVE_STONES_MAX];
};

/* There are from 1 to ONE_MOVE_STONES_MAX on the board. */
void one_move_gather(struct one_move_stones *stones, const struct board *board);
/* Does a turn or a reflection of the plane take the black stones onto black ones, the white onto white ones, and
   one point onto the other? Its centre or axis may lie anywhere, in any direction; the board's edges do not matter.
   The points are empty and not the same. */
bool one_move(const struct one_move_stones *stones, int point, int other);
/* A number that points have in common which are one move; few others do. */
unsigned one_move_key(const struct one_move_stones *stones, int point);

#endif
