/* The moves of games, each among all that could be played. */
#ifndef CHOICES_H
#define CHOICES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../tune/learn.h"
#include "engine/position/position.h"

struct candidate {
	uint16_t code[2];           /* of the side to move, of the other side */
	uint16_t shape[DIRECTIONS]; /* with the colors swapped if White is to move */
};

struct choice {
	size_t first; /* its first candidate */
	unsigned candidates;
	unsigned played;                /* index of the move played */
	uint8_t side;                   /* to move */
	struct accumulator accumulator; /* of the position */
};

/* The choices held out come after the others. Nothing is learned from them. */
struct choices {
	struct choice *choice;
	struct candidate *candidate;
	size_t count, held, candidates;
	size_t room; /* of candidate[] */
};

/* Reads the moves of the games in the files, lines of tests/tools/selfplay. Leaves out the moves of the opening, and
   moves where a side can make a five, or the side to move a straight four, because the search does not order such
   moves. */
void choices_read(struct choices *choices, const struct game_files *files);
void choices_free(struct choices *choices);

#endif
