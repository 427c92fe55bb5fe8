/* The time of a whole game in the Gomocup protocol: it lasts to the last move, and most of it is used. */
#include "pipe/timing.h"
#include "tap.h"

/* Plays out a game in which each move takes its planned time, or the most that it may, and `overhead` more. Returns the
   time left after `moves` moves, or less than 0 if it ran out. */
static int left_after(int match, int turn, int size, int moves, int overhead, bool hard)
{
	struct timing timing = {turn, match, match, 0};
	for (int move = 0; move < moves; move++) {
		struct time_plan plan = timing_plan(&timing, move, size * size - 2 * move);
		int time = hard ? plan.maximum : plan.optimum;
		if (plan.optimum > plan.maximum || time < 0 || (turn != TIMING_FREE && time > turn))
			return -1;
		timing.left -= time + overhead;
		if (timing.left < 0)
			return -1;
	}
	return timing.left;
}

int main(void)
{
	static const int matches[] = {1000, 10000, 180000, 1000000, TIMING_MOST};
	static const int sizes[] = {5, 15, 20, 99};
	for (int i = 0; i < 5; i++)
		for (int j = 0; j < 4; j++) {
			int moves = sizes[j] <= 20 ? sizes[j] * sizes[j] / 2 : 250;
			tap(left_after(matches[i], TIMING_FREE, sizes[j], moves, 1, false) >= 0, "%d ms last for %d moves on %d x %d",
			    matches[i], moves, sizes[j], sizes[j]);
			tap(left_after(matches[i], TIMING_FREE, sizes[j], moves, 1, true) >= 0, "and if all of them are hard");
		}
	tap(left_after(180000, TIMING_FREE, 20, 30, 0, false) < 180000 / 3, "three minutes are mostly used in 30 moves");
	tap(left_after(180000, TIMING_FREE, 20, 5, 0, false) > 180000 / 2, "but not in the first five");
	tap(left_after(180000, 1000, 20, 30, 0, false) == 150000, "a limit for each move holds as well");
	struct timing more = {TIMING_FREE, 60000, 60000, 3000}, same = {TIMING_FREE, 60000, 60000, 0};
	tap(timing_plan(&more, 10, 180).optimum == timing_plan(&same, 10, 180).optimum + 3000,
	    "an increment is spent at once");
	more.left = 1000;
	tap(timing_plan(&more, 10, 180).optimum == 750, "but a quarter of what is left is kept");
	struct timing none = {TIMING_FREE, TIMING_FREE, TIMING_FREE, 0};
	tap(timing_plan(&none, 0, 225).optimum == TIMING_FREE, "without a limit there is no time limit");
	struct timing fast = {0, 1000, 1000, 0};
	tap(timing_plan(&fast, 0, 225).optimum == 0, "a turn of 0 means to answer at once");
	struct timing over = {1000, 1000, 0, 0};
	tap(timing_plan(&over, 100, 1).optimum == 0, "and so does time that has run out");
	struct timing whole = {TIMING_FREE, 180000, 180000, 0}, turns = {1000, 180000, 180000, 0};
	struct timing between = {9000, 180000, 180000, 0};
	struct time_plan plan = timing_plan(&whole, 0, 400), turn = timing_plan(&turns, 0, 400);
	struct time_plan some = timing_plan(&between, 0, 400);
	tap(plan.maximum > 2 * plan.optimum, "a hard move gets more than twice the time: %d and %d ms", plan.optimum,
	    plan.maximum);
	tap(turn.optimum == 1000 && turn.maximum == 1000, "a short limit for each move is used up");
	tap(some.optimum == plan.optimum && some.maximum == 9000, "a longer one limits hard moves only");
	struct time_plan chosen = timing_within(plan, 500, true), cut = timing_within(plan, 9000, true);
	tap(chosen.optimum == 500 && chosen.maximum == 500, "a shorter time that the user chose is used up");
	tap(cut.optimum == plan.optimum && cut.maximum == 9000, "a longer one limits hard moves");
	struct time_plan standard = timing_within(plan, 500, false);
	struct time_plan alone = timing_within(timing_exact(TIMING_FREE), 500, false);
	tap(standard.maximum == plan.maximum && alone.maximum == 500, "the time of the command line's default counts only alone");
	return tap_status();
}
