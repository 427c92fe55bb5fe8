/* The patterns of an empty point in all four directions, for one side: a code, which does not depend on their
   order, and the pattern4, which is the class of a move there. */
#ifndef CODE_H
#define CODE_H

#include "engine/position/pattern.h"

enum {
	PATTERN_PAIRS = PATTERNS * (PATTERNS + 1) / 2,
	/* the number of combinations of four patterns, in any order */
	CODES = PATTERNS * (PATTERNS + 1) * (PATTERNS + 2) * (PATTERNS + 3) / 24,
};

/* From the weakest to the strongest. */
enum pattern4 {
	PATTERN4_NOTHING,
	PATTERN4_FORBIDDEN, /* probably a forbidden point; a double-three may turn out to be allowed */
	PATTERN4_TWO,       /* an open two and something more */
	PATTERN4_THREE,
	PATTERN4_THREE_MORE,  /* an open three and something more */
	PATTERN4_THREE_THREE, /* two open threes */
	PATTERN4_FOUR,
	PATTERN4_FOUR_MORE, /* a four and something more */
	PATTERN4_FOUR_THREE,
	PATTERN4_OPEN_FOUR, /* a straight four, or two fours */
	PATTERN4_FIVE,
	PATTERN4S,
};

struct codes {
	bool made;
	uint8_t pair[256];                               /* by two patterns, four bits each */
	uint16_t of_pairs[PATTERN_PAIRS][PATTERN_PAIRS]; /* by two pairs */
	uint8_t pattern4[2][CODES];                      /* by whether the side has forbidden points */
};

/* Fills the tables if they are not filled. The first code is four times PATTERN_NOTHING, the last four times
   PATTERN_FIVE; the smallest pattern of a code changes slowest. */
void codes_make(struct codes *codes);

/* Returns the code of four patterns, of four bits each. */
static inline unsigned codes_look(const struct codes *codes, unsigned patterns)
{
	return codes->of_pairs[codes->pair[patterns & 0xFF]][codes->pair[patterns >> 8]];
}

#endif
