/* A position that is looked for in games: a set of stones, in any order of moves, under any of the eight symmetries. */
#ifndef QUERY_H
#define QUERY_H

#include <stdint.h>

#include "record/replay.h"
#include "rules/point.h"

struct query {
	int size; /* games on other boards never match */
	int count[2]; /* stones by side */
	uint64_t image[SYMMETRIES]; /* the key under each symmetry */
	int16_t point[BOARD_MAX * BOARD_MAX]; /* Black's, then White's */
};

/* Reads a game as plain lines have it; only its stones count. Returns false for anything else. `scratch` is a replay,
   zeroed or no longer needed. */
bool query_read(struct query *query, struct span text, enum coords coords, const struct ruleset *defaults,
                   struct replay *scratch);

struct occurrence {
	int ply;      /* the position is there after this ply; -1: it does not occur */
	int symmetry; /* turns the query into the position on the board */
};

/* Finds the first ply after which the stones on the board are exactly those of the query. */
struct occurrence query_exact(const struct query *query, const struct replay *replay);
/* Finds the first ply after which the stones of the query are on the board; there may be others. */
struct occurrence query_within(const struct query *query, const struct replay *replay);
/* Returns the first point, in board order, that the query's own symmetries make equal to `point`. */
int query_first_alike(const struct query *query, int point);

#endif
