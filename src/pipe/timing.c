#include "pipe/timing.h"

#include "base/minmax.h"

/* Returns a share of the time. Most games end within thirty moves a side, so the time is divided by about that
   number, and late in a game by SPARE moves. The overhead is kept back for as many moves as the longest known game
   had. */
static int share(int left, int own_moves, int empty)
{
	enum { EXPECTED = 26, SPARE = 8, LONGEST = 120, OVERHEAD = 3 };
	int most = (empty + 1) / 2;
	int expected = EXPECTED - own_moves * 2 / 3;
	int moves = min(expected > SPARE ? expected : SPARE, most > 0 ? most : 1);
	int overhead = OVERHEAD * min(most, LONGEST);
	return left > overhead ? (left - overhead) / moves : 0;
}

int timing_next(const struct timing *timing, int own_moves, int empty)
{
	if (timing->left == TIMING_FREE)
		return timing->turn;
	int part = share(timing->left, own_moves, empty);
	part += min(timing->increment, timing->left / 4 * 3 - part > 0 ? timing->left / 4 * 3 - part : 0);
	return timing->turn == TIMING_FREE ? part : min(part, timing->turn);
}
