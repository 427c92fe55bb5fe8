/* What INFO tells a player of the Gomocup protocol, and what its answers then may cost. */
#include <string.h>

#include "gomocup/limits.h"
#include "tap.h"

static const struct terms free_terms = {.budget = {.memory = 64 << 20}};

static void tell(struct limits *limits, const char *text)
{
	limits_tell(limits, (struct span){text, strlen(text)});
}

static void test_match(void)
{
	struct limits limits = limits_none();
	tell(&limits, "timeout_match 5000");
	tap(limits.timing.left == 5000, "a match begins with all of its time");
	limits_spend(&limits, 1200);
	tap(limits.timing.left == 3800, "an answer takes of it");
	limits_spend(&limits, 4000);
	tap(limits.timing.left == 0, "and never more than there is");
	limits_restart(&limits);
	tap(limits.timing.left == 5000, "a new game has all of it again");
	tell(&limits, "time_left 700");
	tap(limits.timing.left == 700 && limits.timing.match == 5000, "the manager knows better what is left");
	tell(&limits, "time_left 2147483647");
	limits_spend(&limits, 1000);
	tap(limits.timing.left == TIMING_FREE, "no limit is never spent");
	tell(&limits, "timeout_match 0");
	tap(limits.timing.left == TIMING_FREE, "0 is no limit of a match");
	tell(&limits, "time_left 0");
	tap(limits.timing.left == 0, "but of what is left it is the end");
}

/* A board of that size with so many stones, and so many points that are barred. */
static const struct stones *position(int size, int count, int barred)
{
	static struct stones stones;
	stones_clear(&stones, size);
	for (int i = 0; i < count + barred; i++)
		stones_put(&stones, i >= count ? OWNER_NOBODY : i % 2 == 0 ? OWNER_SELF : OWNER_OPPONENT,
		           point_at(i % size, i / size));
	return &stones;
}

static void test_clock(void)
{
	struct limits limits = limits_none();
	struct terms terms = free_terms;
	const struct stones *empty = position(15, 0, 0);
	tap(limits_milliseconds(&limits, &terms, empty) == TIMING_FREE, "nothing said, no clock");
	terms.milliseconds = 5000;
	tap(limits_milliseconds(&limits, &terms, empty) == 5000, "but that of the command line");
	tell(&limits, "timeout_turn 30000");
	tap(limits_milliseconds(&limits, &terms, empty) == 30000, "which gives way to INFO when nobody chose it");
	terms.timed = true;
	tap(limits_milliseconds(&limits, &terms, empty) == 5000, "and binds when somebody did");
	tell(&limits, "timeout_turn 100");
	tap(limits_milliseconds(&limits, &terms, empty) == 100, "the shorter one counts");
}

static void test_share(void)
{
	struct limits limits = limits_none();
	struct terms terms = free_terms;
	tell(&limits, "timeout_match 100000");
	tap(limits_milliseconds(&limits, &terms, position(15, 0, 0)) == timing_next(&limits.timing, 0, 225),
	    "the first answer's share of a match");
	tap(limits_milliseconds(&limits, &terms, position(15, 41, 0)) == timing_next(&limits.timing, 20, 184),
	    "of the stones half are moves that it made");
	tap(limits_milliseconds(&limits, &terms, position(5, 16, 3)) == timing_next(&limits.timing, 8, 6),
	    "no move is to come where a stone is, or on what is barred");
}

static void test_budget(void)
{
	struct limits limits = limits_none();
	struct terms terms = free_terms;
	tap(limits_budget(&limits, &terms).memory == 64 << 20, "nothing said, the table of the command line");
	tap(!limits_budget(&limits, &terms).carries, "at first there is nothing to know of the game");
	limits_spend(&limits, 1);
	tap(limits_budget(&limits, &terms).carries, "after an answer there is");
	limits_restart(&limits);
	tap(!limits_budget(&limits, &terms).carries, "in a new game there is not");
	tell(&limits, "max_memory 41943040");
	tap(limits_budget(&limits, &terms).memory == 32 << 20, "max_memory is the whole program's");
	tell(&limits, "max_memory 1000");
	tap(limits_budget(&limits, &terms).memory == 500, "also where it is too little");
	tell(&limits, "max_memory 12582912");
	tap(limits_budget(&limits, &terms).memory == 6 << 20, "half of it where the rest would be small");
	tell(&limits, "max_memory 0");
	tap(limits_budget(&limits, &terms).memory == 64 << 20, "0 is no limit");
	tell(&limits, "max_node 500");
	tap(limits_budget(&limits, &terms).nodes == 500, "max_node bounds the nodes");
	terms.budget.nodes = 100;
	tap(limits_budget(&limits, &terms).nodes == 100, "the command line's -N too");
	terms.budget.nodes = 900;
	tap(limits_budget(&limits, &terms).nodes == 500, "the smaller one counts");
}

int main(void)
{
	test_match();
	test_clock();
	test_share();
	test_budget();
	return tap_status();
}
