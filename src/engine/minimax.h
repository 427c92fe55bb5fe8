/* The classic player: depth-limited minimax with alpha-beta, for any K and any size.
   The evaluation adds up windows: K points in a row that hold stones of one side only. A window is worth more with more
   stones. Source: Knuth and Moore, An analysis of alpha-beta pruning, 1975. */
#ifndef MINIMAX_H
#define MINIMAX_H

#include <stdint.h>

#include "base/rng.h"
#include "engine/question/question.h"

enum {
	MINIMAX_DEPTH_MAX = 64,
	MINIMAX_EXTENSIONS = 8, /* answers to a threat to win that do not count as depth, in one line of play */
	MINIMAX_PLY_MAX = MINIMAX_DEPTH_MAX + MINIMAX_EXTENSIONS,
};

/* The stones of each side in a window, and on the two points next to it. */
struct minimax_window {
	uint8_t stones[2];
	uint8_t flank[2];
};

/* The workspace; about 200 kB, of which a small board touches little. Zeroed before the first question. */
struct minimax {
	struct board board;
	struct ruleset rules;
	struct budget budget;
	/* At the root, else NULL: the opening does not bind later moves. */
	const struct question *question;
	bool exact[2];   /* more than K stones in a row are no win for this side */
	bool needs_open; /* K between two stones of the other side are no win (caro) */
	bool stopped;
	unsigned long long nodes;
	int64_t score;                   /* of the windows, for Black */
	int64_t worth[BOARD_MAX + 1];    /* of a window, by the number of its stones */
	int low_x, high_x, low_y, high_y; /* bounds of all stones */
	struct minimax_window window[DIRECTIONS][BOARD_MAX * BOARD_MAX]; /* by the first point */
	uint8_t near[BOARD_MAX * BOARD_MAX];                             /* stones within two points */
	int length[MINIMAX_PLY_MAX + 2];
	int16_t line[MINIMAX_PLY_MAX + 2][MINIMAX_PLY_MAX + 2]; /* by ply: the pv from there, as points */
};

/* The choose function of struct mover; the workspace is a struct minimax. Searches 4 plies where the budget has no
   limit. rng chooses among moves of equal first score. */
void minimax_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);

#endif
