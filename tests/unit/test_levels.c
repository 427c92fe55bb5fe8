/* What the levels use of a budget: a share of the nodes, and no more time than people want to wait. */
#include <limits.h>

#include "engine/engine.h"
#include "engine/levels.h"
#include "engine/mover.h"
#include "tap.h"

/* A clock that moves by `step` at each look. */
struct clock {
	int left, step;
	int told;
	unsigned long long nodes; /* at the end of depth eight */
};

static int clock_left(void *context)
{
	struct clock *clock = context;
	clock->left -= clock->step;
	return clock->left + clock->step;
}

static void note_depth(void *context, const struct search_result *found)
{
	struct clock *clock = context;
	clock->told += found->depth > 0;
	if (found->depth == 8)
		clock->nodes = found->nodes;
}

/* Returns what the machine finds on a board with one stone. */
static struct search_result ask(enum mover_id mover, unsigned seed, const struct budget *budget)
{
	static struct board board;
	struct ruleset rules = {.rule = RULE_FREESTYLE, .size = 15, .connect = 5};
	struct mover_state mover_state = {.rng = rng_seeded(seed)};
	struct search_result found;
	board_clear(&board, rules.size);
	board_put(&board, SIDE_BLACK, point_at(7, 7));
	const struct question question = {.board = &board, .rules = &rules, .side = SIDE_WHITE, .budget = budget};
	mover_choose(&mover_state, mover, &question, false, &found);
	mover_state_free(&mover_state);
	return found;
}

/* Returns the nodes of the first of several seeds with which the level searches. 0 milliseconds: no clock. */
static unsigned long long nodes_of(enum mover_id mover, unsigned long long nodes, int milliseconds)
{
	enum { SEEDS = 8, GLANCE = 100 }; /* nodes of a level that does not search: fewer */
	struct clock clock = {.left = milliseconds};
	const struct budget budget = {.nodes = nodes,
	                              .time = {.left = milliseconds != 0 ? clock_left : NULL, .context = &clock}};
	unsigned long long taken = 0;
	for (unsigned seed = 1; taken < GLANCE && seed <= SEEDS; seed++)
		taken = ask(mover, seed, &budget).nodes;
	return taken;
}

static void test_share(enum mover_id mover, unsigned long long nodes, int milliseconds, unsigned long long expected)
{
	unsigned long long taken = nodes_of(mover, nodes, milliseconds);
	tap(taken == expected, "%s: %llu of %llu nodes and %d milliseconds", movers[mover].name, taken, nodes,
	    milliseconds);
}

static void test_depth(void)
{
	const struct budget budget = {.depth = 3};
	tap(ask(MOVER_HARD, 1, &budget).depth == 3, "hard keeps the depth limit");
}

/* A level does not think longer than LEVELS_TIME_MAX, and reports each depth. */
static void test_patience(int milliseconds, int expected)
{
	enum { STEP = 10 };
	struct clock clock = {.left = milliseconds, .step = STEP};
	const struct budget budget = {
		.time = {.left = clock_left, .context = &clock}, .report = note_depth, .context = &clock};
	ask(MOVER_HARD, 1, &budget);
	int taken = milliseconds - clock.left;
	tap(taken > expected - 10 * STEP && taken < expected + 10 * STEP, "%d of %d milliseconds are used", taken,
	    milliseconds);
	tap(clock.told > 0, "it reports its depths");
}

/* Searches with a clock. Returns the nodes up to depth eight. */
static unsigned long long think(struct mover_state *mover_state, const struct board *board, struct search_result *found)
{
	struct clock clock = {.left = 100};
	const struct budget budget = {
		.time = {.left = clock_left, .context = &clock}, .report = note_depth, .memory = 1 << 20, .context = &clock};
	const struct ruleset rules = {.rule = RULE_FREESTYLE, .size = 15, .connect = 5};
	const struct question question = {.board = board, .rules = &rules, .side = SIDE_WHITE, .budget = &budget};
	mover_choose(mover_state, MOVER_HARD, &question, false, found);
	return clock.nodes;
}

/* Plays a game from the first stone for two moves. Adds the nodes of White's second move to *later; to *alone adds
   those of a machine that has not played the first one. */
static void add_game(int first, unsigned long long *later, unsigned long long *alone)
{
	static struct board board;
	struct mover_state player = {.rng = rng_seeded(1)}, stranger = {.rng = rng_seeded(1)};
	struct search_result found;
	board_clear(&board, 15);
	board_put(&board, SIDE_BLACK, first);
	think(&player, &board, &found);
	board_put(&board, SIDE_WHITE, found.pv[0]);
	board_put(&board, SIDE_BLACK, found.pv[1]);
	*later += think(&player, &board, &found);
	*alone += think(&stranger, &board, &found);
	mover_state_free(&player);
	mover_state_free(&stranger);
}

static void test_game(void)
{
	unsigned long long later = 0, alone = 0;
	for (int y = 4; y <= 7; y++)
		for (int x = 3; x <= 7; x++)
			add_game(point_at(x, y), &later, &alone);
	tap(later > 0 && later < alone, "later in a game eight plies take %llu nodes, not %llu", later, alone);
}

/* The smallest share is one node, however much time there is. */
static void test_least(void)
{
	struct clock clock = {.left = 1000, .step = 10};
	const struct budget budget = {.nodes = 1, .time = {.left = clock_left, .context = &clock}};
	unsigned long long taken = ask(MOVER_HARD, 1, &budget).nodes;
	tap(taken == 1, "hard: %llu of 1 node", taken);
}

int main(void)
{
	test_share(MOVER_BEGINNER, 48000, 0, 1001);
	test_share(MOVER_EASY, 48000, 0, 4001);
	test_share(MOVER_MEDIUM, 48000, 0, 8001);
	test_share(MOVER_HARD, 48000, 0, 12001);
	test_share(MOVER_HARD, 96000, 0, 24001);
	test_share(MOVER_HARD, 0, 0, 640001);
	test_share(MOVER_BEGINNER, 4000000, 0, 53334);
	test_share(MOVER_BEGINNER, 0, INT_MAX, 53334);
	test_share(MOVER_BEGINNER, 0, 15000, 53334);
	test_share(MOVER_HARD, 0, 95, 12001);
	test_share(MOVER_HARD, 0, 90, 12001);
	test_share(MOVER_HARD, 0, 1, 126);
	test_share(MOVER_HARD, 0, -1000, 1);
	test_share(MOVER_HARD, 2000, 95, 501);
	test_share(MOVER_HARD, 1000000, 95, 12001);
	test_least();
	test_game();
	test_depth();
	test_patience(15000, 900);
	test_patience(300, 300);
	return tap_status();
}
