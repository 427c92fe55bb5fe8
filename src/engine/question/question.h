/* What a machine is asked, and what it found. */
#ifndef QUESTION_H
#define QUESTION_H

#include "engine/question/budget.h"
#include "rules/board.h"

/* What is asked: a move for `side` in an open game. */
struct question {
	const struct board *board;
	const struct ruleset *rules; /* except its opening: `allowed` has what the opening allows */
	enum side side;
	const struct point_set *allowed; /* the points that may be played now; NULL: all */
	const struct budget *budget;
	/* For proofs: */
	bool passed;    /* the other side has just passed: another pass is a draw */
	bool claimable; /* side may claim the game */
	bool bound;     /* the opening binds later stones too */
};

/* Is the empty point legal for the side? False also when it cannot be judged in time. `board` is the question's or
   a copy: stones are played on it and taken back. */
bool question_allows(const struct question *question, struct board *board, int point);

enum {
	SEARCH_LINE_MAX = 256,
	SEARCH_DEPTH_MAX = 255, /* plies that a budget may ask for */
};

/* What a search found. */
struct search_result {
	int point;     /* POINT_NONE: a pass, since no point is legal */
	bool searched; /* it looked ahead: the fields below are set */
	int depth;     /* the last depth that was searched completely */
	unsigned long long nodes;
	long long score; /* for the side to move, in the machine's own unit */
	int forced;      /* plies to a forced end, with this move: positive, the side wins; negative, it loses; 0 unknown */
	int length;
	int16_t line[SEARCH_LINE_MAX]; /* the pv as points, this move first */
};

#endif
