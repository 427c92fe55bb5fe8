/* Time: deadlines, and limits on the time of an answer. */
#ifndef CLOCK_H
#define CLOCK_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>

#include "os/time.h"

enum { ONE_SECOND = 1000 }; /* milliseconds */

/* Returns the milliseconds until `due`, a time by clock_now(), from 0 to INT_MAX. */
int clock_until(long long due);

/* The time when an answer is due. */
struct deadline {
	long long at; /* by clock_now() */
};

/* Returns the deadline for an answer within `milliseconds`, less a margin for writing the answer. */
struct deadline deadline_in(int milliseconds);
/* Returns the milliseconds until the deadline, 0 once it has passed. `deadline` is a struct deadline, so the
   function can be the `left` of a struct time_limit. */
int deadline_left(void *deadline);

enum { TIME_FREE = INT_MAX }; /* the milliseconds left if no clock runs */

/* The time that an answer may take. Zero: no limit. */
struct time_limit {
	int (*left)(void *context); /* milliseconds left; 0 or less: answer now. NULL: no limit */
	void *context;
	int reserve; /* milliseconds kept for later */
};

/* Returns the milliseconds left, minus the reserve; TIME_FREE if there is no limit. Reads the clock. */
static inline int time_limit_left(const struct time_limit *limit)
{
	int left = limit->left ? limit->left(limit->context) : TIME_FREE;
	return left == TIME_FREE ? left : left - limit->reserve;
}

/* Must the answer be given now? */
static inline bool time_limit_over(const struct time_limit *limit)
{
	return limit->left && time_limit_left(limit) <= 0;
}

#endif
