/* Mixes the bits of a number, for hash keys. */
#ifndef MIX_H
#define MIX_H

#include <stdint.h>

/* Returns the first number that splitmix64 generates from the seed x. Source: Steele, Lea and Flood, 2014. */
static inline uint64_t mix64(uint64_t x)
{
	x += 0x9E3779B97F4A7C15u;
	x ^= x >> 30;
	x *= 0xBF58476D1CE4E5B9u;
	x ^= x >> 27;
	x *= 0x94D049BB133111EBu;
	return x ^ x >> 31;
}

#endif
