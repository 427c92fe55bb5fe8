#include "engine/position/code.h"

static enum pattern4 pattern4_of(const int has[PATTERNS], bool forbids)
{
	int threes = has[PATTERN_OPEN_THREE] + has[PATTERN_OPEN_THREE_TWO];
	int fours = has[PATTERN_CLOSED_FOUR] + has[PATTERN_OPEN_FOUR];
	int more = has[PATTERN_OPEN_TWO] + has[PATTERN_OPEN_TWO_TWO] + has[PATTERN_OPEN_TWO_MORE] +
	           has[PATTERN_CLOSED_THREE];
	if (has[PATTERN_FIVE] > 0)
		return PATTERN4_FIVE;
	if (forbids && (has[PATTERN_OVERLONG] > 0 || fours > 1 || threes > 1))
		return PATTERN4_FORBIDDEN;
	if (has[PATTERN_OPEN_FOUR] > 0 || fours > 1)
		return PATTERN4_OPEN_FOUR;
	if (fours > 0 && threes > 0)
		return PATTERN4_FOUR_THREE;
	if (fours > 0)
		return more > 0 ? PATTERN4_FOUR_MORE : PATTERN4_FOUR;
	if (threes > 1)
		return PATTERN4_THREE_THREE;
	if (threes > 0)
		return more > 0 ? PATTERN4_THREE_MORE : PATTERN4_THREE;
	return more > 1 ? PATTERN4_TWO : PATTERN4_NOTHING;
}

/* Enters code and pattern4 for the patterns in every order; `forbidding`: those for a side with forbidden points. */
static void enter_orders(struct codes *codes, const unsigned patterns[4], unsigned plain, unsigned forbidding)
{
	for (unsigned a = 0; a < 4; a++)
		for (unsigned b = 0; b < 4; b++)
			for (unsigned c = 0; c < 4; c++) {
				unsigned d = 6 - a - b - c; /* the remaining index, if a, b and c differ */
				if (a == b || a == c || b == c)
					continue;
				unsigned ordered = patterns[a] | patterns[b] << 4 | patterns[c] << 8 | patterns[d] << 12;
				codes->packed[false][ordered] = (uint16_t)plain;
				codes->packed[true][ordered] = (uint16_t)forbidding;
			}
}

/* Fills in what the tables have for a code. The patterns are sorted. */
static void enter_code(struct codes *codes, const unsigned patterns[4], unsigned code)
{
	int has[PATTERNS] = {0}, pairs = 0;
	for (int i = 0; i < 4; i++)
		has[patterns[i]]++;
	for (int one = 0; one < 4; one++)
		for (int other = one + 1; other < 4; other++)
			codes->pairs[code][pairs++] = codes->pair[patterns[one] << 4 | patterns[other]];
	enter_orders(codes, patterns, code | (unsigned)pattern4_of(has, false) << CODE_BITS,
	             code | (unsigned)pattern4_of(has, true) << CODE_BITS);
}

void codes_make(struct codes *codes)
{
	unsigned code = 0, pairs = 0;
	if (codes->filled)
		return;
	codes->filled = true;
	for (unsigned a = 0; a < PATTERNS; a++)
		for (unsigned b = a; b < PATTERNS; b++)
			codes->pair[a << 4 | b] = codes->pair[b << 4 | a] = (uint8_t)pairs++;
	for (unsigned a = 0; a < PATTERNS; a++)
		for (unsigned b = a; b < PATTERNS; b++)
			for (unsigned c = b; c < PATTERNS; c++)
				for (unsigned d = c; d < PATTERNS; d++, code++)
					enter_code(codes, (unsigned[]){a, b, c, d}, code);
}
