/* One game between two engines, judged by the rules. */
#ifndef PLAY_H
#define PLAY_H

#include "openings.h"

enum { FIRST, SECOND };

/* One of the two contestants of a match. */
struct contestant {
	const char *command;
	const char *info; /* settings for INFO: KEY=VALUE, separated by commas */
	int turn;         /* milliseconds for a move */
	int match;        /* milliseconds for all its moves; 0: no limit */
	int delay;        /* milliseconds between its move and the next command */
	bool gtp;         /* it speaks GTP, else Gomocup's protocol */
	bool by_cpu;      /* its time is processor time, else wall-clock time */
};

struct conditions {
	struct ruleset rules;
	struct contestant contestant[2];
	bool swap2;     /* the engines make the opening, with SWAP2BOARD */
	int grace;      /* an engine loses when it is this many milliseconds over its time */
	int most_plies; /* the game is a draw after this many plies; 0: no limit */
};

struct result {
	enum side winner; /* or SIDE_NONE */
	const char *how;  /* five, forbidden, full, limit, resign; for a fault: illegal, time, gone, error */
	int black;        /* who has Black: FIRST or SECOND */
	enum side taken;  /* the color that was chosen in the opening, or SIDE_NONE */
	int slowest[2];   /* milliseconds of the longest answer, FIRST and SECOND */
	char detail[200]; /* the loser's fault, or empty */
};

/* Plays a game, which is left in `game`. `begins`, FIRST or SECOND, has Black, or puts the first stones of swap2. */
void play_game(struct game *game, const struct conditions *conditions, const struct opening_stones *opening, int begins,
               struct result *result);

#endif
