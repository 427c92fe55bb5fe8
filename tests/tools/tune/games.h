/* The positions of the games to learn from. */
#ifndef GAMES_H
#define GAMES_H

#include <stdbool.h>
#include <stdio.h>

#include "engine/position/network_shape.h"
#include "engine/position/position.h"

/* One game of a file in this many is held out: only the scale is fitted to it. */
enum { HELD_OUT = 32 };

/* Empty points with the same codes and shapes. */
struct points {
	uint16_t code[2];           /* by side */
	uint16_t shape[DIRECTIONS]; /* in ascending order */
	uint8_t region;
	uint8_t count;
};

struct sample {
	size_t points; /* index of its first kind of points */
	unsigned kinds;
	uint16_t threats; /* position_threats() */
	uint8_t to_move;  /* Black if the rules are the same for both sides: the colors are swapped if White is to move */
	bool is_small;    /* on a board without regions */
	float target, result; /* the result is the mover's score */
};

struct choice {
	size_t code;            /* index of the codes of its first move */
	unsigned moves, played; /* their number; the index of the move played */
	uint8_t side;
};

struct games {
	bool two_sided;        /* the rules differ between the sides */
	bool occurs[2][CODES]; /* the side has the code in a sample; of either side if the rules are the same for both */
	double scale;          /* of the file that is read: the player's value at which the odds are e to 1 */
	size_t held;           /* samples of the games held out, after all others */
	struct points *points;
	struct sample *sample;
	struct choice *choice;
	uint16_t (*code)[2];                   /* [0] of the side to move, [1] of the other side */
	size_t kinds, samples, choices, codes; /* `samples` does not count those held out */
	size_t kinds_room, samples_room, choices_room, codes_room;
};

/* Adds the games of a file that are held out, or all others: lines of tests/tools/selfplay, which says what is in a
   line. Those held out must come last. */
void games_read(struct games *games, const char *path, enum rule rule, bool held);
void games_free(struct games *games);

#endif
