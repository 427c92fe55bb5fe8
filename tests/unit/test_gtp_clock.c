/* The clocks of a GTP game: main time, then periods of a number of stones. */
#include "gtp/gtp_clock.h"
#include "tap.h"

static bool left_is(const struct gtp_clock *clock, enum side side, int main, int byo, int stones)
{
	const struct gtp_period *left = &clock->left[side];
	return left->main == main && left->byo == byo && left->stones == stones;
}

static void test_spending(void)
{
	struct gtp_clock clock = {0};
	gtp_clock_set(&clock, 10, 5, 2);
	gtp_clock_spend(&clock, SIDE_BLACK, 4000);
	tap(left_is(&clock, SIDE_BLACK, 6000, 5000, 2), "main time is used first");
	tap(left_is(&clock, SIDE_WHITE, 10000, 5000, 2), "the other side's clock stands still");
	gtp_clock_spend(&clock, SIDE_BLACK, 6000);
	tap(left_is(&clock, SIDE_BLACK, 0, 5000, 2), "a move that uses up the main time is not a stone of the period");
	gtp_clock_spend(&clock, SIDE_BLACK, 1000);
	tap(left_is(&clock, SIDE_BLACK, 0, 4000, 1), "then each move is a stone of the period");
	gtp_clock_spend(&clock, SIDE_BLACK, 3999);
	tap(left_is(&clock, SIDE_BLACK, 0, 5000, 2), "after its last stone a new period begins");
	gtp_clock_spend(&clock, SIDE_BLACK, 6000);
	tap(left_is(&clock, SIDE_BLACK, 0, 0, 1), "a period that has run out has no time left");
	gtp_clock_spend(&clock, SIDE_WHITE, 10001);
	tap(left_is(&clock, SIDE_WHITE, 0, 4999, 1), "a move may use the rest of the main time and some of the period");
	gtp_clock_restart(&clock);
	tap(left_is(&clock, SIDE_BLACK, 10000, 5000, 2) && left_is(&clock, SIDE_WHITE, 10000, 5000, 2),
	    "a new game has all of the time");
}

static void test_without_periods(void)
{
	struct gtp_clock clock = {0};
	gtp_clock_set(&clock, 10, 0, 7);
	tap(left_is(&clock, SIDE_BLACK, 10000, 0, 0), "a period without time has no stones");
	gtp_clock_spend(&clock, SIDE_BLACK, 12000);
	tap(left_is(&clock, SIDE_BLACK, 0, 0, 0), "main time alone runs out");
	gtp_clock_set(&clock, 10, 0, 0);
	tap(gtp_clock_plan(&clock, SIDE_BLACK, 0, 225).optimum != TIMING_FREE, "main time needs no period");
	gtp_clock_set(&clock, 10, 5, 0);
	tap(gtp_clock_plan(&clock, SIDE_BLACK, 0, 225).optimum == TIMING_FREE, "a period without stones means no clock");
	gtp_clock_left(&clock, SIDE_BLACK, 3, 0);
	tap(gtp_clock_plan(&clock, SIDE_BLACK, 0, 225).optimum == TIMING_FREE, "and then the time left does not count");
}

static void test_time_left(void)
{
	struct gtp_clock clock = {0};
	gtp_clock_set(&clock, 60, 30, 5);
	gtp_clock_left(&clock, SIDE_WHITE, 20, 0);
	tap(left_is(&clock, SIDE_WHITE, 20000, 30000, 5), "without stones the time left is main time");
	gtp_clock_left(&clock, SIDE_WHITE, 12, 3);
	tap(left_is(&clock, SIDE_WHITE, 0, 12000, 3), "with stones it is what is left of a period");
	tap(left_is(&clock, SIDE_BLACK, 60000, 30000, 5), "of one side only");
	struct time_plan plan = gtp_clock_plan(&clock, SIDE_WHITE, 10, 200);
	tap(plan.optimum == 12000 / 3 - 20 && plan.maximum == plan.optimum,
	    "a stone gets an equal part of the period, less 20 ms");
	gtp_clock_left(&clock, SIDE_WHITE, 0, 3);
	plan = gtp_clock_plan(&clock, SIDE_WHITE, 10, 200);
	tap(plan.optimum == 0 && plan.maximum == 0, "and nothing of one that has run out");
	gtp_clock_set(&clock, 2000000000, 2000000000, 1);
	plan = gtp_clock_plan(&clock, SIDE_WHITE, 10, 200);
	tap(plan.maximum <= TIMING_MOST && plan.optimum <= plan.maximum, "no time is longer than the longest");
}

int main(void)
{
	test_spending();
	test_without_periods();
	test_time_left();
	return tap_status();
}
