/* The smaller and the larger of two numbers. */
#ifndef MINMAX_H
#define MINMAX_H

static inline int min(int a, int b)
{
	return a < b ? a : b;
}

static inline int max(int a, int b)
{
	return a > b ? a : b;
}

#endif
