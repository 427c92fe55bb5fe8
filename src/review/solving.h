/* The solver and the engine, asked about the positions of a run. */
#ifndef SOLVING_H
#define SOLVING_H

#include "base/clock.h"
#include "engine/mover.h"
#include "rules/game.h"

enum { SOLVING_UNKNOWN = -1 }; /* out of budget or memory */

/* solving_start() sets what is not zero. */
struct solving {
	struct solver *solver;
	bool no_solver; /* out of memory */
	struct mover_state mover_state;
	struct budget budget; /* of one answer */
	struct deadline deadline;
	int milliseconds; /* 0: no clock is read */
	bool asked;       /* fours and line are known for this position */
	int fours;        /* the length of a win by fours, as solving_win() returns it */
	int16_t line[SEARCH_LINE_MAX];
};

/* Allocates nothing before the first question. */
void solving_start(struct solving *solving, const struct budget *budget, int milliseconds, uint64_t seed);
void solving_end(struct solving *solving);

/* Was there a question for which there was no memory? */
bool solving_exhausted(const struct solving *solving);

/* Forgets what was found for the position before: the next questions are about another one. */
void solving_position(struct solving *solving);
/* Finds a forced win of the side to move in the open game, by fours only or by any means. Writes its moves to line.
   Returns its length, 0 for none, or SOLVING_UNKNOWN. */
int solving_win(struct solving *solving, const struct game *game, bool fours_only, int16_t line[SEARCH_LINE_MAX]);
/* Returns the engine's move in the open game; POINT_NONE for a pass. */
int solving_best(struct solving *solving, const struct game *game);
/* Returns the number of first moves that win by fours: 0, 1, 2 for several, or SOLVING_UNKNOWN. */
int solving_first_moves(struct solving *solving, const struct game *game);

#endif
