/* The search for the best move: principal variation search within aspiration windows. */
#ifndef SEARCH_H
#define SEARCH_H

#include "engine/search/worker.h"

/* Returns the value of the position for the side to move, searched to `depth` plies within alpha and beta. Sets
   stack[ply].pv. `cut`: the node is expected to fail high. Once the meter has stopped, the value is meaningless. */
int search_position(struct worker *worker, int alpha, int beta, int depth, int ply, bool cut);

/* Searches to `depth` all root moves from index worker->first_root, and moves the best one to that index. *value is
   the value of the previous iteration on entry, and of this one on return. Returns false if the meter stopped; the
   best known move is then at index worker->first_root. */
bool search_root(struct worker *worker, int depth, int *value);

/* Removes the root move at `index` if the other side then has a VCT. Returns false if the move stays: it is the only
   one, or no VCT was found. `value` is the move's value; a move with a high value, or a lost one, is not examined. */
bool search_drop_refuted(struct worker *worker, int index, int value);

#endif
