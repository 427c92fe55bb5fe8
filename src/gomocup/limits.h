/* The settings of INFO: the rule, and the limits of an answer. */
#ifndef LIMITS_H
#define LIMITS_H

#include "commands/common_options.h"
#include "gomocup/stones.h"
#include "pipe/timing.h"

struct limits {
	struct timing timing;
	unsigned long long nodes;  /* 0: no limit */
	unsigned long long memory; /* bytes of the whole program; 0: no limit */
	unsigned long long hash;   /* kB of the hash table, if `has_hash` */
	bool has_hash;             /* `hash` was set by INFO hash_size */
	bool left_counts;          /* false after timeout_match -1: time_left is ignored */
	bool left_is_new;          /* INFO time_left has come since the last answer and the last start of a game */
	int depth;                 /* most plies; 0: no limit */
	int threads;               /* of a search; 0: as the command line says */
	enum mover_id machine;     /* of INFO strength; MOVER_HUMAN: the command line's */
	int detail;                /* INFO show_detail (player.h) */
	bool redraws_late;         /* INFO usedatabase 1: after a move Yixin-Board redraws the other points only at the
	                              answer of a database, which does not come */
	bool yixin;                /* rule numbers are those of Yixin-Board */
	unsigned long long number; /* the rule's number in INFO */
	enum rule rule;
	bool rule_known; /* false: `number` stands for no rule, and `rule` is unchanged */
	bool answered;   /* the machine has answered in this game */
};

/* Returns the settings at the start: freestyle, and no limits. */
struct limits limits_none(void);
/* Carries out INFO; `text` is KEY VALUE. Unknown keys and values that are not numbers are ignored, as the protocol
   demands. */
void limits_set(struct limits *limits, struct span text);
/* Treats the other program as Yixin-Board from now on: rule numbers, also the one already set, are Yixin's, and
   commands wait until a search has ended. */
void limits_use_yixin(struct limits *limits);
/* Returns an error answer if the rule is not known, or NULL. */
const char *limits_rule_obstacle(const struct limits *limits);
/* Returns the binary logarithm of the largest hash table in kB. */
int limits_hash_most(const struct common_options *common);
/* Starts a new game. It has the time of INFO time_left if that is new, else all of the time for a match. */
void limits_restart(struct limits *limits);
/* Sets `answered`, subtracts the time of an answer from the match time left, and adds the increment. */
void limits_spend(struct limits *limits, long long milliseconds);

/* Plans the time of an answer in the position of the stones, within the options of the command line; TIMING_FREE
   without a clock. */
struct time_plan limits_plan(const struct limits *limits, const struct common_options *common,
                             const struct stones *stones);
/* Returns the other limits of an answer, and whether the search may use its table from earlier answers. */
struct budget limits_budget(const struct limits *limits, const struct common_options *common);

#endif
