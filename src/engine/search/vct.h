/* Victory by continuous threats (VCT) at the root. The prover works beside the search, a little at a time, until a
   win is found or ruled out. */
#ifndef VCT_H
#define VCT_H

#include "engine/prove/proof.h"
#include "engine/search/search.h"

/* Zeroed before the first question. */
struct vct {
	struct vcf vcf;
	struct prover prover;
	struct proof proof; /* of the win found: line[0] leads to the end of the game */
	bool over;          /* the question is answered */
	unsigned long long asked; /* the search's nodes after the last look */
};

/* Returns the bytes of the prover's tables, out of `memory` for all tables. */
size_t vct_bytes(size_t memory);
/* Starts a question about the worker's position, within the worker's meter. */
void vct_start(struct vct *vct, struct worker *worker, size_t memory);
/* Continues the prover with a quarter of the nodes that the search has used since the last look; they count as the
   search's. Does nothing in a short search. Returns the plies of a win once, else 0. */
int vct_look(struct vct *vct, struct worker *worker);
/* Frees the tables, which the first question allocates. */
void vct_free(struct vct *vct);

#endif
