/* The answers to swap2 in the Gomocup protocol. */
#include <string.h>

#include "gomocup/swap2.h"
#include "rules/point.h"
#include "tap.h"

enum { RULES = RULE_CARO + 1, DRAWS = 2000 };

static enum swap2_choice choice(int forced, long long score, int stones)
{
	struct search_result found = {.point = 0, .searched = true, .forced = forced, .score = score};
	return swap2_choose(&found, stones);
}

/* Are the three points of a proposal on the board, and different? */
static bool is_proposal(struct rng *rng, const struct ruleset *rules, int point[SWAP2_FIRST])
{
	swap2_first(rng, rules, point);
	for (int i = 0; i < SWAP2_FIRST; i++)
		if (point_x(point[i]) >= rules->size || point_y(point[i]) >= rules->size)
			return false;
	return point[0] != point[1] && point[0] != point[2] && point[1] != point[2];
}

static void test_sizes(enum rule rule)
{
	for (int size = 5; size <= BOARD_MAX; size++) {
		struct ruleset rules = {.rule = rule, .size = size, .connect = 5};
		struct rng rng = rng_seeded((unsigned)size);
		int point[SWAP2_FIRST];
		bool fine = true;
		for (int i = 0; i < 200; i++)
			fine = is_proposal(&rng, &rules, point) && fine;
		if (!fine || size == BOARD_MAX)
			tap(fine, "%s: three points on a board of %d", rule_names[rule], size);
	}
}

/* Draws proposals on a board of 15 x 15. */
static void draw(enum rule rule, int point[DRAWS][SWAP2_FIRST])
{
	struct ruleset rules = {.rule = rule, .size = 15, .connect = 5};
	struct rng rng = rng_seeded(1);
	for (int i = 0; i < DRAWS; i++)
		swap2_first(&rng, &rules, point[i]);
}

static int count_different(int point[DRAWS][SWAP2_FIRST])
{
	int different = 0;
	for (int i = 0; i < DRAWS; i++) {
		int before = 0;
		while (memcmp(point[before], point[i], sizeof point[i]) != 0)
			before++;
		different += before == i;
	}
	return different;
}

/* Returns a hash of all proposals in order. Long searches chose the openings, so a change must not happen by
   chance. */
static unsigned sum_of(int point[DRAWS][SWAP2_FIRST])
{
	unsigned sum = 0;
	for (int i = 0; i < DRAWS; i++)
		for (int j = 0; j < SWAP2_FIRST; j++)
			sum = sum * 31 + (unsigned)(15 * point_y(point[i][j]) + point_x(point[i][j]));
	return sum;
}

static void test_rules(void)
{
	static const unsigned sums[RULES] = {
		[RULE_RENJU] = 2554705177, [RULE_STANDARD] = 83076351, [RULE_FREESTYLE] = 4025942951, [RULE_CARO] = 3997253206};
	static int drawn[RULES][DRAWS][SWAP2_FIRST];
	for (int rule = 0; rule < RULES; rule++) {
		draw((enum rule)rule, drawn[rule]);
		tap(count_different(drawn[rule]) == 64, "%s: eight openings, each in eight positions", rule_names[rule]);
		tap(sum_of(drawn[rule]) == sums[rule], "%s: these openings: %u", rule_names[rule], sum_of(drawn[rule]));
	}
	for (int rule = 0; rule < RULES; rule++)
		for (int other = 0; other < rule; other++)
			tap(memcmp(drawn[rule], drawn[other], sizeof drawn[rule]) != 0, "%s and %s have different openings",
			    rule_names[rule], rule_names[other]);
}

int main(void)
{
	tap(choice(0, 40, SWAP2_FIRST) == SWAP2_STAY && choice(0, 40, SWAP2_ALL) == SWAP2_STAY,
	    "White when White is ahead");
	tap(choice(0, -40, SWAP2_FIRST) == SWAP2_SWAP && choice(0, -40, SWAP2_ALL) == SWAP2_SWAP,
	    "Black when White is behind");
	tap(choice(0, 0, SWAP2_FIRST) == SWAP2_MORE, "two more stones when neither is ahead");
	tap(choice(0, 6, SWAP2_FIRST) == SWAP2_MORE && choice(0, -6, SWAP2_FIRST) == SWAP2_MORE,
	    "two more stones when neither is ahead by much");
	tap(choice(0, -6, SWAP2_ALL) == SWAP2_SWAP, "Black when White is a little behind after five stones");
	tap(choice(0, 0, SWAP2_ALL) == SWAP2_STAY, "White when neither is ahead after five stones");
	tap(choice(5, -40, SWAP2_FIRST) == SWAP2_STAY, "White when White has a forced win, whatever the score");
	tap(choice(-6, 40, SWAP2_ALL) == SWAP2_SWAP, "Black when White has a forced loss");
	for (int rule = 0; rule < RULES; rule++)
		test_sizes((enum rule)rule);
	test_rules();
	return tap_status();
}
