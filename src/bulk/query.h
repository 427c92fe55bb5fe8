/* A set of stones, and where it occurs in games: in any order of moves, under any of the eight symmetries. */
#ifndef QUERY_H
#define QUERY_H

#include <stdint.h>

#include "record/replay.h"
#include "rules/point.h"

struct query {
	int size;  /* of its board; it occurs on no other */
	int count[2]; /* stones by side */
	uint64_t image[SYMMETRIES]; /* a key of the set as each symmetry turns it */
	int16_t point[BOARD_MAX * BOARD_MAX]; /* Black's, then White's */
};

/* Reads a record as plain lines have it; moves count for their stones alone. False for what is no set of stones.
   `scratch` is a replay, zeroed or one whose game is no longer wanted. */
bool query_read(struct query *query, struct span text, enum coords coords, const struct ruleset *defaults,
                   struct replay *scratch);

struct occurrence {
	int ply;      /* after which it stands there, 0 before the first; -1: it does not occur */
	int symmetry; /* that turns it as it stands there */
};

/* The first ply after which the stones on the board are those of the position and no others. */
struct occurrence query_exact(const struct query *query, const struct replay *replay);
/* The first ply after which they are on the board, among others or not. */
struct occurrence query_within(const struct query *query, const struct replay *replay);
/* The first point of those that are one with `point` under the position's own symmetries, in board order. */
int query_first_alike(const struct query *query, int point);

#endif
