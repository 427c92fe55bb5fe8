/* Symmetric points: two points that count as one move, because they are in the same place relative to the stones.
   Source: the rules, section 4, "symmetric". */
#ifndef ONE_MOVE_H
#define ONE_MOVE_H

#include "rules/board.h"

enum { ONE_MOVE_STONES_MAX = 8 };

/* The stones of a board, as a list. */
struct one_move_stones {
	int count;
	int point[ONE_MOVE_STONES_MAX];
	enum side side[ONE_MOVE_STONES_MAX];
};

/* Lists the stones of a board that has 1 to ONE_MOVE_STONES_MAX. */
void one_move_gather(struct one_move_stones *stones, const struct board *board);
/* Does a rotation or reflection of the plane map black stones to black, white to white, and one point to the other?
   Its center or axis may be anywhere; the edges of the board do not matter. The points are empty and different. */
bool one_move(const struct one_move_stones *stones, int point, int other);
/* Returns a key that is equal for symmetric points, and rarely for others. */
unsigned one_move_key(const struct one_move_stones *stones, int point);

#endif
