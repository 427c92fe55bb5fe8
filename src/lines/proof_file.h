/* Where proofs go: one SGF for each, its variations every reply, appended to a file of their own. */
#ifndef PROOF_FILE_H
#define PROOF_FILE_H

#include "base/sink.h"
#include "engine/solver.h"
#include "rules/game.h"

/* Has SGF names for the points of the game's board? */
bool proof_file_fits(const struct game *game);
/* Appends the proof of a win in the game's position, which fits and stands in the SGF as set up. 0, or the errno of what
   went wrong. */
int proof_file_add(const char *path, const struct game *game, const struct proof *proof);

#endif
