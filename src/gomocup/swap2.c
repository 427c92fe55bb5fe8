#include "gomocup/swap2.h"

/* Columns and rows from a corner of the board, Black, White, Black. */
static const struct {
	signed char x[SWAP2_FIRST], y[SWAP2_FIRST];
} openings[] = {
	{{1, 3, 2}, {1, 2, 4}},
};

void swap2_first(struct rng *rng, int size, int point[SWAP2_FIRST])
{
	unsigned chosen = rng_below(rng, sizeof openings / sizeof *openings);
	unsigned turn = rng_below(rng, 8);
	for (int i = 0; i < SWAP2_FIRST; i++) {
		int x = turn & 1 ? size - 1 - openings[chosen].x[i] : openings[chosen].x[i];
		int y = turn & 2 ? size - 1 - openings[chosen].y[i] : openings[chosen].y[i];
		point[i] = turn & 4 ? point_at(y, x) : point_at(x, y);
	}
}

enum swap2_choice swap2_choose(const struct search *found, int stones)
{
	if (found->forced != 0)
		return found->forced > 0 ? SWAP2_STAY : SWAP2_SWAP;
	if (found->score == 0 && stones == SWAP2_FIRST)
		return SWAP2_MORE;
	return found->score < 0 ? SWAP2_SWAP : SWAP2_STAY;
}
