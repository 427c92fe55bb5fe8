/* The openings of a match. */
#ifndef OPENINGS_H
#define OPENINGS_H

#include <stdbool.h>

#include "rules/game.h"

enum { OPENINGS_MAX = 1000, OPENING_STONES_MAX = 32 };

struct opening_stones {
	int count;
	int point[OPENING_STONES_MAX]; /* alternating sides, Black first */
};

struct openings {
	int count; /* at least one: the empty board if no file was read */
	struct opening_stones list[OPENINGS_MAX];
};

/* Reads a file with an opening on each line: points such as H8, with or without blanks between them. Lines that
   begin with # are comments. Each opening must be playable under the rules and leave the game open. Returns 0, the
   number of the first bad line, or -1 if the file cannot be read or has no openings. */
int openings_read(struct openings *all, const char *path, const struct ruleset *rules);

/* Returns the opening for a pair of games; pairs count from 0. After the last opening the list begins again, with the
   next of the eight symmetries applied. */
struct opening_stones openings_of_pair(const struct openings *all, int pair, int size);

#endif
