/* The engine's door: who can move for a side, by name, and how a machine is asked. */
#ifndef MOVER_H
#define MOVER_H

#include "base/names.h"
#include "base/rng.h"
#include "engine/question/budget.h"
#include "rules/board.h"

/* In the order of movers[]. */
enum mover_id {
	MOVER_HUMAN, /* moves come from outside */
	MOVER_RANDOM,
	MOVER_MINIMAX,
	MOVER_BEGINNER,
	MOVER_EASY,
	MOVER_MEDIUM,
	MOVER_HARD,
	MOVER_ENGINE,
	MOVERS,
};

/* What is asked: a move for side, in an open game. */
struct question {
	const struct board *board;
	const struct ruleset *rules; /* its opening binds nobody here: `allowed` does */
	enum side side;
	const struct point_set *allowed; /* the points that may be played now; NULL: all */
	const struct budget *budget;
	/* What a forced win must know besides. */
	bool passed;    /* the other side has just passed: another pass is a draw */
	bool claimable; /* side may claim the game */
	bool bound;     /* the opening binds later stones too */
};

/* May side play the empty point, its opening and forbidden points considered? Not one that can't be judged in time. `board` is the question's, or a copy to be
   judged on: stones are played and taken back. */
bool question_allows(const struct question *question, struct board *board, int point);

enum {
	SEARCH_LINE_MAX = 256,
	SEARCH_DEPTH_MAX = 255, /* plies that a budget may ask for */
};

/* What a machine found. */
struct search {
	int point;     /* POINT_NONE: a pass, for side may play nothing */
	bool searched; /* it looked ahead: what follows means something */
	int depth;     /* plies that were searched to the end */
	unsigned long long nodes;
	long long score; /* for side, in the machine's own unit */
	int forced;      /* plies to a forced end, this move counted: above 0 side wins, below it loses, 0 none is known */
	int length;
	int16_t line[SEARCH_LINE_MAX]; /* the play it expects, this move first */
};

struct mover {
	const char *name;
	size_t memory; /* bytes of its workspace, which is zero before the first question */
	/* Answers within the budget. Board and rules stay as they are. With no clock, the same question and the same rng have
	   the same answer; where the budget carries, the same questions in a row have the same answers. NULL for the human. */
	void (*choose)(void *workspace, const struct question *question, struct rng *rng, struct search *found);
	/* Gives back what the workspace holds; NULL where that is nothing. */
	void (*release)(void *workspace);
	int patience; /* milliseconds that it takes at most, whatever the budget; 0: as many as the budget */
};
extern const struct mover movers[]; /* ends in a row without a name */

static inline struct names mover_names(void)
{
	return (struct names)NAMES_OF(movers, name);
}

/* What the machines of one game keep between moves; both sides share it. Zero is a mind that has not thought yet: memory
   is taken by who is asked first. */
struct mind {
	struct rng rng;
	bool exhausted; /* there was no memory for a machine: the random mover answered in its place */
	void *workspace[MOVERS];
};

/* Asks a machine; the human's adviser for MOVER_HUMAN. With only_asked the next call gives the same answer again. Where
   no memory is to be had the random mover answers, and mind->exhausted is set. */
void mind_choose(struct mind *mind, enum mover_id mover, const struct question *question, bool only_asked,
                 struct search *found);
void mind_free(struct mind *mind);

#endif
