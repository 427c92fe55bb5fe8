/* Time management: when a search within a match's time may answer. */
#include "engine/search/time_manager.h"
#include "tap.h"

enum { FIRST = 3000, PLANNED = 1000, HALF = 50 /* percent of the nodes */ };

static int spent;

static int left(void *context)
{
	(void)context;
	return FIRST - spent;
}

/* Returns the milliseconds after which the search may answer; FIRST if it takes all. */
static int answers_after(const struct time_manager *manager, int share)
{
	for (spent = 0; spent < FIRST && !time_manager_spent(manager, share); spent++)
		;
	return spent;
}

/* Returns the time manager after `depths` depths with the same best move, whose value falls by `fall` at the last
   depth. */
static struct time_manager after(const struct budget *budget, int depths, int fall)
{
	struct time_manager manager;
	spent = 0;
	time_manager_start(&manager, budget);
	for (int depth = 1; depth <= depths; depth++)
		time_manager_update(&manager, 100, 50 - (depth == depths ? fall : 0));
	return manager;
}

int main(void)
{
	struct budget free = {.time = {.left = left}}, planned = free;
	planned.optimum = PLANNED;
	struct time_manager none = {0}, all = after(&free, 9, 0), quick = after(&planned, 9, 0);
	struct time_manager changed = quick, falling = after(&planned, 9, 60), fell = after(&planned, 9, 2000);
	time_manager_update(&changed, 101, 50);
	int easy = answers_after(&quick, HALF), hard = answers_after(&changed, HALF);
	tap(answers_after(&none, HALF) == FIRST, "nothing ends a search before it has started");
	tap(answers_after(&all, HALF) == FIRST, "without a plan it takes all the time");
	tap(easy < PLANNED && easy > PLANNED / 2, "a move that has long been the best one is played early: %d ms", easy);
	tap(hard > PLANNED * 3 / 2, "a new best move takes longer: %d ms", hard);
	tap(answers_after(&falling, HALF) > easy, "so does a value that falls");
	tap(answers_after(&fell, HALF) < FIRST, "but not for ever");
	tap(answers_after(&quick, 95) < easy, "a move that takes nearly all nodes is played earlier");
	tap(answers_after(&quick, 5) > easy, "and one that takes few of them later");
	planned.time.reserve = 100;
	struct time_manager reserved = after(&planned, 9, 0);
	tap(answers_after(&reserved, HALF) == easy, "a reserve does not count as spent");
	return tap_status();
}
