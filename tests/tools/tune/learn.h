/* How numbers are learnt: one at a time by Adam, and tables by code. */
#ifndef LEARN_H
#define LEARN_H

#include <stdbool.h>
#include <stddef.h>

#include "engine/position/code.h"

/* A number that is learnt, with what Adam keeps of its gradient. */
struct parameter {
	double value, gradient, mean, square;
};

/* A table by code: what its six pairs of patterns are worth together, and its own part on top. */
struct table {
	struct parameter pair[PATTERN_PAIRS];
	struct parameter own[CODES];
	double value[CODES];
	double gradient[CODES];
};

enum { PAIRS_OF_CODE = 6 };
/* The pairs of patterns of each code; filled by make_pairs(). */
extern uint8_t pairs_of[CODES][PAIRS_OF_CODE];
void make_pairs(void);

/* Ends the program. */
void trouble(const char *what, const char *where);
/* Zeroed memory. */
void *take(size_t count, size_t size);
/* An order of the samples that is as good as any. The caller frees it. */
size_t *shuffled(size_t count, unsigned long long seed);
double sigmoid(double x);

/* One step against the gradient, which is forgotten; `first` and `second` are what the means have seen, up to 1. */
void adam(struct parameter *parameter, double step, double first, double second);
void step_table(struct table *table, double step, double first, double second);

#endif
