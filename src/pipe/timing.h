/* The time for one move, within what a manager or a clock allows for the game. */
#ifndef TIMING_H
#define TIMING_H

/* Times are milliseconds; TIMING_FREE is no limit. */
enum { TIMING_FREE = -1, TIMING_MOST = 1000000000 };

struct timing {
	int turn;  /* for one move */
	int match; /* for all moves of a game */
	int left;  /* of the match time: TIMING_FREE, or 0 and more */
	int increment; /* added to what is left after each move */
};

/* Returns the time for the next move, leaving enough for the rest of the game. `own_moves` were made, and `empty`
   points are left. TIMING_FREE is no limit; 0: answer at once. */
int timing_next(const struct timing *timing, int own_moves, int empty);

#endif
