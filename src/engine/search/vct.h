/* Wins by fours and threes (VCT) at the root, looked for beside the search: a little at a time, as long as none is
   known. */
#ifndef VCT_H
#define VCT_H

#include "engine/prove/proof.h"
#include "engine/search/search.h"

/* Zeroed before its first question. */
struct vct {
	struct vcf vcf;
	struct prover prover;
	struct proof proof; /* of the win that was found: line[0] ends the game */
	bool over;          /* no more is to be found */
	unsigned long long asked; /* the search had so many nodes when it was asked last */
};

/* The bytes of its tables, of so many that a search may take in all. */
size_t vct_bytes(size_t memory);
/* The next question: the position of the search, and its budget. */
void vct_start(struct vct *vct, struct worker *worker, size_t memory);
/* Looks on, with a quarter of the nodes that the search took since the last time; they count as nodes of the
   search. A short search is left alone. Returns the plies of a win, once; else 0. */
int vct_look(struct vct *vct, struct worker *worker);
/* Gives back the tables, which are taken with the first question. */
void vct_free(struct vct *vct);

#endif
