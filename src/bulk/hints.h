/* Signs that a FILE is to be read in another way than it is, gathered from its games. */
#ifndef HINTS_H
#define HINTS_H

#include "record/replay.h"

struct hints {
	unsigned long long games;
	bool other;             /* a game that is no line of the referee's */
	int moves;              /* games that are one stone, each on a point of its own */
	struct point_set taken; /* by those */
	bool letter_i;          /* a move with it */
	bool later_letter;      /* a move with one of the letters behind it */
};

void hints_start(struct hints *hints);
/* The next game of the file, after its end. */
void hints_take(struct hints *hints, const struct replay *replay);
/* Were the games of plain lines the lines of one game, a move each? */
bool hints_at_referee(const struct hints *hints);
/* Were there many games and no move with the letter I, but some with later letters, as -c go writes points? */
bool hints_at_go(const struct hints *hints);

#endif
