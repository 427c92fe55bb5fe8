/* Shapes on one line: five, overline, four and three, as the rules define them for any K.
   Source: the rules, sections 1 and 2. Where K is not 5 a "five" is K stones, a four K - 1, a three K - 2. */
#ifndef LINE_H
#define LINE_H

#include "rules/board.h"

/* A maximal row: all consecutive stones of one side around a point. */
struct row {
	int before; /* stones before the point on the line */
	int length; /* the point's own stone included */
};

/* Returns the side's row through the point, with a stone of the side on the point. */
struct row line_row(const struct board *board, enum side side, int point, enum direction direction);

/* Does the row through the point win under the rules? `row` is what line_row() gives for it. */
bool line_wins(const struct board *board, const struct ruleset *rules, enum side side, int point,
               enum direction direction, struct row row);

/* Does a stone of the side on the point win, in any direction? */
bool line_any_wins(const struct board *board, const struct ruleset *rules, enum side side, int point);

/* Do five stones or more stand in a row, the point's own counted? `near` is what board_near() says of side's stones
   there. */
static inline bool line_five_near(uint64_t near)
{
	uint64_t stones = near | near_each(1 << NEAR_REACH);
	uint64_t twos = stones & stones >> 1, fours = twos & twos >> 2;
	return (fours & stones >> 4) != 0;
}

/* Is a row of K impossible for both sides, because every K consecutive points hold stones of both? */
bool line_none_open(const struct board *board, int connect);

enum shape_kind {
	SHAPE_FIVE,     /* a maximal row that wins */
	SHAPE_OVERLINE, /* a maximal row that is too long to win */
	SHAPE_FOUR,     /* K - 1 stones which one more makes a winning row:   X X . X X    . X X X X .  */
	SHAPE_THREE,    /* K - 2 stones which one more makes a straight four:  . X X . X .    . X X X . .  */
};

/* A straight four is an unbroken four with two completions, one at each end.

   The stones of a shape are `length` consecutive points from `first` on, without `gap` if it has one. */
struct shape {
	enum shape_kind kind;
	enum direction direction;
	int first;
	int length;
	int gap; /* the empty point among them, or POINT_NONE */
	/* The points that complete a four; the extension points of a three. */
	int keys;
	int key[2];
};

/* The most shapes of all kinds that one point has on one line. */
enum { LINE_SHAPES_MAX = BOARD_MAX };

/* Lists the shapes on one line that a stone of `side` on `point` belongs to, by kind and then by first stone. A row
   that wins or is too long holds no fours and threes. An extension of a three is listed even where it makes a five
   on another line; forbidden.h sorts those out. Returns the number of shapes, at most LINE_SHAPES_MAX. */
int line_shapes(const struct board *board, const struct ruleset *rules, enum side side, int point,
                enum direction direction, struct shape *shapes);

#endif
