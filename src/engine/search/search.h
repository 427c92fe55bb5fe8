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

/* Continues the pv of stack[0] to the end of the game, after a search that stopped at the first position that it knew
   to be won (line_end.c). A forbidden reply of Black also ends the game. `wins`: the side to move wins. Returns false,
   with an incomplete pv, if the budget ended, no further move was found, or the pv grew too long. */
bool line_end(struct worker *worker, bool wins);

/* Lists the root moves, and searches them deeper and deeper until enough lines are settled or the budget ends. Before
   and between the depths looks for wins by fours and by threats. The worker has been started (worker_start()) with its
   provers. *found becomes the best line, if a move is legal; multi_pv gets all lines, and reports each depth. */
void iterative_deepening(struct worker *worker, const struct question *question, struct multi_pv *multi_pv,
                         struct search_result *found);

#endif
