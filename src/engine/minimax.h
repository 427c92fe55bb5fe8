/* The classic machine: minimax with alpha-beta pruning to a fixed depth, for any K and any size. The evaluation is a
   sum over windows (windows.h). Source: Knuth and Moore, An analysis of alpha-beta pruning, 1975. */
#ifndef MINIMAX_H
#define MINIMAX_H

#include <stdint.h>

#include "base/meter.h"
#include "base/rng.h"
#include "engine/question/question.h"
#include "engine/windows.h"

enum {
	MINIMAX_DEPTH_MAX = 64,
	MINIMAX_EXTENSIONS = 8, /* most extensions in one line of play: a forced answer extends it by one ply */
	MINIMAX_PLY_MAX = MINIMAX_DEPTH_MAX + MINIMAX_EXTENSIONS,
};

/* The workspace, about 200 kB. Zeroed before the first question. */
struct minimax {
	struct windows windows;
	struct meter meter;
	int depth; /* the deepest search */
	/* The question while the root moves are listed, else NULL: the opening restricts only the first move. */
	const struct question *question;
	int length[MINIMAX_PLY_MAX + 2];                        /* by ply: the length of line[ply] */
	int16_t line[MINIMAX_PLY_MAX + 2][MINIMAX_PLY_MAX + 2]; /* by ply: the pv from this ply on, as points */
};

/* The choose function of struct mover; the workspace is a struct minimax. If the budget limits neither depth nor
   nodes, searches 4 plies, or to the end of the game when few points are empty. rng chooses among first moves of equal
   windows_gain() and score. */
void minimax_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);

#endif
