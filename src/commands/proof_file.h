/* The file of --proof: an SGF tree for each proof, with every reply as a variation. */
#ifndef PROOF_FILE_H
#define PROOF_FILE_H

#include "base/sink.h"
#include "engine/solver.h"
#include "rules/game.h"

/* Can SGF name all points of the game's board? */
bool proof_file_fits(const struct game *game);
/* Appends the proof of a win in the game's position, which becomes the set-up of the SGF. The board must fit.
   Returns 0 or errno. */
int proof_file_add(const char *path, const struct game *game, const struct proof *proof);

#endif
