/* What a search may spend and has spent: one object for all searches of an answer, shared by pointer, lent in part. */
#ifndef METER_H
#define METER_H

#include "base/clock.h"

enum { METER_LOOK_EVERY = 256 }; /* nodes between looks at the clock, where a node is quick */

struct meter {
	unsigned long long nodes; /* spent so far */
	unsigned long long limit; /* nodes at which searching stops */
	struct time_limit time;
	bool stopped; /* the limit is reached, or the time is over */
};

/* Stops searching where the time is over, and returns `stopped`. */
static inline bool meter_over(struct meter *meter)
{
	meter->stopped = meter->stopped || time_limit_over(&meter->time);
	return meter->stopped;
}

/* Counts a node and returns `stopped`. Looks at the clock once in `every` nodes. */
static inline bool meter_count(struct meter *meter, unsigned every)
{
	if (meter->stopped || ++meter->nodes >= meter->limit)
		meter->stopped = true;
	else if (meter->nodes % every == 0)
		meter_over(meter);
	return meter->stopped;
}

/* Counts `nodes` at once and returns `stopped`: true where not that many are left. Looks at the clock once in
   `every`. */
bool meter_spend(struct meter *meter, unsigned long long nodes, unsigned every);

/* Lends a part: searching stops after `nodes` more, if not before. Returns the limit to give back to meter_return(). */
unsigned long long meter_lend(struct meter *meter, unsigned long long nodes);
/* Ends a loan: what was not spent may be spent again. The clock is looked at with the next nodes, or by
   meter_over(). */
void meter_return(struct meter *meter, unsigned long long limit);

#endif
