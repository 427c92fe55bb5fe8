#include "base/rng.h"

#include <assert.h>

#include "base/hash.h"

struct rng rng_seeded(uint64_t seed)
{
	uint64_t x = hash_number(seed);
	return (struct rng){x != 0 ? x : 1};
}

static uint32_t rng_step(struct rng *rng)
{
	if (rng->state == 0) /* xorshift would return 0 forever */
		*rng = rng_seeded(0);
	rng->state ^= rng->state >> 12;
	rng->state ^= rng->state << 25;
	rng->state ^= rng->state >> 27;
	return (uint32_t)(rng->state * 0x2545F4914F6CDD1Du >> 32);
}

unsigned rng_below(struct rng *rng, unsigned n)
{
	assert(n > 0);
	uint32_t biased = (uint32_t)(-n) % n; /* draws below this are rejected, because they would favor some results */
	uint32_t draw;
	do
		draw = rng_step(rng);
	while (draw < biased);
	return draw % n;
}
