/* Limits of one answer; they may differ from answer to answer. */
#ifndef BUDGET_H
#define BUDGET_H

#include <stdbool.h>
#include <stddef.h>

#include "base/clock.h"
#include "engine/question/search_result.h"

enum { BUDGET_ONLY_MOVE = 2000 }; /* most nodes to spend on an only move when a clock runs */

struct budget {
	unsigned long long nodes; /* at most; 0: no limit */
	int depth;                /* plies, at most; 0: the machine's own limit */
	size_t memory;            /* bytes of the machine's table; 0: no table */
	int threads;              /* of the engine's search; 0 and 1: one */
	bool keeps_table;         /* the search may use table entries from earlier questions of the same game */
	struct time_limit time;
	int optimum;      /* milliseconds for an ordinary move, within `time`; 0: no plan, a move may use all of `time` */
	bool wants_value; /* an only move is searched like any other, because its value is needed */
	/* Called after each depth with the point, depth and score so far; may be NULL. */
	void (*report)(void *context, const struct search_result *found);
	void *context;
};

/* Returns the nodes at which a meter stops. */
static inline unsigned long long budget_limit(const struct budget *budget)
{
	return budget->nodes > 0 ? budget->nodes : ~0ull;
}

/* Is time the only limit? Then the same question may get different answers. */
static inline bool budget_clocked(const struct budget *budget)
{
	return budget->time.left && budget->nodes == 0 && budget->depth == 0;
}

/* Is an only move limited to BUDGET_ONLY_MOVE nodes? Only when a clock runs and the value is not needed. */
static inline bool budget_limits_only_move(const struct budget *budget)
{
	return !budget->wants_value && time_limit_left(&budget->time) < TIME_FREE;
}

/* Is there time for a workspace of large pages? They make a search faster, but each may take milliseconds at first. */
static inline bool budget_affords_large_pages(const struct budget *budget)
{
	enum { TIME_LARGE_PAGES = 100 };
	return time_limit_left(&budget->time) >= TIME_LARGE_PAGES;
}

static inline void budget_report(const struct budget *budget, const struct search_result *found)
{
	if (budget->report)
		budget->report(budget->context, found);
}

#endif
