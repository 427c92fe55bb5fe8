/* What a machine may spend on one answer. It may be another for each. */
#ifndef BUDGET_H
#define BUDGET_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>

struct search;

enum {
	BUDGET_FREE = INT_MAX,  /* milliseconds left while no clock runs */
	BUDGET_NO_CHOICE = 2000, /* nodes for the value of an only move, where a clock runs */
};

struct budget {
	unsigned long long nodes;   /* positions at most; 0: no limit */
	int depth;                  /* plies at most; 0: the machine's own */
	size_t memory;              /* bytes of its table; 0: none is wanted */
	bool carries;               /* in the course of a game: what was learnt of the question before may be used */
	int (*left)(void *context); /* milliseconds left; 0 or less: answer now. NULL: there is no clock */
	bool wants_value;           /* the value counts, not the move alone: an only move is searched as any other */
	/* Is told point, depth and score as they stand, each time that a depth is done; NULL: nobody is. */
	void (*tell)(void *context, const struct search *found);
	void *context;
};

/* Must the answer be given now? Costs a look at the clock, where there is one. */
static inline bool budget_over(const struct budget *budget)
{
	return budget->left && budget->left(budget->context) <= 0;
}

/* Does the clock alone say when to answer? Then no answer can be had again for sure. */
static inline bool budget_clocked(const struct budget *budget)
{
	return budget->left && budget->nodes == 0 && budget->depth == 0;
}

/* Does a clock run, so that an only move is best played at once? */
static inline bool budget_hastens(const struct budget *budget)
{
	return budget->left && !budget->wants_value && budget->left(budget->context) < BUDGET_FREE;
}

static inline void budget_tell(const struct budget *budget, const struct search *found)
{
	if (budget->tell)
		budget->tell(budget->context, found);
}

#endif
