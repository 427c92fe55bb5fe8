#include "pipe/timing.h"

#include "base/minmax.h"

/* Returns the next move's share of the time: the time divided by the moves still expected. Most games end within thirty
   moves a side, so these are EXPECTED at first, fewer as moves are made, and SPARE late in a game; but never more than
   the empty points allow. Before the division, MOVE_OVERHEAD milliseconds are set aside for each move that the empty
   points allow, up to as many as the longest known game had. */
static int time_share(int left, int own_moves, int empty)
{
	enum { EXPECTED = 26, SPARE = 8, MOVES_LONGEST = 120, MOVE_OVERHEAD = 3 };
	int most = (empty + 1) / 2;
	int expected = EXPECTED - own_moves * 2 / 3;
	int moves = min(max(expected, SPARE), max(most, 1));
	int overhead = MOVE_OVERHEAD * min(most, MOVES_LONGEST);
	return left > overhead ? (left - overhead) / moves : 0;
}

struct time_plan timing_exact(int milliseconds)
{
	return (struct time_plan){milliseconds, milliseconds};
}

struct time_plan timing_plan(const struct timing *timing, int own_moves, int empty)
{
	/* A hard move takes up to HARD times its share, but no more than 1/HARD of the time left, unless its share is
	   more. */
	enum { HARD = 3 };
	if (timing->left == TIMING_FREE)
		return timing_exact(timing->turn);
	int part = time_share(timing->left, own_moves, empty);
	int most = part < timing->left / HARD / HARD ? part * HARD : max(part, timing->left / HARD);
	/* The increment comes on top, up to three quarters of the time left in all. */
	int increment = min(timing->increment, max(0, timing->left / 4 * 3 - part));
	struct time_plan plan = {part + increment, max(part + increment, most)};
	if (timing->turn == TIMING_FREE || plan.maximum <= timing->turn)
		return plan;
	return plan.optimum >= timing->turn ? timing_exact(timing->turn) : (struct time_plan){plan.optimum, timing->turn};
}

struct time_plan timing_within(struct time_plan plan, int own, bool chosen)
{
	if (plan.maximum == TIMING_FREE || (chosen && own < plan.optimum))
		return timing_exact(own);
	return (struct time_plan){plan.optimum, chosen ? min(own, plan.maximum) : plan.maximum};
}
