/* Of the eight images of a game, the first: by set-up stones (Black's, White's, each in board order), then by moves. */
#ifndef CANONICAL_H
#define CANONICAL_H

#include "record/replay.h"

/* Which symmetry turns the game so; of those that are equal the one that puts `next` first, where that is a point. */
int canonical_symmetry(const struct replay *replay, int next);
/* Turns the board and the plies so far. The inverse undoes it. */
void canonical_turn(struct game *game, int symmetry);

#endif
