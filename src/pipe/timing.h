/* The time for one move, within what a manager or a clock allows for the game. */
#ifndef TIMING_H
#define TIMING_H

#include <stdbool.h>

/* Times are milliseconds, at most TIMING_MOST; TIMING_FREE is no limit. */
enum { TIMING_FREE = -1, TIMING_MOST = 1000000000 };

struct timing {
	int turn;      /* for one move */
	int match;     /* for all moves of a game */
	int left;      /* what remains of `match`: 0 or more, or TIMING_FREE */
	int increment; /* added to what is left after each move */
};

/* The time for one move. TIMING_FREE is no limit; 0: answer at once. */
struct time_plan {
	int optimum; /* for a move like most others */
	int maximum; /* for a hard one; equal to `optimum` if only the limit for each move counts */
};

/* Plans the next move, leaving enough for the rest of the game. The side to move has made `own_moves` moves; `empty`
   points are empty. */
struct time_plan timing_plan(const struct timing *timing, int own_moves, int empty);
/* Returns the plan for a move that takes this time. */
struct time_plan timing_exact(int milliseconds);
/* Limits a plan by `own`, the command line's time for a move, or TIMING_FREE. If the user did not choose that time, it
   is only a default, for a plan without a limit. */
struct time_plan timing_within(struct time_plan plan, int own, bool chosen);

#endif
