#include "gomocup/swap2.h"

/* Columns and rows from a corner of the board, Black, White, Black. Under freestyle, standard and renju, on 15 x 15 and on
   20 x 20, a strong search sees neither side ahead. Where a board is too small for them, its last line does: the three
   stay apart. */
static const struct {
	signed char x[SWAP2_FIRST], y[SWAP2_FIRST];
} openings[] = {
	{{2, 5, 6}, {3, 2, 3}},
	{{2, 4, 2}, {6, 1, 2}},
	{{0, 4, 2}, {6, 1, 6}},
	{{5, 4, 1}, {3, 1, 1}},
};

static int within(int coordinate, int size)
{
	return coordinate < size ? coordinate : size - 1;
}

void swap2_first(struct rng *rng, int size, int point[SWAP2_FIRST])
{
	unsigned chosen = rng_below(rng, sizeof openings / sizeof *openings);
	unsigned turn = rng_below(rng, 8);
	for (int i = 0; i < SWAP2_FIRST; i++) {
		int x = within(openings[chosen].x[i], size);
		int y = within(openings[chosen].y[i], size);
		x = turn & 1 ? size - 1 - x : x;
		y = turn & 2 ? size - 1 - y : y;
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
