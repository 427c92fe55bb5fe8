/* The positions of the games that are learnt from. */
#ifndef GAMES_H
#define GAMES_H

#include <stdbool.h>
#include <stdio.h>

#include "engine/position.h"

enum {
	GAMES_SIZE = 15,
	WORTHS = 2 * CODES,
	MASKS = 2 * THREAT_MASKS,
};

struct feature {
	uint16_t index;
	int16_t count; /* in halves */
};

/* Empty points with the same codes. */
struct points {
	uint16_t code[2]; /* by side */
	uint16_t count;
};

struct sample {
	size_t feature; /* the first of them */
	size_t points;  /* the first of the kinds of points */
	unsigned features, kinds;
	uint16_t mask;
	uint8_t to_move;
	float target;
	float table; /* what the tables make of it, once they are learnt */
};

struct choice {
	size_t code; /* the first of the moves' */
	unsigned moves, played;
	uint8_t side;
};

struct games {
	bool two_sided; /* is there a table for each side? */
	double scale;   /* the value that makes the odds e to 1 */
	struct feature *feature;
	struct points *points;
	struct sample *sample;
	struct choice *choice;
	uint16_t (*code)[2]; /* own, other's */
	size_t features, kinds, samples, choices, codes;
};

/* A line of the file is a game on 15x15: how many stones its opening has, all moves, Black's score, and the value of each
   position from the opening on for the side to move, tab-separated. */
void games_read(struct games *games, FILE *file, const struct ruleset *rules);
void games_free(struct games *games);

#endif
