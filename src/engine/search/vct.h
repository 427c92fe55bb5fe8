/* Victory by continuous threats (VCT) at the root: one prover looks for a win of the side to move, another one for a
   win of the other side after a move that the search prefers. Their nodes count as the search's. */
#ifndef VCT_H
#define VCT_H

#include "engine/prove/proof.h"
#include "engine/search/worker.h"

/* Zeroed before the first question. */
struct vct {
	struct proof proof;                    /* with the prover; of a win found, line[0] leads to the end of the game */
	bool answered;                         /* the prover has found a win, or that there is none */
	unsigned long long nodes_at_last_call; /* the search's nodes after the last vct_continue() */
};

/* Returns the bytes for the tables of one struct vct, out of `memory` for all tables. */
size_t vct_bytes(size_t memory);
/* Starts looking for a win of the attacker in the worker's position, within the worker's meter. */
void vct_start(struct vct *vct, struct worker *worker, enum side attacker, size_t memory);
/* Continues the prover, with one node for each `share` nodes that the search has used since the last call. The
   prover's nodes count as the search's. Does nothing in a short search. Returns the plies of a win in the call that
   finds the win, else 0. */
int vct_continue(struct vct *vct, struct worker *worker, int share);
/* Does the attacker win after the other side plays on the cell? False if that is not proved. Each call spends at most
   1/64 of the nodes used so far. A call continues where an earlier one ended. Returns false in a short search. */
bool vct_refutes(struct vct *vct, struct worker *worker, int cell);

#endif
