/* Fits numbers with Adam: single ones, and tables by code. */
#ifndef LEARN_H
#define LEARN_H

#include <stdbool.h>
#include <stddef.h>

#include "engine/position/code.h"
#include "rules/ruleset.h"

/* A fitted number, with Adam's means of its gradient. */
struct parameter {
	double value, gradient, mean, square;
};

/* A table by code. The value of a code is the sum over its six pairs of patterns, plus a part of its own. */
struct table {
	struct parameter pair[PATTERN_PAIRS];
	struct parameter own[CODES];
	double value[CODES];
	double gradient[CODES];
};

enum { PAIRS_OF_CODE = 6 };
/* The pairs of patterns of each code. make_pairs() fills it. */
extern uint8_t pairs_of[CODES][PAIRS_OF_CODE];
void make_pairs(void);

/* Prints a message and ends the program. */
void tune_fail(const char *what, const char *where);
/* Allocates zeroed memory, or ends the program. */
void *take(size_t count, size_t size);
/* Returns a random order of the samples, which the caller frees. */
size_t *shuffled(size_t count, unsigned long long seed);
/* Returns a number between -1/2 and 1/2. */
float random_number(unsigned long long *seed);
/* Returns the rule, or ends the program. */
enum rule rule_named(const char *name);
double sigmoid(double x);

/* Take a step against the gradient, and reset the gradient. `first` and `second` are Adam's bias corrections, 1
   after many steps. */
void adam(struct parameter *parameter, double step, double first, double second);
void step_table(struct table *table, double step, double first, double second);

#endif
