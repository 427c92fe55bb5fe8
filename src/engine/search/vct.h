/* Victory by continuous threats (VCT) at the root: the prover works beside the search, a little at a time, until a win
   is found or ruled out. */
#ifndef VCT_H
#define VCT_H

#include "engine/prove/proof.h"
#include "engine/search/search.h"

/* Zeroed before its first question. */
struct vct {
	struct vcf vcf;
	struct prover prover;
	struct proof proof; /* of the win that was found: line[0] ends the game */
	bool over;          /* the question is answered */
	unsigned long long asked; /* nodes of the search at the last look */
};

/* Returns the bytes of the prover's tables, out of `memory` bytes for all tables. */
size_t vct_bytes(size_t memory);
/* Starts a question: the worker's position, within the worker's meter. */
void vct_start(struct vct *vct, struct worker *worker, size_t memory);
/* Continues, with a quarter of the nodes that the search has spent since the last look; they count as the search's.
   Does nothing in a short search. Returns the plies of a win once, else 0. */
int vct_look(struct vct *vct, struct worker *worker);
/* Frees the tables, which the first question allocates. */
void vct_free(struct vct *vct);

#endif
