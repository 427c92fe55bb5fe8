/* The four directions of an empty point together, for one side: a code for their patterns in any order, and the
   pattern4, the class of move that a stone there is. */
#ifndef CODE_H
#define CODE_H

#include "engine/position/pattern.h"

enum {
	PATTERN_PAIRS = PATTERNS * (PATTERNS + 1) / 2,
	/* Ways to take four patterns without order. */
	CODES = PATTERNS * (PATTERNS + 1) * (PATTERNS + 2) * (PATTERNS + 3) / 24,
};

/* From the weakest to the strongest. */
enum pattern4 {
	PATTERN4_NOTHING,
	PATTERN4_FORBIDDEN, /* looks like a forbidden point; a double-three may turn out to be none */
	PATTERN4_TWO,       /* an open two and something more */
	PATTERN4_THREE,
	PATTERN4_THREE_MORE,  /* an open three and something more */
	PATTERN4_THREE_THREE, /* two open threes */
	PATTERN4_FOUR,
	PATTERN4_FOUR_MORE, /* a four and something more */
	PATTERN4_FOUR_THREE,
	PATTERN4_OPEN_FOUR, /* or two fours */
	PATTERN4_FIVE,
	PATTERN4S,
};

struct codes {
	bool made;
	uint8_t pair[256];                               /* by two patterns, four bits each */
	uint16_t of_pairs[PATTERN_PAIRS][PATTERN_PAIRS]; /* by two pairs */
	uint8_t pattern4[2][CODES];                      /* by whether the side has forbidden points */
};

/* Fills the tables unless they are made. Codes count from four times PATTERN_NOTHING to four times PATTERN_FIVE, the
   least pattern of each changing slowest. */
void codes_make(struct codes *codes);

/* patterns: four bits for each direction. */
static inline unsigned codes_look(const struct codes *codes, unsigned patterns)
{
	return codes->of_pairs[codes->pair[patterns & 0xFF]][codes->pair[patterns >> 8]];
}

#endif
