/* The proof and disproof number of a node, for proof-number search. Source: Allis, van der Meulen, van den Herik,
   "Proof-number search", 1994. */
#ifndef PROOF_NUMBERS_H
#define PROOF_NUMBERS_H

#include <stdint.h>

/* Lower bounds of the number of leaves still to be decided, to prove the node (pn) or to disprove it (dn). Each search
   has its own number for infinity: a proved node has pn 0 and infinite dn, a disproved one the reverse. */
struct proof_numbers {
	uint32_t pn, dn;
};

static inline uint32_t min_u32(uint32_t a, uint32_t b)
{
	return a < b ? a : b;
}

#endif
