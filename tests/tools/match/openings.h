/* Where the games of a match begin. */
#ifndef OPENINGS_H
#define OPENINGS_H

#include <stdbool.h>

#include "rules/game.h"

enum { OPENINGS_MAX = 1000, OPENING_STONES_MAX = 32 };

struct opening_stones {
	int count;
	int point[OPENING_STONES_MAX]; /* the sides in turn, Black first */
};

struct openings {
	int count; /* at least one: the empty board, where no file was read */
	struct opening_stones list[OPENINGS_MAX];
};

/* Reads a file with an opening a line, points as H8, between them blanks or nothing; lines that start with # are
   comments. Each has to be playable under the rules, and to leave the game open. 0, or the number of the first line that
   is not so, or -1 when the file can't be read or holds none. */
int openings_read(struct openings *book, const char *path, const struct ruleset *rules);

/* The opening of the pair of games with this number, from 0. After the last one they begin again, turned or reflected,
   until each has been played under all eight symmetries of the board. */
struct opening_stones openings_of_pair(const struct openings *book, int pair, int size);

#endif
