/* The seeded random generator: xorshift64* (Vigna, 2016), seeded through splitmix64. There is no other source of
   chance. */
#ifndef RNG_H
#define RNG_H

#include <stdint.h>

/* A copy gives the same numbers again. A zeroed struct is rng_seeded(0). */
struct rng {
	uint64_t state;
};

struct rng rng_seeded(uint64_t seed);
/* Returns a number from 0 to n - 1, each equally likely. n is at least 1. */
unsigned rng_below(struct rng *rng, unsigned n);

#endif
