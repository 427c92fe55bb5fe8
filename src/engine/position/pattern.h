/* The pattern that a stone on an empty point makes on one line: one of fourteen, looked up by the points around it.
   A half is the points of a line on one side of the empty point, nearest first, two bits each. For each player a
   half ends at the first point that the player cannot use; the part before that point is the player's sight. There are
   few sights, so a small table by pairs of sights holds the patterns. For the usual K a large table by lines holds the
   patterns of both players: one lookup in place of six. */
#ifndef PATTERN_H
#define PATTERN_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/ruleset.h"

/* With K in a row to win, a four is K - 1 stones, a three K - 2, and so on. A closed pattern may become a five, but not
   by way of a straight four. The pictures are for K = 5; a bar is the edge or a stone of the other side. */
enum pattern {
	PATTERN_NOTHING,
	PATTERN_OVERLONG, /* a row too long to win; for a side with forbidden points also two fours on this line */
	PATTERN_CLOSED_ONE,
	PATTERN_OPEN_ONE,
	PATTERN_CLOSED_TWO,     /* | X X . . .    X . . . X */
	PATTERN_OPEN_TWO,       /* one point makes an open three */
	PATTERN_OPEN_TWO_TWO,   /* two points do:  | . X X . . . | */
	PATTERN_OPEN_TWO_MORE,  /* three or more do:  . . . X X . . . */
	PATTERN_CLOSED_THREE,   /* | X X X . .    X . X . X */
	PATTERN_OPEN_THREE,     /* one point makes a straight four:  . X . X X . */
	PATTERN_OPEN_THREE_TWO, /* two points do:  . . X X X . . */
	PATTERN_CLOSED_FOUR,    /* one stone can stop it:  | X X X X .    X X . X X */
	PATTERN_OPEN_FOUR,      /* a straight four, . X X X X ., or two fours on this line: one stone cannot stop it */
	PATTERN_FIVE,
	PATTERNS,
};

/* The content of a point of a half. */
enum {
	HALF_EMPTY,
	HALF_BLACK,
	HALF_WHITE,
	HALF_EDGE, /* off the board */
};

enum {
	PATTERN_CONNECT_MIN = 3,
	PATTERN_CONNECT_MAX = 7,
	PATTERN_RADIUS_MAX = PATTERN_CONNECT_MAX,
	HALF_KEYS = 1 << 2 * PATTERN_RADIUS_MAX,
	PATTERN_SIGHT_BITS = PATTERN_RADIUS_MAX + 2, /* bits of a sight */
	LINES_RADIUS_MAX = 5,                        /* up to this radius there is a table by lines */
};

/* Zeroed before the first use: `connect` is 0 until the table is filled. */
struct patterns {
	enum rule rule;
	int connect;
	int radius;                                      /* points of a half */
	int shift;                                       /* bits of a sight */
	uint16_t sight[HALF_KEYS][2];                    /* by half and side */
	uint8_t pattern[2][1 << 2 * PATTERN_SIGHT_BITS]; /* by side and two sights */
	/* Both sides' patterns, four bits each, Black's in the lower four; by line: one half in the lower 2 * radius bits,
	   the other above. Filled if the radius is at most LINES_RADIUS_MAX. */
	uint8_t of_line[1 << 4 * LINES_RADIUS_MAX];
};

/* Are there patterns for these rules? Only for K from PATTERN_CONNECT_MIN to PATTERN_CONNECT_MAX, if K stones in a row
   fit on the board. */
bool patterns_possible(const struct ruleset *rules);
/* Fills the tables, unless they are filled for these rules already. Patterns must be possible for the rules. */
void patterns_make(struct patterns *patterns, const struct ruleset *rules);

/* Looks the patterns of a line up by the sights of its halves. Returns those of both sides, as of_line[] has them. */
static inline unsigned patterns_by_sights(const struct patterns *patterns, unsigned line)
{
	const uint16_t *one = patterns->sight[line & ((1u << 2 * patterns->radius) - 1)];
	const uint16_t *other = patterns->sight[line >> 2 * patterns->radius];
	unsigned black = patterns->pattern[SIDE_BLACK][(unsigned)one[SIDE_BLACK] << patterns->shift | other[SIDE_BLACK]];
	unsigned white = patterns->pattern[SIDE_WHITE][(unsigned)one[SIDE_WHITE] << patterns->shift | other[SIDE_WHITE]];
	return black | white << 4;
}

#endif
