/* Tells, from the games of a FILE, whether the FILE was probably meant to be read with other options. */
#ifndef MISREAD_H
#define MISREAD_H

#include "record/replay.h"

struct misread {
	unsigned long long games;
	bool other;              /* not one game: a line is neither one move nor a referee's command, or a point recurs */
	int moves;               /* lines of a single stone */
	struct point_set points; /* the points of those lines since the last `new` or `undo` */
	bool letter_i;           /* a move has the letter I */
	bool later_letter;       /* a move has a letter after I */
};

void misread_start(struct misread *misread);
/* Adds the next complete game of the file. */
void misread_add(struct misread *misread, const struct replay *replay);
/* Do the plain lines look like one game with one move per line? */
bool misread_one_game(const struct misread *misread);
/* Do the points look as if written with -c go: many games, with letters after I but never I? */
bool misread_go_letters(const struct misread *misread);

#endif
