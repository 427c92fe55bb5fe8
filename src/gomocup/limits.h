/* The settings of INFO: the rule, and the limits of an answer. */
#ifndef LIMITS_H
#define LIMITS_H

#include "gomocup/stones.h"
#include "lines/terms.h"
#include "pipe/timing.h"

struct limits {
	struct timing timing;
	unsigned long long nodes;  /* 0: no limit */
	unsigned long long memory; /* bytes of the whole program; 0: no limit */
	enum rule rule;
	bool rule_known; /* false after a number of an unknown rule */
	bool answered;   /* the machine has answered in this game */
};

/* Returns freestyle without limits. */
struct limits limits_none(void);
/* Sets the value of a key. Unknown keys and values that are not numbers are ignored, as the protocol demands. */
void limits_tell(struct limits *limits, struct span text);
/* Starts a new game with all of its time. */
void limits_restart(struct limits *limits);
/* Subtracts the time of an answer from what is left. */
void limits_spend(struct limits *limits, long long milliseconds);

/* Returns the milliseconds for an answer in that position, within the options of the command line; TIMING_FREE without
   a clock. */
int limits_milliseconds(const struct limits *limits, const struct terms *terms, const struct stones *stones);
/* Returns the other limits of an answer, and whether the search may use its table from earlier answers. */
struct budget limits_budget(const struct limits *limits, const struct terms *terms);

#endif
