/* The game clock of both sides, with Canadian byo-yomi: a number of stones within a time. */
#ifndef GTP_CLOCK_H
#define GTP_CLOCK_H

#include "pipe/timing.h"
#include "rules/ruleset.h"

/* Times are milliseconds. */
struct gtp_period {
	int main;
	int byo;    /* of the period, which begins after the main time */
	int stones; /* to play in it; 0: there is no period */
};

/* Zero is no clock. */
struct gtp_clock {
	bool free;    /* the settings say that there is no clock: times left do not count */
	bool runs[2]; /* by side */
	struct gtp_period settings;
	struct gtp_period left[2];
};

/* Sets the clocks of both sides, in seconds. A period without stones means no clock. */
void gtp_clock_set(struct gtp_clock *clock, int main, int byo, int stones);
/* Starts a game with all of its time. */
void gtp_clock_restart(struct gtp_clock *clock);
/* Sets the time left, in seconds: main time if there are no stones, else the rest of a period. */
void gtp_clock_left(struct gtp_clock *clock, enum side side, int time, int stones);

/* Plans the side's next move; TIMING_FREE without a clock. The side has made `own_moves`; `empty` points are left. */
struct time_plan gtp_clock_plan(const struct gtp_clock *clock, enum side side, int own_moves, int empty);
/* Subtracts the time of a move. */
void gtp_clock_spend(struct gtp_clock *clock, enum side side, long long milliseconds);

#endif
