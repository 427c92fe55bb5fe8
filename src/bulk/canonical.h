/* The canonical form of a game: the first of its eight symmetric images. Images are ordered by set-up stones (Black's,
   then White's, in board order), then by moves. */
#ifndef CANONICAL_H
#define CANONICAL_H

#include "record/replay.h"

/* Returns the symmetry that makes the game canonical. `next`, the point played after the game's last ply, breaks ties;
   negative: no such point. */
int canonical_symmetry(const struct replay *replay, int next);
/* Turns the board and the stones in the history, but not `offered`. The inverse symmetry turns them back. */
void canonical_turn(struct game *game, int symmetry);

#endif
