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
	int match;        /* milliseconds for all its moves, or 0 */
	int delay;        /* milliseconds between its move and the next command */
	bool gtp;         /* it speaks GTP, else Gomocup's protocol */
	bool by_cpu;      /* its time is processor time, else wall-clock time */
};

struct conditions {
	struct ruleset rules;
	struct contestant contestant[2];
	bool swap2;     /* SWAP2BOARD makes the opening */
	int grace;      /* milliseconds over its time after which an engine has lost */
	int most_plies; /* after which the game is a draw; 0: no limit */
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
