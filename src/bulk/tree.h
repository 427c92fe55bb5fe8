/* Counts the moves played from a position, over all games. */
#ifndef TREE_H
#define TREE_H

#include "bulk/cells.h"
#include "bulk/query.h"

struct tree_count {
	unsigned long long games, black, white, draw;
};

/* A row of the table. */
struct tree_row {
	int point; /* or MOVE_PASS */
	const struct tree_count *count;
};

/* The caller sets `query`, and the rest to zero. */
struct tree {
	struct query query;
	bool fits;    /* at least one game had the board size of the query */
	bool misfits; /* at least one game had another size and was not counted */
	struct tree_count pass;
	struct tree_row row[BOARD_MAX * BOARD_MAX + 1];   /* the sorted table */
	struct tree_count move[BOARD_MAX * POINT_STRIDE]; /* by point, in the orientation of the query */
};

extern const char *const tree_columns[]; /* ends in NULL */

/* Counts the next move of a game in which the position occurs. Moves that are equivalent under the position's
   own symmetries count together. */
void tree_add(struct tree *tree, const struct replay *replay);
/* Adds the counts of another table of the same position. */
void tree_merge(struct tree *tree, const struct tree *part);
void tree_clear(struct tree *tree);
/* Writes a line for each move: most games first. Equal counts are in board order, with a pass last. */
void tree_put(struct tree *tree, const struct cells *cells);

#endif
