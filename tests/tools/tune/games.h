/* The positions of the games to learn from. */
#ifndef GAMES_H
#define GAMES_H

#include <stdbool.h>
#include <stdio.h>

#include "engine/position/network_shape.h"
#include "engine/position/position.h"

/* One game in this many is held out: only the scale is fitted to it. */
enum { HELD_OUT = 32 };

/* Empty points with the same codes and shapes. */
struct points {
	uint16_t code[2]; /* by side */
	uint16_t shape[DIRECTIONS]; /* in ascending order */
	uint16_t count;
};

struct sample {
	size_t points; /* index of its first kind of points */
	unsigned kinds;
	uint16_t threats; /* position_threats() */
	uint8_t to_move;
	float target;
};

struct choice {
	size_t code; /* index of the codes of its first move */
	unsigned moves, played; /* their number; the index of the move played */
	uint8_t side;
};

struct games {
	bool two_sided;        /* the rules differ between the sides */
	bool occurs[2][CODES]; /* the side has the code in a sample; of either side if the rules are the same for both */
	double scale;          /* the evaluation at which the odds are e to 1 */
	size_t held;           /* samples of the games held out, after all others */
	struct points *points;
	struct sample *sample;
	struct choice *choice;
	uint16_t (*code)[2]; /* [0] of the side to move, [1] of the other side */
	size_t kinds, samples, choices, codes; /* `samples` does not count those held out */
	size_t kinds_room, codes_room;         /* of points[] and code[] */
};

/* Reads lines of tests/tools/selfplay, which says what is in a line. */
void games_read(struct games *games, FILE *file, enum rule rule);
void games_free(struct games *games);

#endif
