/* What a search may spend and has spent. All searches for one answer share one meter; one of them may
   get a lower limit. */
#ifndef METER_H
#define METER_H

#include "base/clock.h"

enum { METER_CLOCK_EVERY = 256 }; /* nodes between readings of the clock, if a node is quick */

struct meter {
	unsigned long long nodes; /* spent so far */
	unsigned long long limit; /* the search stops at this number of nodes */
	struct time_limit time;
	bool stopped; /* the limit is reached, or the time is up */
};

/* Obeys a stop: ends the search if its time is up, or if the person or the protocol that `time` asks wants the answer
   now. Returns `stopped`. */
static inline bool meter_obey_stop(struct meter *meter)
{
	meter->stopped = meter->stopped || time_limit_over(&meter->time);
	return meter->stopped;
}

/* Counts a node. Returns `stopped`. Reads the clock once in `every` nodes. */
static inline bool meter_count(struct meter *meter, unsigned every)
{
	if (meter->stopped || ++meter->nodes >= meter->limit)
		meter->stopped = true;
	else if (meter->nodes % every == 0)
		meter_obey_stop(meter);
	return meter->stopped;
}

/* Lowers the limit: the search stops after `nodes` more, or earlier. Returns the old limit, for
   meter_restore_limit(). */
unsigned long long meter_lower_limit(struct meter *meter, unsigned long long nodes);
/* Restores the limit. Sets `stopped` by the nodes alone; meter_obey_stop() or a later count reads the clock. */
void meter_restore_limit(struct meter *meter, unsigned long long limit);

#endif
