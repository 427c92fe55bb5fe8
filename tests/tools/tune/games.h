/* The positions of the games that are learnt from. */
#ifndef GAMES_H
#define GAMES_H

#include <stdbool.h>
#include <stdio.h>

#include "engine/position/position.h"

enum { GAMES_SIZE = 15 };

/* Empty points with the same codes. */
struct points {
	uint16_t code[2]; /* by side */
	uint16_t count;
};

struct sample {
	size_t points; /* the first of the kinds of points */
	unsigned kinds;
	uint16_t threats; /* position_threats() */
	uint8_t to_move;
	float target;
};

struct choice {
	size_t code; /* the first of the moves' */
	unsigned moves, played;
	uint8_t side;
};

struct games {
	bool two_sided; /* do the rules differ for the sides? */
	double scale;   /* the value that makes the odds e to 1 */
	size_t own;     /* samples of games under the rules themselves: the first; the others are borrowed */
	struct points *points;
	struct sample *sample;
	struct choice *choice;
	uint16_t (*code)[2]; /* own, other's */
	size_t kinds, samples, choices, codes;
};

/* A line of a file is a game on 15x15: how many stones its opening has, all moves, Black's score, and the value of each
   position from the opening on for the side to move, tab-separated. The first file has games under the rules; what
   others tell, played under rules much the same, is borrowed: positions, not choices. */
void games_read(struct games *games, FILE *const files[], int count, const struct ruleset *rules);
void games_free(struct games *games);

#endif
