/* Describes the patterns of an empty point in its four directions, for one side, by a code, which does not depend on
   their order, and by a pattern4, the class of a move to the point. */
#ifndef CODE_H
#define CODE_H

#include "engine/position/pattern.h"

enum {
	PATTERN_PAIRS = PATTERNS * (PATTERNS + 1) / 2,
	PAIRS_OF_CODE = 6, /* pairs that four patterns make */
	CODE_BITS = 12,    /* bits of a code */
	/* the number of combinations of four patterns, whatever their order */
	CODES = PATTERNS * (PATTERNS + 1) * (PATTERNS + 2) * (PATTERNS + 3) / 24,
};

/* From the weakest to the strongest. "Something more" is an open two or a closed three. */
enum pattern4 {
	PATTERN4_NOTHING,
	PATTERN4_FORBIDDEN, /* probably a forbidden point; a double-three may turn out to be allowed */
	PATTERN4_TWO,       /* two or more open twos or closed threes */
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
	bool filled;
	uint8_t pair[256];                   /* the number of a pair, by two patterns, four bits each */
	uint8_t pairs[CODES][PAIRS_OF_CODE]; /* the numbers of the pairs of a code's patterns */
	uint16_t packed[2][1 << 16]; /* code and pattern4, by four patterns of four bits; [1]: with forbidden points */
};

/* The code and the pattern4 of four patterns. */
struct coded {
	unsigned code, pattern4;
};

/* Fills the tables on the first call. Codes are numbered in the order of their sorted patterns: the first code is four
   PATTERN_NOTHING, the last four PATTERN_FIVE. */
void codes_make(struct codes *codes);

/* Returns the code and the pattern4 of four patterns, of four bits each. */
static inline struct coded codes_find(const struct codes *codes, bool forbids, unsigned patterns)
{
	unsigned packed = codes->packed[forbids][patterns];
	return (struct coded){packed & ((1u << CODE_BITS) - 1), packed >> CODE_BITS};
}

#endif
