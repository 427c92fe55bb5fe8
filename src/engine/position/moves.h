/* Moves that a position asks for, with a first guess of how good they are. */
#ifndef MOVES_H
#define MOVES_H

#include "engine/position/position.h"

struct move {
	int16_t cell;
	int score;
};

/* Each fills `moves` for the side to move and returns how many there are, at most `most`. Forbidden points are among
   them. */

/* Every empty point near a stone. */
int moves_all(const struct position *position, struct move *moves, int most);
/* The points that make a four or more. */
int moves_fours(const struct position *position, struct move *moves, int most);
/* The other side would make a five: what may stop it. */
int moves_against_five(const struct position *position, struct move *moves, int most);
/* Of these the ones after which it has no five; all of them where there are no such. */
int moves_averting_five(struct position *position, struct move *moves, int most);
/* The other side would make a four that can't be stopped: what may stop all of these, and own fours. Where nothing
   does, the points that would make them. */
int moves_against_four(const struct position *position, struct move *moves, int most);

/* Does a stone of the side to move on the cell leave the other side without such a point? */
bool moves_avert(struct position *position, int cell, enum pattern4 pattern4);

/* Brings the best of moves[from…] to the front of them. */
void moves_pick(struct move *moves, int from, int count);

#endif
