/* Move ordering: history, continuation history, counter moves and killers, learned from moves that failed high. */
#ifndef HISTORY_H
#define HISTORY_H

#include "engine/search/worker.h"

/* Returns 11/16 of the side's history of the cell, plus its continuation history after each of the last two moves. */
int history_of(const struct worker *worker, int ply, int cell);

/* Learns from a beta cutoff. moves[0] to moves[index] were searched, in this order; the last one failed high. */
void history_update(struct worker *worker, int ply, int depth, const struct move *moves, int index);

/* Adds to each move's score its history, and a bonus for a killer or counter move. Returns the best score without
   bonuses and without the policy. `first` is the move to search first, or CELL_NONE. */
int history_order(const struct worker *worker, struct move *moves, int count, int ply, int first);

#endif
