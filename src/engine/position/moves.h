/* Move generation, with a score for move ordering. */
#ifndef MOVES_H
#define MOVES_H

#include "engine/position/position.h"

struct move {
	int16_t cell;
	int16_t policy; /* the policy's part of the score (policy.h) */
	int score;
};

/* Each function writes moves for the side to move into `moves` and returns their number, at most `most`. Forbidden
   points are included, except among the side's own fours. */

/* All empty points near a stone; on a small board all empty points. */
int moves_all(const struct position *position, struct move *moves, int most);
/* All points that make a four, or more than one, but no five. */
int moves_fours(const struct position *position, struct move *moves, int most);
/* All points that may stop a five of the other side. */
int moves_against_five(const struct position *position, struct move *moves, int most);
/* The points of moves_against_five() that leave no five; if there are none, all points of moves_against_five(). */
int moves_averting_five(struct position *position, struct move *moves, int most);
/* The points that may each stop all straight fours of the other side, and the points where the side to move makes
   a four that is not straight. If there are neither, the points where the straight fours would be made. The other side
   must have such a point (PATTERN4_OPEN_FOUR). */
int moves_against_straight_four(const struct position *position, struct move *moves, int most);

/* Would a move on the cell leave the other side without a point of this pattern4? */
bool moves_avert(struct position *position, int cell, enum pattern4 pattern4);

/* Adds the policy's scores, if there is a policy. */
void moves_add_policy(struct position *position, struct move *moves, int count);

/* Swaps the move with the highest score among moves[from] and later ones into moves[from]. */
void moves_pick(struct move *moves, int from, int count);

#endif
