/* What the compilers offer beyond C11: bit counts, prefetching, and functions for AVX2. */
#ifndef COMPILER_H
#define COMPILER_H

#include <stdbool.h>
#include <stdint.h>

#include "base/costly_assert.h"

/* Return the number of zeros below the lowest one, and above the highest one. `bits` is not 0. C23 has the names in
   <stdbit.h>. */
static inline int trailing_zeros(uint64_t bits)
{
	costly_assert(bits != 0);
	return __builtin_ctzll(bits);
}

static inline int leading_zeros(uint64_t bits)
{
	costly_assert(bits != 0);
	return __builtin_clzll(bits);
}

static inline int count_ones(uint64_t bits)
{
	return __builtin_popcountll(bits);
}

/* Starts loading the cache line of this address. */
static inline void prefetch(const void *address)
{
	__builtin_prefetch(address);
}

/* FOR_AVX2 before a function tells the compiler to use AVX2 instructions in it, if the compiler can. Call such a
   function only if has_avx2(): most x86-64 processors have AVX2, but compilers do not assume it. */
#if defined(__x86_64__) && defined(__GNUC__)
#define FOR_AVX2 __attribute__((target("avx2")))
#else
#define FOR_AVX2
#endif

/* Has the processor AVX2, and does the system save its registers? */
bool has_avx2(void);

#endif
