/* The smaller and the larger of two numbers, and a number within bounds. */
#ifndef MINMAX_H
#define MINMAX_H

#include <assert.h>

static inline int min(int a, int b)
{
	return a < b ? a : b;
}

static inline int max(int a, int b)
{
	return a > b ? a : b;
}

/* Returns the number from `low` to `high` that is nearest to `value`. */
static inline int clamp(int value, int low, int high)
{
	assert(low <= high);
	if (value < low)
		return low;
	return value > high ? high : value;
}

#endif
