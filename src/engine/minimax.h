/* The classic player: depth-limited minimax with alpha-beta, for any K and any size.
   Its evaluation counts runs: every K points in a row that hold stones of one side only are worth more the more there
   are. Source: Knuth and Moore, An analysis of alpha-beta pruning, 1975. */
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

/* Stones of each side in K points in a row, and on the two points next to them. */
struct minimax_window {
	uint8_t stones[2];
	uint8_t flank[2];
};

/* All that a search needs; about 200 kB, of which a small board touches little. Zero before the first call. */
struct minimax {
	struct board board;
	struct ruleset rules;
	struct budget budget;
	/* While its moves are chosen from, else NULL: later moves are bound by no opening. */
	const struct question *question;
	bool exact[2];   /* more than K are no win for this side */
	bool needs_open; /* nor are K between two stones of the other side */
	bool stopped;
	unsigned long long nodes;
	int64_t score;                   /* of the windows, for Black */
	int64_t worth[BOARD_MAX + 1];    /* of a window with so many stones of one side */
	int low_x, high_x, low_y, high_y; /* the stones lie within */
	struct minimax_window window[DIRECTIONS][BOARD_MAX * BOARD_MAX]; /* by the first point */
	uint8_t near[BOARD_MAX * BOARD_MAX];                             /* stones within two points */
	int length[MINIMAX_PLY_MAX + 2];
	int16_t line[MINIMAX_PLY_MAX + 2][MINIMAX_PLY_MAX + 2]; /* by ply: the play that is expected from there, points */
};

/* The best move as far as the budget goes, as struct mover has it with a struct minimax for a workspace; 4 plies where
   the budget says nothing. rng chooses among moves that look alike at first sight. */
void minimax_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);

#endif
