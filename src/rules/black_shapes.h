/* The shapes that a black stone makes under renju: what line.h finds, but fast, with bits in windows. */
#ifndef BLACK_SHAPES_H
#define BLACK_SHAPES_H

#include "rules/board.h"

enum {
	BLACK_REACH = 5,     /* points on a line, in each direction, that can matter to a stone */
	BLACK_EXTENSION = 3, /* the largest distance of a stone from an extension point of its three */
};

/* The shapes of a stone. A line has at most one three. */
struct black_shapes {
	bool five;
	bool overline;
	unsigned char fours;
	unsigned char threes; /* entries of `three` */
	struct black_three {
		unsigned char direction; /* enum direction */
		unsigned char extensions;
		/* Steps from the stone along the line. A stone there may make five on another line. */
		signed char extension[2];
	} three[DIRECTIONS];
};

/* Is a black stone on the empty point certainly legal and no five, because few black stones are near? At most one
   line has two of them close enough for a three or four, and no line has the four stones that a five or a
   double-four on it needs. A quick test, true for most moves of a game. `near` is Black's board_near() there. */
static inline bool black_shapes_harmless(uint64_t near)
{
	uint64_t stones = near & ~near_each(1 << NEAR_REACH);
	uint64_t but_three = near_without_lowest(near_without_lowest(near_without_lowest(stones)));
	/* The stones of a three, and three stones of a four, are within four consecutive points, so at most three steps
	   apart. The mask has the points up to three steps away, without the center. */
	uint64_t close = near & near_each(0xEE);
	uint64_t with_two = near_any(close & (close >> 1 | close >> 2 | close >> 3));
	return (with_two & (with_two - 1)) == 0 && but_three == 0;
}

/* Returns the shapes that a black stone on the empty point makes. */
struct black_shapes black_shapes_at(const struct board *board, int point);
/* Returns the shapes that a black stone on an extension point of a three makes: the straight four in that direction,
   as one four, and the shapes on the other lines. The stone that made the three need not be on the board: it is on no
   other line through the point. */
struct black_shapes black_shapes_by_extension(const struct board *board, int point, enum direction direction);

#endif
