/* Limits of one answer; they may differ from answer to answer. */
#ifndef BUDGET_H
#define BUDGET_H

#include <stdbool.h>
#include <stddef.h>

#include "base/clock.h"

struct search_result;

enum { BUDGET_NO_CHOICE = 2000 }; /* nodes for the value of an only move, when a clock runs */

struct budget {
	unsigned long long nodes;   /* most positions; 0: no limit */
	int depth;                  /* most plies; 0: the machine's own limit */
	size_t memory;              /* bytes of the machine's table; 0: no table */
	bool carries;               /* the answer may use what earlier questions of the same game have left in the table */
	struct time_limit time;
	int planned; /* milliseconds for a move like most others, within `time`; 0: all of that */
	bool wants_value;           /* the value is needed, not only the move: an only move is searched like any other */
	/* Called after each depth with the point, depth and score so far; may be NULL. */
	void (*tell)(void *context, const struct search_result *found);
	void *context;
};

/* Returns the nodes at which a meter stops. */
static inline unsigned long long budget_limit(const struct budget *budget)
{
	return budget->nodes > 0 ? budget->nodes : ~0ull;
}

/* Is time the only limit? Then a repeated question may get another answer. */
static inline bool budget_clocked(const struct budget *budget)
{
	return budget->time.left && budget->nodes == 0 && budget->depth == 0;
}

/* Does a clock run? Then an only move is best played at once. */
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
