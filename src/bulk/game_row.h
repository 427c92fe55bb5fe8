/* What one row of the report describes: a game up to some ply. */
#ifndef GAME_ROW_H
#define GAME_ROW_H

#include "formats/format.h"

struct game_row {
	const char *file; /* "-" for standard input */
	const struct collection *collection;
	struct replay *replay;
	bool has_beginning; /* the game up to some ply can be written as a record */
	bool last; /* the row is about the whole game: it shows the problem and the check of the result */
	int next;  /* the point played next, or MOVE_NONE, MOVE_PASS */
	int at;    /* the first ply at which every query has matched; -1 without a query */
	const struct span *duplicate_of; /* the id of the earlier equal game, or NULL */
};

#endif
