/* The evaluation of minimax: a board with its windows, all runs of K points in a row. Only a window with stones of one
   side alone counts; a window with more stones counts for more. */
#ifndef WINDOWS_H
#define WINDOWS_H

#include <stdint.h>

#include "rules/board.h"

enum { WINDOWS_NEAR = 2 }; /* moves farther than this from all stones are tried only on an empty or nearly full board */

/* How many stones each side has in a window, and on the two points next to it. */
struct window {
	uint8_t stones[2];
	uint8_t flank[2];
};

/* The bounds of all stones. */
struct bounds {
	int low_x, high_x, low_y, high_y;
};

struct windows {
	struct board board;
	struct ruleset rules;          /* without an opening */
	bool exact[2];                 /* more than K stones in a row do not win for this side */
	bool needs_open;               /* K stones between two of the other side do not win (caro) */
	int64_t score;                 /* sum of all windows, for Black */
	int64_t weight[BOARD_MAX + 1]; /* value of a window, by the number of its stones */
	struct bounds bounds;
	struct window window[DIRECTIONS][BOARD_MAX * BOARD_MAX]; /* by the first point */
	uint8_t near[BOARD_MAX * BOARD_MAX]; /* number of stones within two points, by y * BOARD_MAX + x */
};

/* Sets up the board. */
void windows_load(struct windows *windows, const struct board *board, const struct ruleset *rules);
/* Put a stone, and take it away again. Update score, windows and near, but not the bounds. */
void windows_put(struct windows *windows, enum side side, int point);
void windows_take(struct windows *windows, enum side side, int point);
/* Extends the bounds to include a point. A caller that takes a stone back restores them. */
void windows_widen(struct windows *windows, int point);
/* Returns what a stone on the point gains in the side's windows, plus half of what a stone of the other side would gain
   in the other side's windows. *may_win: the stone might win; *may_lose: the other side's stone might win. */
int64_t windows_gain(const struct windows *windows, enum side side, int point, bool *may_win, bool *may_lose);

#endif
