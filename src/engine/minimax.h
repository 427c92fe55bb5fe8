/* The classic machine: minimax with alpha-beta pruning to a fixed depth, for any K and any size.
   The evaluation is a sum over windows, K points in a row with stones of one side only. A window with more stones
   counts for more. Source: Knuth and Moore, An analysis of alpha-beta pruning, 1975. */
#ifndef MINIMAX_H
#define MINIMAX_H

#include <stdint.h>

#include "base/rng.h"
#include "engine/question/question.h"

enum {
	MINIMAX_DEPTH_MAX = 64,
	MINIMAX_EXTENSIONS = 8, /* answers to a winning threat, in one line of play, that do not count as depth */
	MINIMAX_PLY_MAX = MINIMAX_DEPTH_MAX + MINIMAX_EXTENSIONS,
};

/* How many stones each side has in a window, and on the two points next to it. */
struct minimax_window {
	uint8_t stones[2];
	uint8_t flank[2];
};

/* The workspace, about 200 kB; a small board touches little of it. Zeroed before the first question. */
struct minimax {
	struct board board;
	struct ruleset rules;
	struct budget budget;
	/* Set at the root, else NULL, because the opening does not restrict later moves. */
	const struct question *question;
	bool exact[2];   /* more than K stones in a row do not win for this side */
	bool needs_open; /* K stones between two of the other side do not win (caro) */
	bool stopped;
	unsigned long long nodes;
	int64_t score;                   /* sum of all windows, for Black */
	int64_t worth[BOARD_MAX + 1];    /* value of a window, by the number of its stones */
	int low_x, high_x, low_y, high_y; /* bounds of all stones */
	struct minimax_window window[DIRECTIONS][BOARD_MAX * BOARD_MAX]; /* by the first point */
	uint8_t near[BOARD_MAX * BOARD_MAX];                             /* number of stones within two points */
	int length[MINIMAX_PLY_MAX + 2];
	int16_t line[MINIMAX_PLY_MAX + 2][MINIMAX_PLY_MAX + 2]; /* by ply: the pv from there, as points */
};

/* The choose function of struct mover; the workspace is a struct minimax. Searches 4 plies if the budget has no
   limit. rng chooses among first moves of equal score. */
void minimax_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);

#endif
