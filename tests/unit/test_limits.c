/* The limits that INFO sets in the Gomocup protocol, and what they allow an answer. */
#include <string.h>

#include "gomocup/limits.h"
#include "tap.h"

static const struct common_options free_options = {.budget = {.memory = 64 << 20}};

static void set(struct limits *limits, const char *text)
{
	limits_set(limits, (struct span){text, strlen(text)});
}

static void test_match(void)
{
	struct limits limits = limits_none();
	set(&limits, "timeout_match 5000");
	tap(limits.timing.left == 5000, "a match begins with all of its time");
	limits_spend(&limits, 1200);
	tap(limits.timing.left == 3800, "an answer uses part of it");
	limits_spend(&limits, 4000);
	tap(limits.timing.left == 0, "and never more than is left");
	limits_restart(&limits);
	tap(limits.timing.left == 5000, "a new game has all of it again");
	set(&limits, "time_left 700");
	tap(limits.timing.left == 700 && limits.timing.match == 5000, "time_left replaces what is left");
	set(&limits, "time_left 2147483647");
	limits_spend(&limits, 1000);
	tap(limits.timing.left == TIMING_FREE, "time without limit is never spent");
	set(&limits, "timeout_match 0");
	tap(limits.timing.left == TIMING_FREE, "0 is no limit of a match");
	set(&limits, "time_left 0");
	tap(limits.timing.left == 0, "but time_left 0 is no time at all");
}

static void test_new_game(void)
{
	struct limits limits = limits_none();
	set(&limits, "timeout_match 60000");
	set(&limits, "time_left 600");
	limits_restart(&limits);
	tap(limits.timing.left == 600, "time_left before START holds for the game");
	limits_restart(&limits);
	tap(limits.timing.left == 60000, "but not for the next game");
	set(&limits, "time_left 500");
	limits_spend(&limits, 100);
	limits_restart(&limits);
	tap(limits.timing.left == 60000, "nor does time_left before the last answer");
	set(&limits, "time_left 2147483647");
	limits_restart(&limits);
	tap(limits.timing.left == TIMING_FREE, "no limit of time_left holds, too");
	set(&limits, "timeout_match -1");
	set(&limits, "time_left 10");
	limits_restart(&limits);
	tap(limits.timing.left == TIMING_FREE, "time_left that is ignored does not");
}

/* Returns a board of this size with stones and barred points. */
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
	struct common_options common = free_options;
	const struct stones *empty = position(15, 0, 0);
	tap(limits_plan(&limits, &common, empty).maximum == TIMING_FREE, "without INFO there is no clock");
	common.milliseconds = 5000;
	tap(limits_plan(&limits, &common, empty).maximum == 5000, "except that of the command line");
	set(&limits, "timeout_turn 30000");
	tap(limits_plan(&limits, &common, empty).maximum == 30000, "which INFO replaces if it is the default");
	common.timed = true;
	tap(limits_plan(&limits, &common, empty).maximum == 5000, "but not if the user chose it");
	set(&limits, "timeout_turn 100");
	tap(limits_plan(&limits, &common, empty).maximum == 100, "the shorter one counts");
}

static void test_share(void)
{
	struct limits limits = limits_none();
	struct common_options common = free_options;
	set(&limits, "timeout_match 100000");
	tap(limits_plan(&limits, &common, position(15, 0, 0)).optimum == timing_plan(&limits.timing, 0, 225).optimum,
	    "the first answer's share of a match");
	tap(limits_plan(&limits, &common, position(15, 41, 0)).optimum == timing_plan(&limits.timing, 20, 184).optimum,
	    "half of the stones are its own moves");
	tap(limits_plan(&limits, &common, position(5, 16, 3)).optimum == timing_plan(&limits.timing, 8, 6).optimum,
	    "no move can follow on stones and barred points");
}

static void test_budget(void)
{
	struct limits limits = limits_none();
	struct common_options common = free_options;
	tap(limits_budget(&limits, &common).memory == 64 << 20, "without INFO the command line sets the memory");
	tap(!limits_budget(&limits, &common).keeps_table, "the first answer of a game uses no earlier table");
	limits_spend(&limits, 1);
	tap(limits_budget(&limits, &common).keeps_table, "later answers do");
	limits_restart(&limits);
	tap(!limits_budget(&limits, &common).keeps_table, "a new game does not");
	set(&limits, "max_memory 41943040");
	tap(limits_budget(&limits, &common).memory == 25 << 20, "max_memory is for the whole program");
	tap(limits_budget(&limits, &common).threads == 0, "of one thread");
	common.budget.threads = 2;
	tap(limits_budget(&limits, &common).memory == 35 << 19 && limits_budget(&limits, &common).threads == 2,
	    "a second thread needs some of it");
	common.budget.threads = 256;
	tap(limits_budget(&limits, &common).memory == 35 << 19 && limits_budget(&limits, &common).threads == 2,
	    "threads get no more than half of what the program leaves");
	set(&limits, "max_memory 99999999999999999999");
	tap(limits_budget(&limits, &common).memory == 64 << 20 && limits_budget(&limits, &common).threads == 256,
	    "memory for all threads");
	set(&limits, "max_memory 1000");
	tap(limits_budget(&limits, &common).memory == 125, "the table gets an eighth, even if that is too little");
	tap(limits_budget(&limits, &common).threads == 1, "then one thread searches");
	set(&limits, "max_memory 16777216");
	tap(limits_budget(&limits, &common).memory == 2 << 20, "the table gets an eighth if the rest would be small");
	set(&limits, "max_memory 0");
	tap(limits_budget(&limits, &common).memory == 64 << 20, "0 is no limit");
	set(&limits, "max_node 500");
	tap(limits_budget(&limits, &common).nodes == 500, "max_node limits the nodes");
	common.budget.nodes = 100;
	tap(limits_budget(&limits, &common).nodes == 100, "and so does -N of the command line");
	common.budget.nodes = 900;
	tap(limits_budget(&limits, &common).nodes == 500, "the smaller one counts");
}

/* The INFO keys and values that Yixin's boards send. */
static void test_boards(void)
{
	struct limits limits = limits_none();
	struct common_options common = free_options;
	common.milliseconds = 5000;
	set(&limits, "timeout_turn -1");
	tap(limits_plan(&limits, &common, position(15, 0, 0)).maximum == TIMING_MOST, "a turn of -1 has no limit");
	set(&limits, "timeout_match -1");
	set(&limits, "time_left 10");
	tap(limits.timing.left == TIMING_FREE, "after a match of -1 time_left does not count");
	set(&limits, "timeout_match 6000");
	set(&limits, "time_left 10");
	tap(limits.timing.left == 10, "after any other match it does");
	set(&limits, "time_increment 500");
	limits_spend(&limits, 7);
	tap(limits.timing.left == 503, "each answer adds the increment");
	set(&limits, "time_increment 2000000000");
	limits_spend(&limits, 0);
	tap(limits.timing.left == TIMING_MOST, "up to the most");
	set(&limits, "max_depth 9");
	tap(limits_budget(&limits, &common).depth == 9, "max_depth limits the depth");
	common.budget.depth = 7;
	tap(limits_budget(&limits, &common).depth == 7, "and so does -D: the smaller one counts");
	set(&limits, "max_depth 199");
	tap(limits.depth == 199, "max_depth 199 is a limit");
	set(&limits, "max_depth 200");
	tap(limits.depth == 0, "max_depth 200 is no limit");
	set(&limits, "max_depth 225");
	tap(limits.depth == 0, "a depth that no search reaches is no limit");
	set(&limits, "max_node 30");
	set(&limits, "max_node -1");
	tap(limits_budget(&limits, &common).nodes == 0, "-1 is no limit of nodes");
	set(&limits, "hash_size 1024");
	tap(limits_budget(&limits, &common).memory == 1 << 20, "hash_size is in kB");
	set(&limits, "hash_size 65537");
	tap(limits_budget(&limits, &common).memory == 64 << 20, "and no more than the largest table");
	set(&limits, "hash_size 0");
	tap(limits_budget(&limits, &common).memory == 0, "0 is no table");
	tap(limits_hash_most(&common) == 16, "the largest table has 2^16 kB");
}

static void test_rules(void)
{
	struct limits limits = limits_none();
	set(&limits, "rule 2");
	tap(limits.rule == RULE_FREESTYLE, "rule 2 is a continuous game of freestyle");
	limits_use_yixin(&limits);
	tap(limits.rule == RULE_RENJU, "read anew as Yixin's number it is renju");
	set(&limits, "rule 9");
	tap(limits_rule_obstacle(&limits) != NULL, "9 is no rule there");
	set(&limits, "rule 5");
	tap(limits_rule_obstacle(&limits) == NULL && limits.rule == RULE_FREESTYLE, "5 is freestyle");
}

int main(void)
{
	test_boards();
	test_rules();
	test_match();
	test_new_game();
	test_clock();
	test_share();
	test_budget();
	return tap_status();
}
