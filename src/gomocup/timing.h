/* How long one move of a game may take, by what a manager allows. */
#ifndef TIMING_H
#define TIMING_H

/* Milliseconds; TIMING_FREE where there is no limit, or none was told. */
enum { TIMING_FREE = -1, TIMING_MOST = 1000000000 };

struct timing {
	int turn;  /* for one move */
	int match; /* for all moves of a game */
	int left;  /* of those; below 0 but for TIMING_FREE never */
};

/* The time for the next move, so that what is left lasts as long as a game may: own_moves were made, and so many points
   are empty. TIMING_FREE without a limit; 0: answer at once. */
int timing_next(const struct timing *timing, int own_moves, int empty);

#endif
