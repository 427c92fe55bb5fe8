/* What the solver and the engine say of the positions of a run. */
#ifndef SOLVING_H
#define SOLVING_H

#include "base/clock.h"
#include "engine/mover.h"
#include "rules/game.h"

enum { SOLVING_UNKNOWN = -1 }; /* the budget ended first, or there was no memory */

/* solving_start() sets what is not zero. */
struct solving {
	struct solver *solver;
	bool no_solver; /* there was no memory for one */
	struct mover_state mover_state;
	struct budget budget; /* of one answer */
	struct deadline deadline;
	int milliseconds; /* 0: no clock is read */
	bool asked;       /* whether fours win in this position: */
	int fours;        /* as solving_win() has it */
	int16_t line[SEARCH_LINE_MAX];
};

/* Takes no memory before it is asked. */
void solving_start(struct solving *solving, const struct budget *budget, int milliseconds, uint64_t seed);
void solving_end(struct solving *solving);

/* Has a question found no memory to be answered with? */
bool solving_exhausted(const struct solving *solving);

/* The questions that follow are about one position: what was found of another counts no more. */
void solving_position(struct solving *solving);
/* The line of a win that the side to move can force in the open game, by fours only or by anything: its length, 0 where
   there is none, or SOLVING_UNKNOWN. */
int solving_win(struct solving *solving, const struct game *game, bool fours_only, int16_t line[SEARCH_LINE_MAX]);
/* The engine's point for the side to move in the open game; POINT_NONE where that is a pass. */
int solving_best(struct solving *solving, const struct game *game);
/* How many first moves win by fours: 0, 1, 2 for several, or SOLVING_UNKNOWN. */
int solving_first_moves(struct solving *solving, const struct game *game);

#endif
