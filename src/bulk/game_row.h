/* One row's worth of a game: the game up to some ply. */
#ifndef GAME_ROW_H
#define GAME_ROW_H

#include "formats/format.h"

struct game_row {
	const char *file; /* "-" for standard input */
	const struct collection *collection;
	struct replay *replay;
	bool last;                      /* nothing comes after it: its problem is named, its result checked */
	int next;                       /* what was played next, or NEXT_NONE, NEXT_PASS */
	int at;                         /* the ply by which all that was looked for stood there; -1: nothing was looked for */
	const struct span *duplicate_of; /* the id of what it repeats, or NULL */
};

#endif
