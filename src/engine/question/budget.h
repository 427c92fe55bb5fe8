/* Limits of one answer; they may differ from answer to answer. */
#ifndef BUDGET_H
#define BUDGET_H

#include <stdbool.h>
#include <stddef.h>

#include "base/clock.h"

struct search_result;

enum { BUDGET_NO_CHOICE = 2000 }; /* nodes for the value of an only move, where a clock runs */

struct budget {
	unsigned long long nodes;   /* positions at most; 0: no limit */
	int depth;                  /* plies at most; 0: the machine's own */
	size_t memory;              /* bytes of its table; 0: none is wanted */
	bool carries;               /* in the course of a game: what was learnt of the question before may be used */
	struct time_limit time;
	bool wants_value;           /* the value counts, not the move alone: an only move is searched as any other */
	/* Called with point, depth and score so far each time that a depth is done; may be NULL. */
	void (*tell)(void *context, const struct search_result *found);
	void *context;
};

/* The nodes at which a meter stops. */
static inline unsigned long long budget_limit(const struct budget *budget)
{
	return budget->nodes > 0 ? budget->nodes : ~0ull;
}

/* Does the clock alone say when to answer? Then no answer can be had again for sure. */
static inline bool budget_clocked(const struct budget *budget)
{
	return budget->time.left && budget->nodes == 0 && budget->depth == 0;
}

/* Does a clock run, so that an only move is best played at once? */
static inline bool budget_hastens(const struct budget *budget)
{
	return !budget->wants_value && time_limit_left(&budget->time) < TIME_FREE;
}

static inline void budget_tell(const struct budget *budget, const struct search_result *found)
{
	if (budget->tell)
		budget->tell(budget->context, found);
}

#endif
