/* What a black stone makes on a point under renju: line.h for exact five, fast, on windows of bits. */
#ifndef MADE_H
#define MADE_H

#include "rules/board.h"

enum {
	MADE_REACH = 5,     /* points on a line that can matter to a stone, in each direction */
	MADE_EXTENSION = 3, /* the largest distance from a stone to an extension of its three */
};

/* A line has at most one three. */
struct made {
	bool five;
	bool overline;
	unsigned char fours;
	unsigned char threes; /* entries of `three` */
	struct made_three {
		unsigned char direction; /* enum direction */
		unsigned char extensions;
		signed char
			extension[2]; /* steps from the stone along the line; an extension may make a five on another line */
	} three[DIRECTIONS];
};

/* Is a black stone on the empty point harmless, because there are so few black stones around? On at most one line two
   of them are so close that a three can have both, and no line has four: no five and nothing forbidden. Quick, and true
   of most moves of a game. */
bool made_harmless(const struct board *board, int point);
/* The same of what board_near() says of Black's stones there. */
static inline bool made_harmless_near(uint64_t near)
{
	uint64_t stones = near & ~near_each(1 << NEAR_REACH);
	uint64_t but_three = near_without_lowest(near_without_lowest(near_without_lowest(stones)));
	/* The stones of a three, and three of those of a four, stand within four points in a row: at most three steps from
	   each other. The mask has the points up to three steps away, without the centre. */
	uint64_t close = near & near_each(0xEE);
	uint64_t with_two = near_any(close & (close >> 1 | close >> 2 | close >> 3));
	return (with_two & (with_two - 1)) == 0 && but_three == 0;
}
/* Returns what a black stone on the empty point makes. */
struct made made_at(const struct board *board, int point);
/* Returns what a black stone on an extension of a three makes, besides the straight four in that direction. The
   stone that made the three need not be on the board: it is on no other line of the extension. */
struct made made_by_extension(const struct board *board, int point, enum direction direction);

#endif
