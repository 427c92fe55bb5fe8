/* Move generation, with a score for move ordering. */
#ifndef MOVES_H
#define MOVES_H

#include "engine/position/position.h"

struct move {
	int16_t cell;
	int score;
};

/* Each function fills `moves` for the side to move and returns their number, at most `most`. Forbidden points are
   included. */

/* Every empty point near a stone. */
int moves_all(const struct position *position, struct move *moves, int most);
/* The points that make a four or more. */
int moves_fours(const struct position *position, struct move *moves, int most);
/* The points that may stop the other side's five. */
int moves_against_five(const struct position *position, struct move *moves, int most);
/* Those of them after which there is no five left; all of them where none stops every five. */
int moves_averting_five(struct position *position, struct move *moves, int most);
/* The points that may stop every straight four of the other side, and own fours; where there are none, the points of
   the straight fours. */
int moves_against_four(const struct position *position, struct move *moves, int most);

/* Does a move on the cell leave the other side without a point of this pattern4? */
bool moves_avert(struct position *position, int cell, enum pattern4 pattern4);

/* Swaps the move with the highest score of moves[from] and later ones to moves[from]. */
void moves_pick(struct move *moves, int from, int count);

#endif
