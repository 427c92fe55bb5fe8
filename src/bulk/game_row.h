/* One row's worth of a game: the game up to some ply. */
#ifndef GAME_ROW_H
#define GAME_ROW_H

#include "formats/format.h"

struct game_row {
	const char *file; /* "-" for standard input */
	const struct collection *collection;
	struct replay *replay;
	bool last; /* the whole game: the row names its problem, and checks its result */
	int next;  /* the point played next, or NEXT_NONE, NEXT_PASS */
	int at;    /* the first ply at which all queries were met; -1 without a query */
	const struct span *duplicate_of; /* the id of the earlier game, or NULL */
};

#endif
