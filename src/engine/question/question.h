/* The question to a machine, and its answer. */
#ifndef QUESTION_H
#define QUESTION_H

#include "engine/question/budget.h"
#include "rules/board.h"

/* The question: which move is best for `side` in a game that is not over? */
struct question {
	const struct board *board;
	const struct ruleset *rules; /* without the opening: `allowed` has the points that it allows */
	enum side side;
	const struct point_set *allowed; /* the points that may be played now; NULL: any */
	const struct budget *budget;
	/* for proofs: */
	bool passed;    /* the other side has just passed, so a pass makes a draw */
	bool claimable; /* the side may claim the game */
	bool bound;     /* the opening restricts later stones, too */
};

/* Is the empty point legal for the side? False also when it cannot be judged in time. `board` is the question's or
   a copy; stones are put on it and taken back. */
bool question_allows(const struct question *question, struct board *board, int point);

enum {
	SEARCH_LINE_MAX = 256,
	SEARCH_DEPTH_MAX = 255, /* most plies that a budget may ask for */
};

/* The answer. */
struct search_result {
	int point;     /* POINT_NONE: a pass, because no point is legal */
	bool searched; /* the machine has searched: the fields below are set */
	int depth;     /* the last depth that was completed */
	unsigned long long nodes;
	long long score; /* for the side to move, in the machine's own units */
	int forced;      /* plies to a forced end, counting this move: positive if the side wins, negative if it loses,
	                    0 if unknown */
	unsigned weight; /* games that speak for a move from a book; 0: the move is not from a book */
	int length;
	int16_t line[SEARCH_LINE_MAX]; /* the pv as points, beginning with this move */
};

#endif
