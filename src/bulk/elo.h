/* The table of --elo: ratings from the results of all games. */
#ifndef ELO_H
#define ELO_H

#include "bulk/cells.h"
#include "bulk/ratings/pairs.h"
#include "record/strings.h"

/* --elo=NAME:NUMBER. Without a name, the mean of all ratings is 0. */
struct elo_anchor {
	struct span name; /* empty for no anchor */
	int number;       /* the anchor's rating */
};

/* Reads NAME, which means NAME:0, or NAME:NUMBER. A last colon without a whole number after it belongs to the name.
   Returns false without a name, and for a number beyond 10,000,000 or -10,000,000. The name points into the text. */
bool elo_anchor_read(struct elo_anchor *anchor, struct span text);

/* A zeroed struct is an empty table. */
struct elo {
	struct strings players; /* their names */
	struct pairs pairs;
	unsigned long long games;
	/* Games that do not count: `nameless` lack two different names; `undecided` have the names, but no result. */
	unsigned long long nameless, undecided;
	bool exhausted; /* memory ran out: games are missing */
};

extern const char *const elo_columns[]; /* ends in NULL */

/* Counts a game if it has a result and two different players with names. */
void elo_add(struct elo *elo, const struct replay *replay);
/* Adds the games of another table. */
void elo_merge(struct elo *elo, const struct elo *part);
/* Writes a row for each player, the highest rating first. Reports on stderr why ratings are missing or cannot be
   compared; with `verbose`, also the number of rated games and Black's advantage. Returns false if the table is
   missing or lacks games. Afterwards no game can be added. */
bool elo_put(struct elo *elo, const struct elo_anchor *anchor, const struct cells *cells, bool verbose);
/* Makes the table empty. */
void elo_free(struct elo *elo);

#endif
