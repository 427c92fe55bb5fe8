/* Symmetric points: two points that count as one move, because they are in the same place relative to the stones.
   Source: renju-openings(7). */
#ifndef SYMMETRIC_H
#define SYMMETRIC_H

#include "rules/board.h"

enum { SYMMETRIC_STONES_MAX = 8 };

/* The stones of a board, as a list. */
struct symmetric_stones {
	int count;
	int point[SYMMETRIC_STONES_MAX];
	enum side side[SYMMETRIC_STONES_MAX];
};

/* Lists the stones of a board that has 1 to SYMMETRIC_STONES_MAX. */
void symmetric_gather(struct symmetric_stones *stones, const struct board *board);
/* Does a rotation or reflection of the plane map black stones to black, white to white, and one point to the other?
   Its center or axis may be anywhere; the edges of the board do not matter. The points are empty and different. */
bool symmetric_points(const struct symmetric_stones *stones, int point, int other);

#endif
