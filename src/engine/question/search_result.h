/* A machine's answer, and what its search says about it. */
#ifndef SEARCH_RESULT_H
#define SEARCH_RESULT_H

#include <stdbool.h>
#include <stdint.h>

enum {
	SEARCH_PV_MAX = 256,
	SEARCH_DEPTH_MAX = 255, /* most plies that a budget may ask for */
};

struct search_result {
	int point;     /* POINT_NONE: a pass, because no point is legal */
	bool searched; /* the fields below are set; `weight` may be set without a search */
	int depth;     /* the last depth that was completed */
	int seldepth;  /* the longest line of that depth, in plies; 0: not counted */
	unsigned long long nodes;
	unsigned long long visits; /* nodes below this first move; 0: not counted */
	long long score;           /* for the side to move, in the machine's own units */
	int forced; /* plies to a forced end, counting this move: positive if the side wins, negative if it loses,
	                    0 if unknown */
	bool short_of_threads; /* the system had no room for all threads of the budget */
	unsigned weight;       /* of a book move: the games that support it; 0: not a book move */
	int pv_length;
	int16_t pv[SEARCH_PV_MAX]; /* the principal variation as points, beginning with this move */
};

#endif
