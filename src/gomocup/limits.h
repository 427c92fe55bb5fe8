/* What INFO tells: the rule, and what an answer may cost. */
#ifndef LIMITS_H
#define LIMITS_H

#include "gomocup/stones.h"
#include "gomocup/timing.h"
#include "lines/terms.h"

struct limits {
	struct timing timing;
	unsigned long long nodes;  /* 0: no limit */
	unsigned long long memory; /* bytes of the whole program; 0: no limit */
	enum rule rule;
	bool rule_known; /* false after a rule that is none of ours */
	bool answered;   /* was there an answer in this game? */
};

/* Freestyle, and nothing is limited. */
struct limits limits_none(void);
/* Takes a key and its value. What is unknown, or no number, is passed over, as the protocol wants it. */
void limits_tell(struct limits *limits, struct span text);
/* A new game: all of its time is left, and nothing was answered. */
void limits_restart(struct limits *limits);
/* An answer took so many milliseconds. */
void limits_spend(struct limits *limits, long long milliseconds);

/* The time for an answer to that position, the command line's options considered too; TIMING_FREE where there is no clock. */
int limits_milliseconds(const struct limits *limits, const struct terms *terms, const struct stones *stones);
/* The rest of what an answer may cost, and whether it may use what was learnt in the game. */
struct budget limits_budget(const struct limits *limits, const struct terms *terms);

#endif
