/* One game between two engines, judged by the rules. */
#ifndef PLAY_H
#define PLAY_H

#include "openings.h"

enum { FIRST, SECOND };

/* A side of a match. */
struct contestant {
	const char *command;
	const char *info; /* KEY=VALUE, joined by commas: what INFO tells it */
	int turn;         /* milliseconds for a move */
	int match;        /* milliseconds for all its moves, or 0 */
	int delay;        /* milliseconds between its move and what it is told next */
};

struct terms {
	struct ruleset rules;
	struct contestant contestant[2];
	bool swap2;     /* SWAP2BOARD makes the opening */
	int patience;   /* milliseconds after its time until an engine has lost */
	int most_plies; /* then the game is a draw; 0: never */
};

struct result {
	enum side winner; /* or SIDE_NONE */
	const char *how;  /* five, forbidden, full, limit; of a loser: illegal, time, gone, error */
	int black;        /* FIRST or SECOND */
	enum side taken;  /* the colour that was chosen in the opening, or SIDE_NONE */
	int slowest[2];   /* milliseconds of the longest answer, FIRST and SECOND */
	char detail[200]; /* what a loser did, or empty */
};

/* Plays a game; it is left in `game`. `begins` is FIRST or SECOND: it has Black, or lays the first stones of swap2. */
void play_game(struct game *game, const struct terms *terms, const struct opening_stones *opening, int begins,
               struct result *result);

#endif
