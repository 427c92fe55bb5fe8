/* The question to a machine. */
#ifndef QUESTION_H
#define QUESTION_H

#include "engine/question/budget.h"
#include "engine/question/multi_pv.h"
#include "rules/board.h"

/* The question: which move is best for `side` in a game that is not over? */
struct question {
	const struct board *board;
	const struct ruleset *rules; /* without the opening, whose limits are in `allowed` */
	enum side side;
	const struct point_set *allowed; /* the points that may be played now; NULL: any */
	const struct budget *budget;
	struct multi_pv *multi_pv; /* the list of the best moves to fill in; NULL: only the answer is wanted */
	/* only for the solver: */
	bool passed;          /* the other side has just passed, so a pass makes a draw */
	bool claimable;       /* the side may claim the game */
	bool restricts_later; /* the opening restricts later stones, too */
};

/* Is the empty point legal for the side? False also when it cannot be judged in time. `board` has the question's
   stones; more are put on it and taken back. */
bool question_allows(const struct question *question, struct board *board, int point);

#endif
