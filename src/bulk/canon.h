/* Of the eight images of a game, the first: by set-up stones (Black's, White's, each in board order), then by moves. */
#ifndef CANON_H
#define CANON_H

#include "record/replay.h"

/* Which symmetry turns the game so; of those that are equal the one that puts `next` first, where that is a point. */
int canon_symmetry(const struct replay *replay, int next);
/* Turns the board and the plies so far. The inverse undoes it. */
void canon_turn(struct game *game, int symmetry);

#endif
