/* Signs, gathered from the games of a FILE, that other options would read the FILE better. */
#ifndef HINTS_H
#define HINTS_H

#include "record/replay.h"

struct hints {
	unsigned long long games;
	bool other;             /* a game could not be a line for the referee */
	int moves;              /* games of one stone, on different points */
	struct point_set taken; /* these points */
	bool letter_i;          /* a move has the letter I */
	bool later_letter;      /* a move has a letter after I */
};

void hints_start(struct hints *hints);
/* Takes the next complete game of the file. */
void hints_take(struct hints *hints, const struct replay *replay);
/* Were the plain lines one game, with one move per line? */
bool hints_at_referee(const struct hints *hints);
/* Were the points probably written as -c go writes them: many games, later letters, but never the letter I? */
bool hints_at_go(const struct hints *hints);

#endif
