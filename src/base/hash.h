/* Hash functions, for tables and keys. */
#ifndef HASH_H
#define HASH_H

#include "base/text.h"

/* 2^64 divided by the golden ratio, made odd: the step of splitmix64's state. */
#define HASH_STEP 0x9E3779B97F4A7C15u

/* Mixes the bits of a number that is a hash already, so that its low and its high bits can index a table. */
static inline uint64_t hash_finish(uint64_t x)
{
	x = (x ^ x >> 32) * 0xBF58476D1CE4E5B9u;
	return x ^ x >> 29;
}

/* Mixes the bits of a number: the output function of splitmix64, which maps 0 to 0. Source: Steele, Lea and Flood, Fast
   splittable pseudorandom number generators, 2014. */
static inline uint64_t hash_mix(uint64_t x)
{
	x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
	x = (x ^ x >> 27) * 0x94D049BB133111EBu;
	return x ^ x >> 31;
}

/* Returns the first number that splitmix64 generates from the seed. */
static inline uint64_t hash_number(uint64_t seed)
{
	return hash_mix(seed + HASH_STEP);
}

/* Returns the hash of a sequence with one more value. */
static inline uint64_t hash_add(uint64_t hash, uint64_t value)
{
	return hash_number(hash ^ value);
}

/* Returns the FNV-1a hash of the bytes. Source: Fowler, Noll and Vo, 1991. */
static inline uint64_t hash_bytes(struct span bytes)
{
	uint64_t hash = 0xCBF29CE484222325u;
	for (size_t i = 0; i < bytes.length; i++)
		hash = (hash ^ (unsigned char)bytes.at[i]) * 0x100000001B3u;
	return hash;
}

#endif
