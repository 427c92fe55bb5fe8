#include "gomocup/swap2.h"

#include "base/minmax.h"

enum { OPENINGS = 8 };

/* Columns and rows from a corner of the board: Black, White, Black. Points beyond a small board move to its last
   line; the three stay different. */
struct swap2_opening {
	signed char x[SWAP2_FIRST], y[SWAP2_FIRST];
};

/* clang-format off */
/* In each opening one side is slightly ahead, in a search of 2,000 nodes and in one of 100,000. */
static const struct swap2_opening openings[][OPENINGS] = {
	[RULE_FREESTYLE] = {
		{{7, 3, 2}, {1, 1, 3}}, {{1, 2, 3}, {1, 2, 2}}, {{5, 5, 0}, {5, 1, 6}}, {{3, 4, 1}, {3, 1, 1}},
		{{1, 1, 2}, {1, 0, 2}}, {{0, 3, 2}, {2, 1, 4}}, {{2, 4, 3}, {3, 4, 4}}, {{0, 2, 5}, {1, 2, 4}},
	},
	[RULE_STANDARD] = {
		{{4, 1, 3}, {0, 2, 5}}, {{2, 5, 6}, {1, 1, 4}}, {{2, 4, 3}, {1, 1, 3}}, {{1, 4, 4}, {1, 1, 2}},
		{{2, 4, 0}, {3, 0, 3}}, {{2, 4, 0}, {2, 0, 0}}, {{5, 4, 2}, {5, 1, 0}}, {{1, 1, 3}, {2, 1, 1}},
	},
	[RULE_CARO] = {
		{{3, 0, 0}, {2, 0, 4}}, {{5, 1, 3}, {2, 0, 0}}, {{0, 3, 4}, {4, 1, 4}}, {{0, 2, 3}, {1, 2, 2}},
		{{0, 2, 5}, {2, 5, 5}}, {{4, 1, 4}, {0, 0, 2}}, {{6, 6, 5}, {2, 3, 6}}, {{3, 0, 2}, {2, 1, 1}},
	},
	[RULE_RENJU] = {
		{{2, 5, 5}, {2, 1, 2}}, {{2, 5, 1}, {2, 0, 3}}, {{4, 3, 2}, {5, 2, 0}}, {{5, 1, 2}, {1, 2, 4}},
		{{5, 4, 0}, {4, 0, 1}}, {{0, 0, 3}, {6, 2, 5}}, {{1, 0, 2}, {4, 4, 1}}, {{7, 3, 8}, {2, 1, 0}},
	},
};
/* clang-format on */

void swap2_first(struct rng *rng, const struct ruleset *rules, int point[SWAP2_FIRST])
{
	const struct swap2_opening *opening = &openings[rules->rule][rng_below(rng, OPENINGS)];
	int symmetry = (int)rng_below(rng, SYMMETRIES);
	int last = rules->size - 1;
	for (int i = 0; i < SWAP2_FIRST; i++)
		point[i] = symmetry_image(symmetry, rules->size, point_at(min(opening->x[i], last), min(opening->y[i], last)));
}

enum swap2_choice swap2_choose(const struct search_result *found, int stone_count)
{
	enum { EVEN = 8 }; /* about 1 % of winning chance */
	if (found->forced != 0)
		return found->forced > 0 ? SWAP2_STAY : SWAP2_SWAP;
	if (found->score >= -EVEN && found->score <= EVEN && stone_count == SWAP2_FIRST)
		return SWAP2_MORE;
	return found->score < 0 ? SWAP2_SWAP : SWAP2_STAY;
}
