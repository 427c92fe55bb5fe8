/* The smaller and the larger of two numbers. */
#ifndef MINMAX_H
#define MINMAX_H

#include <stdint.h>

static inline int min(int a, int b)
{
	return a < b ? a : b;
}

static inline int max(int a, int b)
{
	return a > b ? a : b;
}

static inline uint32_t min_u32(uint32_t a, uint32_t b)
{
	return a < b ? a : b;
}

#endif
