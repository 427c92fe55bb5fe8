/* The opening swap2 as a player of the Gomocup protocol answers it. */
#include "gomocup/swap2.h"
#include "rules/point.h"
#include "tap.h"

static enum swap2_choice choice(int forced, long long score, int stones)
{
	struct search found = {.point = 0, .searched = true, .forced = forced, .score = score};
	return swap2_choose(&found, stones);
}

/* Are the three points of one proposal on the board, and apart? */
static bool is_proposal(struct rng *rng, int size)
{
	int point[SWAP2_FIRST];
	swap2_first(rng, size, point);
	for (int i = 0; i < SWAP2_FIRST; i++)
		if (point_x(point[i]) >= size || point_y(point[i]) >= size)
			return false;
	return point[0] != point[1] && point[0] != point[2] && point[1] != point[2];
}

int main(void)
{
	tap(choice(0, 40, SWAP2_FIRST) == SWAP2_STAY && choice(0, 40, SWAP2_ALL) == SWAP2_STAY, "White where it is ahead");
	tap(choice(0, -40, SWAP2_FIRST) == SWAP2_SWAP && choice(0, -40, SWAP2_ALL) == SWAP2_SWAP, "Black where White is behind");
	tap(choice(0, 0, SWAP2_FIRST) == SWAP2_MORE, "two more stones where neither is ahead");
	tap(choice(0, 0, SWAP2_ALL) == SWAP2_STAY, "White where neither is ahead after five stones");
	tap(choice(5, -40, SWAP2_FIRST) == SWAP2_STAY, "White where it has a forced win, whatever the score");
	tap(choice(-6, 40, SWAP2_ALL) == SWAP2_SWAP, "Black where White has a forced loss");
	for (int size = 5; size <= 99; size++) {
		struct rng rng = rng_seeded((unsigned)size);
		bool fine = true;
		for (int i = 0; i < 100; i++)
			fine = fine && is_proposal(&rng, size);
		if (!fine || size == 99)
			tap(fine, "three points on a board of %d", size);
	}
	return tap_status();
}
