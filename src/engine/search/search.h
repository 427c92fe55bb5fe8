/* The search for the best move: principal variation search within aspiration windows. */
#ifndef SEARCH_H
#define SEARCH_H

#include "engine/search/worker.h"

/* Returns the value of the position for the side to move, `depth` plies ahead, within alpha and beta. Sets
   stack[ply].pv. cut: the node is expected to fail high. Once the meter is stopped the value means nothing. */
int search_position(struct worker *worker, int alpha, int beta, int depth, int ply, bool cut);

/* Searches the root moves and sorts the best one to the front. *value is the last iteration's value, then this one's.
   Returns false when the meter was stopped on the way: the first move is still the best that is known. */
bool search_root(struct worker *worker, int depth, int *value);

#endif
