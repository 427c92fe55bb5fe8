#include "rules/double_three_search.h"

#include <assert.h>
#include <stdlib.h>

#include "rules/three_table.h"

/* Depth-first proof-number search (df-pn). Source: Nagai, Df-pn algorithm for searching AND/OR trees and its
   applications, 2002. A node is a stone that makes two or more threes. Its children are the extension points where
   a stone does so, too. The stone is a double-three if `needed` of its undecided threes are real. A three is real if
   one of its children is no double-three. The search continues at the most proving child: the one that serves both
   proof and disproof. The numbers of a node are those of "this point is a double-three". */

enum {
	STONES_PER_STEP = 64, /* comparing this many hypothetical stones with a box takes as long as one step */
	DISPROVED = 1 << 30,  /* infinity: the number of a disproved answer */
	PROOF_NUMBER_MAX = 1 << 28, /* the largest finite number */
};

struct three_child {
	int16_t point;
	uint8_t three; /* index of the three at its level */
	struct black_shapes shapes;
	struct proof_numbers numbers;
	struct box box; /* the box that a settled answer depends on */
};

/* A node on the path from the judged point; its stone is on the board. */
struct three_level {
	int16_t point;
	uint8_t needed;
	uint8_t threes; /* number of undecided threes */
	uint8_t children;
	uint8_t chosen;
	struct box box;       /* the part of the board that was read */
	struct proof_numbers thresholds; /* the level closes when a number reaches its threshold */
	struct three_child child[2 * DIRECTIONS];
};

struct double_three_search {
	struct three_table table;
	struct three_level level[DOUBLE_THREE_LEVELS];
	struct board *board; /* of the question */
	struct meter *meter;
};

/* The cost of showing that threes are real, or that they are not. */
struct cost {
	uint32_t three[DIRECTIONS];
	bool chosen[DIRECTIONS]; /* the cheapest threes, as many as are needed */
	uint32_t sum;            /* cost of the chosen threes */
	uint32_t next;           /* cost of the cheapest three not chosen */
};

struct costs {
	struct cost real, unreal;
};

static uint32_t sum_of(uint32_t one, uint32_t other)
{
	if (one >= DISPROVED || other >= DISPROVED)
		return DISPROVED;
	return min_u32(one + other, PROOF_NUMBER_MAX);
}

/* Returns what a threshold leaves for one child: a finite one less the numbers of the siblings. */
static uint32_t rest_of(uint32_t threshold, uint32_t siblings)
{
	return threshold >= DISPROVED ? threshold : threshold - siblings;
}

/* Returns a threshold a quarter above the number of the second best child, so that the search does not switch back and
   forth (1 + epsilon trick). */
static uint32_t above_second(uint32_t second)
{
	return second >= DISPROVED ? second : second + 1 + second / 4;
}

static struct box box_around(const struct board *board, int point)
{
	int x = point_x(point), y = point_y(point), last = board->size - 1;
	int low_x = x - BLACK_REACH, low_y = y - BLACK_REACH, high_x = x + BLACK_REACH, high_y = y + BLACK_REACH;
	return (struct box){(uint8_t)(low_x < 0 ? 0 : low_x), (uint8_t)(low_y < 0 ? 0 : low_y),
	                    (uint8_t)(high_x > last ? last : high_x), (uint8_t)(high_y > last ? last : high_y)};
}

static void join_box(struct box *box, struct box other)
{
	box->low_x = other.low_x < box->low_x ? other.low_x : box->low_x;
	box->low_y = other.low_y < box->low_y ? other.low_y : box->low_y;
	box->high_x = other.high_x > box->high_x ? other.high_x : box->high_x;
	box->high_y = other.high_y > box->high_y ? other.high_y : box->high_y;
}

static struct box box_of_threes(const struct board *board, int point, const struct black_shapes *shapes)
{
	struct box box = box_around(board, point);
	for (int i = 0; i < shapes->threes; i++) {
		const struct black_three *three = &shapes->three[i];
		for (int k = 0; k < three->extensions; k++)
			join_box(&box, box_around(board, board_step(board, point, three->direction, three->extension[k])));
	}
	return box;
}

static struct proof_numbers numbers_of(enum double_three answer)
{
	return answer == DOUBLE_THREE_YES ? (struct proof_numbers){0, DISPROVED} : (struct proof_numbers){DISPROVED, 0};
}

static bool is_settled(struct proof_numbers numbers)
{
	return numbers.pn == 0 || numbers.dn == 0;
}

/* Chooses the `wanted` cheapest of the threes. Sets chosen, sum and next. */
static void choose_cheapest(struct cost *cost, int threes, int wanted)
{
	cost->sum = 0;
	for (int k = 0; k <= wanted; k++) {
		int best = -1;
		for (int i = 0; i < threes; i++)
			if (!cost->chosen[i] && (best < 0 || cost->three[i] < cost->three[best]))
				best = i;
		cost->next = best < 0 ? DISPROVED : cost->three[best];
		if (k < wanted) {
			assert(best >= 0); /* no more threes are wanted than there are */
			cost->chosen[best] = true;
			cost->sum = sum_of(cost->sum, cost->three[best]);
		}
	}
}

static struct costs costs_of(const struct three_level *level)
{
	struct costs costs = {.real = {.three = {DISPROVED, DISPROVED, DISPROVED, DISPROVED}}};
	for (int i = 0; i < level->children; i++) {
		const struct three_child *child = &level->child[i];
		uint32_t *real = &costs.real.three[child->three], *unreal = &costs.unreal.three[child->three];
		*real = min_u32(*real, child->numbers.dn);
		*unreal = sum_of(*unreal, child->numbers.pn);
	}
	choose_cheapest(&costs.real, level->threes, level->needed);
	choose_cheapest(&costs.unreal, level->threes, level->threes - level->needed + 1);
	return costs;
}

/* Chooses the most proving child, which is cheapest for both answers. Returns its thresholds. The threes chosen for the
   two answers have one in common, because together they number one more than the undecided threes. */
static struct proof_numbers choose(struct three_level *level, const struct costs *costs)
{
	int three = 0;
	while (!costs->real.chosen[three] || !costs->unreal.chosen[three])
		three++;
	const struct three_child *best = NULL;
	uint32_t second = DISPROVED;
	for (const struct three_child *child = level->child; child < level->child + level->children; child++) {
		if (child->three != three)
			continue;
		if (!best || child->numbers.dn < best->numbers.dn) {
			second = best ? best->numbers.dn : second;
			best = child;
		} else {
			second = min_u32(second, child->numbers.dn);
		}
	}
	assert(best); /* an undecided three has a child */
	level->chosen = (uint8_t)(best - level->child);
	uint32_t real = costs->real.three[three], unreal = costs->unreal.three[three];
	uint32_t dn = min_u32(rest_of(level->thresholds.pn, costs->real.sum - real), above_second(costs->real.next));
	uint32_t pn = min_u32(rest_of(level->thresholds.dn, costs->unreal.sum - unreal), above_second(costs->unreal.next));
	return (struct proof_numbers){rest_of(pn, unreal - best->numbers.pn), min_u32(dn, above_second(second))};
}

/* Returns the box that a settled answer depends on: the box read here, and those of the children that decided it. */
static struct box box_of_level(const struct three_level *level, const struct costs *costs)
{
	struct box box = level->box;
	for (int i = 0; i < level->children; i++) {
		const struct three_child *child = &level->child[i];
		if (costs->real.sum == 0 ? costs->real.chosen[child->three] && child->numbers.dn == 0
		                         : costs->unreal.chosen[child->three])
			join_box(&box, child->box);
	}
	return box;
}

static void add_child(struct double_three_search *search, struct three_level *level, const struct nesting *nesting)
{
	struct three_child *child = &level->child[level->children++];
	*child = (struct three_child){
		.point = (int16_t)nesting->point, .three = (uint8_t)(level->threes - 1), .shapes = nesting->shapes};
	enum double_three answer = three_table_probe(&search->table, nesting->point, &child->box);
	child->numbers =
		answer == DOUBLE_THREE_UNKNOWN ? three_table_numbers(&search->table, nesting->point) : numbers_of(answer);
}

/* Judges a stone by its threes. If that is not enough, opens a level: puts the stone and lists its children.
   Returns DOUBLE_THREE_UNKNOWN in that case. */
static enum double_three open_level(struct double_three_search *search, int point, const struct black_shapes *shapes,
                                    struct proof_numbers thresholds)
{
	struct threes threes;
	unsigned long steps = 0;
	struct three_level *level = &search->level[search->table.depth];
	enum double_three answer = threes_judge(search->board, point, shapes, &threes, &steps);
	*level = (struct three_level){
		.point = (int16_t)point, .needed = (uint8_t)(2 - threes.real), .thresholds = thresholds};
	level->box = box_of_threes(search->board, point, shapes);
	meter_spend(search->meter, steps + (unsigned)threes.nestings * (unsigned)search->table.depth / STONES_PER_STEP,
	            METER_CLOCK_EVERY);
	if (answer != DOUBLE_THREE_UNKNOWN) {
		three_table_store(&search->table, point, answer, level->box);
		return answer;
	}
	three_table_put(&search->table, point);
	board_put(search->board, SIDE_BLACK, point);
	for (int i = 0; i < threes.nestings; i++) {
		level->threes = (uint8_t)(level->threes + (i == 0 || threes.nesting[i].three != threes.nesting[i - 1].three));
		add_child(search, level, &threes.nesting[i]);
	}
	return DOUBLE_THREE_UNKNOWN;
}

/* Closes a level: takes the stone back, and stores the result. */
static void close_level(struct double_three_search *search, struct proof_numbers numbers, struct box box)
{
	const struct three_level *level = &search->level[search->table.depth - 1];
	board_take(search->board, SIDE_BLACK, level->point);
	three_table_take(&search->table);
	if (is_settled(numbers))
		three_table_store(&search->table, level->point, numbers.pn == 0 ? DOUBLE_THREE_YES : DOUBLE_THREE_NO, box);
	else
		three_table_store_numbers(&search->table, level->point, numbers);
	if (search->table.depth == 0)
		return;
	struct three_level *parent = &search->level[search->table.depth - 1];
	parent->child[parent->chosen].numbers = numbers;
	parent->child[parent->chosen].box = box;
}

/* Goes one step down to a child, or one up. Returns the numbers of the level where it began. */
static struct proof_numbers step(struct double_three_search *search)
{
	struct three_level *level = &search->level[search->table.depth - 1];
	struct costs costs = costs_of(level);
	struct proof_numbers numbers = {costs.real.sum, costs.unreal.sum};
	if (search->meter->stopped || is_settled(numbers) || numbers.pn >= level->thresholds.pn ||
	    numbers.dn >= level->thresholds.dn) {
		close_level(search, numbers, box_of_level(level, &costs));
		return numbers;
	}
	if (search->table.depth == DOUBLE_THREE_LEVELS) {
		search->meter->stopped = true;
		return numbers;
	}
	struct proof_numbers thresholds = choose(level, &costs);
	struct three_child *child = &level->child[level->chosen];
	enum double_three answer = open_level(search, child->point, &child->shapes, thresholds);
	if (answer != DOUBLE_THREE_UNKNOWN) {
		child->numbers = numbers_of(answer);
		child->box = level[1].box;
	}
	return numbers;
}

struct double_three_search *double_three_search_new(void)
{
	struct double_three_search *search = malloc(sizeof *search);
	if (search)
		three_table_clear(&search->table);
	return search;
}

void double_three_search_free(struct double_three_search *search)
{
	free(search);
}

enum double_three double_three_search(struct double_three_search *search, struct board *board, int point,
                                      const struct black_shapes *shapes, struct meter *meter)
{
	struct box box;
	search->board = board;
	search->meter = meter;
	three_table_start(&search->table, board);
	enum double_three answer = three_table_probe(&search->table, point, &box);
	if (answer == DOUBLE_THREE_UNKNOWN)
		answer = open_level(search, point, shapes, (struct proof_numbers){DISPROVED, DISPROVED});
	struct proof_numbers numbers = {1, 1};
	while (search->table.depth > 0)
		numbers = step(search);
	if (is_settled(numbers))
		answer = numbers.pn == 0 ? DOUBLE_THREE_YES : DOUBLE_THREE_NO;
	return answer;
}
