/* Tells, from the games of a FILE, whether the FILE was probably meant to be read with other options. */
#ifndef MISREAD_H
#define MISREAD_H

#include "record/replay.h"

struct misread {
	unsigned long long games;
	bool letter_i;     /* a move has the letter I */
	bool later_letter; /* a move has a letter after I */
};

void misread_start(struct misread *misread);
/* Adds the next complete game of the file. */
void misread_add(struct misread *misread, const struct replay *replay);
/* Adds the games of another part of the file. */
void misread_merge(struct misread *misread, const struct misread *part);
/* Do the points look as if written with -c go: many games, with letters after I but never I? */
bool misread_go_letters(const struct misread *misread);

#endif
