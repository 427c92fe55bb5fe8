/* What was played next from a position, counted over all games. */
#ifndef TREE_H
#define TREE_H

#include "bulk/columns.h"
#include "bulk/query.h"

struct tree_count {
	unsigned long long games, black, white, draw;
};

/* A move in the table. */
struct tree_row {
	int point; /* or NEXT_PASS */
	const struct tree_count *count;
};

struct tree {
	struct query query;
	bool fits;    /* some game is on a board of its size */
	bool misfits; /* some is not: nothing is counted of it */
	struct tree_count pass;
	struct tree_row row[BOARD_MAX * BOARD_MAX + 1]; /* of the table, which is sorted */
	struct tree_count move[BOARD_MAX * POINT_STRIDE]; /* by point, as the position is turned */
};

/* Counts the move that the game goes on with, where the position occurs in it; what is alike under the position's own
   symmetries is one move. */
void tree_add(struct tree *tree, const struct replay *replay);
/* A line each, most games first, then in board order, a pass last. */
void tree_put(struct tree *tree, const struct cells *cells);

#endif
