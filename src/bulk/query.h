/* A position to search for in games: a set of stones, in any order of moves and under any of the eight symmetries. */
#ifndef QUERY_H
#define QUERY_H

#include <stdint.h>

#include "record/replay.h"
#include "rules/point.h"

struct query {
	int size;                             /* games on boards of other sizes never match */
	int count[2];                         /* number of stones by side */
	uint64_t image[SYMMETRIES];           /* the hash of the position under each symmetry, for query_first_alike() */
	int16_t point[BOARD_MAX * BOARD_MAX]; /* Black's, then White's */
};

/* Reads a game in the form of a plain line; only its stones count. Returns false for anything else. `scratch` is a
   replay to work with, zeroed or no longer needed. */
bool query_read(struct query *query, struct span text, enum coords coords, const struct ruleset *defaults,
                struct replay *scratch);

struct occurrence {
	int ply;      /* the position is on the board after this ply; -1: it never is */
	int symmetry; /* turns the query into the position as it is on the board */
};

/* Finds the first ply after which exactly the stones of the query are on the board. */
struct occurrence query_exact(const struct query *query, const struct game *game);
/* Finds the first ply after which the stones of the query are on the board, with or without others. */
struct occurrence query_within(const struct query *query, const struct game *game);
/* Returns the first point, in board order, that is equivalent to `point` under the query's own symmetries. */
int query_first_alike(const struct query *query, int point);

#endif
