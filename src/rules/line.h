/* The shapes on one line: five, overline, four and three, for any K (ruleset.connect).
   A "five" is K stones, a four K - 1, a three K - 2. */
#ifndef LINE_H
#define LINE_H

#include "rules/board.h"

/* A maximal row: all consecutive stones of one side around a point. */
struct row {
	int before; /* its stones before the point on the line */
	int length; /* all its stones, with the one on the point */
};

/* Returns the row through the point, as if the side had a stone there. */
struct row line_row(const struct board *board, enum side side, int point, enum direction direction);

/* Does the row through the point win? `row` is that of line_row(). */
bool line_wins(const struct board *board, const struct ruleset *rules, enum side side, int point,
               enum direction direction, struct row row);

/* Would a stone of the side on the point win in any direction? */
bool line_any_wins(const struct board *board, const struct ruleset *rules, enum side side, int point);

/* Would a stone on the point make five or more in a row? `near` is the side's board_near() there. */
static inline bool line_five_near(uint64_t near)
{
	uint64_t stones = near | near_each(1 << NEAR_REACH);
	uint64_t twos = stones & stones >> 1, fours = twos & twos >> 2;
	return (fours & stones >> 4) != 0;
}

/* Can neither side make K in a row any more, because every K consecutive points have stones of both? */
bool line_none_open(const struct board *board, int connect);

enum shape_kind {
	SHAPE_FIVE,     /* a maximal row that wins */
	SHAPE_OVERLINE, /* a maximal row that is too long to win */
	SHAPE_FOUR,     /* K - 1 stones; one more makes a row that wins:   X X . X X    . X X X X . */
	SHAPE_THREE,    /* K - 2 stones; one more makes a straight four:   . X X . X .    . X X X . . */
};

/* A straight four is an unbroken four that can be completed at both ends. The stones of a shape are `length`
   consecutive points from `first` on, except `gap`. */
struct shape {
	enum shape_kind kind;
	enum direction direction;
	int first;
	int length;
	int gap; /* the empty point among these points, or POINT_NONE */
	/* The points that complete a four, or that extend a three to a straight four (its extension points). */
	int keys;
	int key[2];
};

/* The most shapes of all kinds that a point can have on one line. */
enum { LINE_SHAPES_MAX = BOARD_MAX };

/* Lists the shapes on one line that the stone of `side` on `point` belongs to, by kind, then by first stone. The stone
   must be on the board. A row that wins or is too long has no fours and threes. An extension point of a three is listed
   even if it makes a five on another line; the callers drop those. Returns the number of shapes, at most
   LINE_SHAPES_MAX. */
int line_shapes(const struct board *board, const struct ruleset *rules, enum side side, int point,
                enum direction direction, struct shape *shapes);

#endif
