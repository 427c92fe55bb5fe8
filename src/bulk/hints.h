/* Gathers signs, from the games of a FILE, that the FILE should be read with other options. */
#ifndef HINTS_H
#define HINTS_H

#include "record/replay.h"

struct hints {
	unsigned long long games;
	bool other;             /* one of the games cannot be a line for the referee */
	int moves;              /* games of one stone, each on another point */
	struct point_set taken; /* those points */
	bool letter_i;          /* a move has the letter I */
	bool later_letter;      /* a move has a letter after I */
};

void hints_start(struct hints *hints);
/* Adds the next complete game of the file. */
void hints_take(struct hints *hints, const struct replay *replay);
/* Do the plain lines look like one game with one move per line? */
bool hints_at_referee(const struct hints *hints);
/* Do the points look as if written with -c go: many games with letters after I, but never I? */
bool hints_at_go(const struct hints *hints);

#endif
