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
	if (fours > 0)
		return threes > 0 ? PATTERN4_FOUR_THREE : more > 0 ? PATTERN4_FOUR_MORE : PATTERN4_FOUR;
	if (threes > 0)
		return threes > 1 ? PATTERN4_THREE_THREE : more > 0 ? PATTERN4_THREE_MORE : PATTERN4_THREE;
	return more > 1 ? PATTERN4_TWO : PATTERN4_NOTHING;
}

static void number_pairs(struct codes *codes)
{
	unsigned pairs = 0;
	for (unsigned a = 0; a < PATTERNS; a++)
		for (unsigned b = a; b < PATTERNS; b++)
			codes->pair[a << 4 | b] = codes->pair[b << 4 | a] = (uint8_t)pairs++;
}

static void give(struct codes *codes, const unsigned patterns[4], unsigned code)
{
	/* the three ways to split four patterns into two pairs */
	static const unsigned char split[3][4] = {{0, 1, 2, 3}, {0, 2, 1, 3}, {0, 3, 1, 2}};
	int has[PATTERNS] = {0};
	for (int i = 0; i < 3; i++) {
		unsigned one = codes->pair[patterns[split[i][0]] << 4 | patterns[split[i][1]]];
		unsigned other = codes->pair[patterns[split[i][2]] << 4 | patterns[split[i][3]]];
		codes->of_pairs[one][other] = codes->of_pairs[other][one] = (uint16_t)code;
	}
	for (int i = 0; i < 4; i++)
		has[patterns[i]]++;
	codes->pattern4[false][code] = (uint8_t)pattern4_of(has, false);
	codes->pattern4[true][code] = (uint8_t)pattern4_of(has, true);
}

void codes_make(struct codes *codes)
{
	unsigned code = 0;
	if (codes->made)
		return;
	codes->made = true;
	number_pairs(codes);
	for (unsigned a = 0; a < PATTERNS; a++)
		for (unsigned b = a; b < PATTERNS; b++)
			for (unsigned c = b; c < PATTERNS; c++)
				for (unsigned d = c; d < PATTERNS; d++)
					give(codes, (unsigned[]){a, b, c, d}, code++);
}
