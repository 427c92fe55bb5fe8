/* The game clock of both sides, with Canadian byo-yomi: a number of stones within a time. */
#ifndef GTP_CLOCK_H
#define GTP_CLOCK_H

#include "pipe/timing.h"
#include "rules/ruleset.h"

/* Times are milliseconds. */
struct gtp_period {
	int main;   /* main time */
	int byo;    /* time of a byo-yomi period; periods begin after the main time */
	int stones; /* stones to play in a period; 0: there are no periods */
};

/* All zero: no clock. */
struct gtp_clock {
	bool ignores_time_left;     /* time_settings said that there is no clock */
	bool is_set;                /* time_settings set the clock */
	bool runs[2];               /* by side: the side has a clock */
	struct gtp_period settings; /* at the start of a game */
	struct gtp_period left[2];  /* by side: the time left, and the stones left in the period */
};

/* Sets the clocks of both sides, in seconds. `byo` above 0 with 0 `stones` means no clock. */
void gtp_clock_set(struct gtp_clock *clock, int main, int byo, int stones);
/* Starts a game with all of its time; without a clock, if only gtp_clock_left() gave a side some time. */
void gtp_clock_restart(struct gtp_clock *clock);
/* Sets the time left, in seconds: main time if `stones` is 0; else the rest of a period, for that many stones. */
void gtp_clock_left(struct gtp_clock *clock, enum side side, int time, int stones);

/* Plans the side's next move; TIMING_FREE without a clock. The side has made `own_moves`; `empty` points are left. */
struct time_plan gtp_clock_plan(const struct gtp_clock *clock, enum side side, int own_moves, int empty);
/* Subtracts the time of a move, and begins the next period after the last stone of one. */
void gtp_clock_spend(struct gtp_clock *clock, enum side side, long long milliseconds);

#endif
