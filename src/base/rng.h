/* The seeded generator of every random choice: xorshift64*, Vigna 2016, seeded through splitmix64. */
#ifndef RNG_H
#define RNG_H

#include <stdint.h>

/* A value: copy it to draw the same numbers twice. */
struct rng {
	uint64_t state;
};

struct rng rng_seeded(uint64_t seed);
/* A number from 0 to n - 1, each as likely; n is 1 or more. */
unsigned rng_below(struct rng *rng, unsigned n);

#endif
