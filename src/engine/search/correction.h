/* Correction history: by how much static evaluations missed what searches then found, learned by the threats on the
   board, by the last move, by the last two moves, and by the stones in the region of each of these. */
#ifndef CORRECTION_H
#define CORRECTION_H

#include "engine/search/worker.h"

/* Returns the static evaluation of the position for the side to move, corrected by at most 320. The moves before it
   are in stack[]; ply > 0. */
int correction_apply(const struct worker *worker, int ply, int evaluation);

/* Learns that a search to `depth` found `error` more than the corrected evaluation. */
void correction_learn(struct worker *worker, int ply, int depth, int error);

#endif
