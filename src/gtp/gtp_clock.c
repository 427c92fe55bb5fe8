#include "gtp/gtp_clock.h"

#include "base/minmax.h"

static int gtp_milliseconds(int seconds)
{
	return min(seconds, TIMING_MOST / 1000) * 1000;
}

void gtp_clock_set(struct gtp_clock *clock, int main, int byo, int stones)
{
	clock->ignores_time_left = byo > 0 && stones == 0;
	clock->is_set = !clock->ignores_time_left;
	clock->settings = (struct gtp_period){gtp_milliseconds(main), gtp_milliseconds(byo), byo > 0 ? stones : 0};
	gtp_clock_restart(clock);
}

void gtp_clock_restart(struct gtp_clock *clock)
{
	clock->left[SIDE_BLACK] = clock->left[SIDE_WHITE] = clock->settings;
	clock->runs[SIDE_BLACK] = clock->runs[SIDE_WHITE] = clock->is_set;
}

void gtp_clock_left(struct gtp_clock *clock, enum side side, int time, int stones)
{
	struct gtp_period *left = &clock->left[side];
	clock->runs[side] = !clock->ignores_time_left;
	*left = clock->settings;
	left->main = stones == 0 ? gtp_milliseconds(time) : 0;
	if (stones == 0)
		return;
	left->byo = gtp_milliseconds(time);
	left->stones = stones;
}

struct time_plan gtp_clock_plan(const struct gtp_clock *clock, enum side side, int own_moves, int empty)
{
	enum { STONE_OVERHEAD = 20 }; /* milliseconds for each stone of a period */
	const struct gtp_period *left = &clock->left[side];
	struct timing timing = {.turn = TIMING_FREE, .match = left->main, .left = left->main};
	if (!clock->runs[side])
		return timing_exact(TIMING_FREE);
	struct time_plan plan = timing_plan(&timing, own_moves, empty);
	int stone = left->stones > 0 ? left->byo / left->stones - STONE_OVERHEAD : 0;
	stone = max(0, min(stone, TIMING_MOST - plan.maximum));
	return (struct time_plan){plan.optimum + stone, plan.maximum + stone};
}

void gtp_clock_spend(struct gtp_clock *clock, enum side side, long long milliseconds)
{
	struct gtp_period *left = &clock->left[side];
	long long over = milliseconds - left->main;
	left->main = over < 0 ? (int)-over : 0;
	if (over <= 0 || left->stones == 0)
		return;
	left->byo = over < left->byo ? left->byo - (int)over : 0;
	if (--left->stones > 0)
		return;
	left->byo = clock->settings.byo;
	left->stones = clock->settings.stones;
}
