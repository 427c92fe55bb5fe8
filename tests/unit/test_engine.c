/* The engine's board and search. The board after many moves and undos equals a fresh one, and its patterns equal
   the rules' shapes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/engine.h"
#include "engine/levels.h"
#include "engine/position/position.h"
#include "rules/forbidden.h"
#include "rules/line.h"
#include "tap.h"

static struct position position, fresh;
static struct board board;

/* Returns the pattern of a stone on one line by the rules' shapes. Fours with the same completion count once. */
static enum pattern defined(const struct ruleset *rules, enum side side, int point, enum direction d)
{
	static struct shape shapes[LINE_SHAPES_MAX];
	board_put(&board, side, point);
	int count = line_shapes(&board, rules, side, point, d, shapes);
	board_take(&board, side, point);
	int fours = 0, keys = 0, threes = 0, completion = POINT_NONE;
	bool straight = false;
	for (int i = 0; i < count; i++) {
		if (shapes[i].kind == SHAPE_FIVE)
			return PATTERN_FIVE;
		if (shapes[i].kind == SHAPE_OVERLINE)
			return PATTERN_OVERLONG;
		fours += shapes[i].kind == SHAPE_FOUR && (fours == 0 || shapes[i].key[0] != completion);
		completion = shapes[i].kind == SHAPE_FOUR ? shapes[i].key[0] : completion;
		straight |= shapes[i].kind == SHAPE_FOUR && shapes[i].keys == 2;
		threes += shapes[i].kind == SHAPE_THREE;
		if (shapes[i].kind == SHAPE_THREE)
			keys += shapes[i].keys;
	}
	if (straight)
		return PATTERN_OPEN_FOUR;
	if (fours > 1)
		return ruleset_forbids(rules, side) ? PATTERN_OVERLONG : PATTERN_OPEN_FOUR;
	if (fours == 1)
		return PATTERN_CLOSED_FOUR;
	if (threes > 0)
		return keys > 1 ? PATTERN_OPEN_THREE_TWO : PATTERN_OPEN_THREE;
	return PATTERN_NOTHING;
}

/* Does the table's pattern agree with the rules' one? Patterns weaker than a three have no definition in the rules. */
static bool agrees(const struct ruleset *rules, enum pattern is, enum pattern should)
{
	if (ruleset_needs_open_end(rules) && (should == PATTERN_OPEN_FOUR || should == PATTERN_OPEN_THREE ||
	                                      should == PATTERN_OPEN_THREE_TWO))
		return is >= PATTERN_CLOSED_TWO; /* the engine also looks at whether the other side could close the row */
	return should == PATTERN_NOTHING ? is <= PATTERN_CLOSED_THREE && is != PATTERN_OVERLONG : is == should;
}

static int check_cells(const struct ruleset *rules)
{
	int wrong = 0;
	for (int point = POINT_NONE; (point = board_next_empty(&board, point)) != POINT_NONE;) {
		int cell = position_cell(&position, point);
		for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++) {
			for (enum direction d = 0; d < DIRECTIONS; d++)
				wrong += !agrees(rules, position_pattern(&position, side, cell, (int)d),
				                 defined(rules, side, point, d));
			wrong += (position.pattern4[side][cell] == PATTERN4_FIVE) != line_any_wins(&board, rules, side, point);
		}
		position.to_move = SIDE_BLACK;
		if (ruleset_forbids(rules, SIDE_BLACK))
			wrong += position_is_forbidden(&position, cell) != (forbidden_reasons(&board, point) != 0);
	}
	return wrong;
}

static int check_fresh(const struct ruleset *rules, enum side to_move)
{
	int wrong = 0;
	position_load(&fresh, &board, rules, to_move);
	wrong += fresh.value != position.value || fresh.hash != position.hash || fresh.empty != position.empty;
	wrong += memcmp(fresh.counts, position.counts, sizeof fresh.counts) != 0;
	position.to_move = to_move;
	wrong += position_network_value(&fresh) != position_network_value(&position);
	for (int cell = fresh.first; cell <= fresh.last; cell++) {
		wrong += fresh.contents[cell] != position.contents[cell];
		if (fresh.contents[cell] == CELL_EMPTY)
			wrong += memcmp(&fresh.cells[cell], &position.cells[cell], sizeof fresh.cells[cell]) != 0 ||
			         fresh.pattern4[0][cell] != position.pattern4[0][cell] ||
			         fresh.pattern4[1][cell] != position.pattern4[1][cell] || fresh.near[cell] != position.near[cell];
	}
	return wrong;
}

/* Walks at random, with moves and undos, in one part of the board, so that long rows arise. The two versions of the
   network take turns. */
static void walk(enum rule rule, int size, int connect, int steps)
{
	static int played[BOARD_MAX * BOARD_MAX];
	struct ruleset rules = {.rule = rule, .size = size, .connect = connect};
	int count = 0, wrong = 0;
	unsigned part = (unsigned)(size < 9 ? size : 9);
	enum side side = SIDE_BLACK;
	board_clear(&board, size);
	position_load(&position, &board, &rules, side);
	bool has_avx2 = position.network.has_avx2;
	for (int step = 0; step < steps && wrong == 0; step++) {
		position.network.has_avx2 = has_avx2 && step % 2 == 0;
		int point = point_at((int)random_below(part), (int)random_below(part));
		if (count > 0 && (random_below(3) == 0 || count >= (int)(part * part * 3 / 4) || count >= POSITION_PLIES_MAX)) {
			side = side_other(side);
			board_take(&board, side, played[--count]);
			position.to_move = side_other(side);
			position_unmake_move(&position);
		} else if (board_empty(&board, point)) {
			position.to_move = side;
			position_make_move(&position, position_cell(&position, point));
			board_put(&board, side, point);
			played[count++] = point;
			side = side_other(side);
		}
		if (step % 7 == 0)
			wrong += check_cells(&rules) + check_fresh(&rules, side) + !position_is_consistent(&position);
	}
	position.network.has_avx2 = has_avx2;
	tap(wrong == 0, "%s, %dx%d, %d in a row: %d wrong", rule_names[rule], size, size, connect, wrong);
}

/* Does the check notice a change of this byte? */
static bool notices(void *byte)
{
	unsigned char *changed = byte;
	*changed ^= 1;
	bool noticed = !position_is_consistent(&position);
	*changed ^= 1;
	return noticed;
}

static void test_consistency(void)
{
	const struct ruleset rules = {.rule = RULE_RENJU, .size = 15, .connect = 5};
	board_clear(&board, rules.size);
	position_load(&position, &board, &rules, SIDE_BLACK);
	for (int i = 0; i < 6; i++)
		position_make_move(&position, position_cell(&position, point_at(7 + i % 3, 7 + i / 3)));
	position_network_value(&position);
	int cell = position_cell(&position, point_at(9, 9)), stone = position_cell(&position, point_at(7, 7));
	struct prospect *prospect = &position.cells[cell].prospect;
	int noticed = notices(&position.value) + notices(&position.hash) + notices(&position.empty) +
	              notices(&position.counts[1][PATTERN4_THREE]) + notices(&position.near[cell]) +
	              notices(&position.cells[stone].line[2]) + notices(&prospect->patterns) +
	              notices(&prospect->features.code[1]) + notices(&prospect->features.shape[3]) +
	              notices(&position.pattern4[1][cell]) + notices(&position.pattern4[0][stone]) +
	              notices(&position.board.line[5].empty) + notices(&position.accumulator[6].of[5]) +
	              notices(&position.region_hash[5]);
	tap(position_is_consistent(&position) && noticed == 14, "the check notices %d of 14 changes", noticed);
}

/* Plays the first moves of a game, each searched to the same depth. Returns a hash of the searches' nodes, which is
   the same with every compiler and on every machine. */
static unsigned long long signature(enum rule rule, int depth)
{
	static struct engine engine;
	struct ruleset rules = {.rule = rule, .size = 15, .connect = 5};
	struct budget budget = {.depth = depth, .memory = 1 << 20};
	unsigned long long nodes = 0;
	board_clear(&board, rules.size);
	for (int ply = 0; ply < 12; ply++) {
		struct question question = {
			.board = &board, .rules = &rules, .side = ply % 2 == 0 ? SIDE_BLACK : SIDE_WHITE, .budget = &budget};
		struct search_result found = {.point = POINT_NONE};
		struct rng rng = rng_seeded(1);
		engine_choose(&engine, &question, &rng, &found);
		nodes = nodes * 31 + found.nodes;
		board_put(&board, question.side, found.point);
	}
	engine_release(&engine);
	return nodes;
}

static void test_signature(enum rule rule, unsigned long long expected)
{
	unsigned long long nodes = signature(rule, 8);
	tap(nodes == expected, "%s: signature %llu", rule_names[rule], nodes);
}

/* If the rules are the same for both sides, a position has the same value with colors swapped. */
static void test_colors(enum rule rule)
{
	struct ruleset rules = {.rule = rule, .size = 15, .connect = 5};
	struct board swapped;
	int other = 0;
	board_clear(&board, rules.size);
	board_clear(&swapped, rules.size);
	for (int stones = 0; stones < 60;) {
		int point = point_at((int)random_below(15), (int)random_below(15));
		enum side side = stones % 2 == 0 ? SIDE_BLACK : SIDE_WHITE;
		if (!board_empty(&board, point))
			continue;
		board_put(&board, side, point);
		board_put(&swapped, side_other(side), point);
		position_load(&position, &board, &rules, side_other(side));
		position_load(&fresh, &swapped, &rules, side);
		other += position_network_value(&position) != position_network_value(&fresh);
		stones++;
	}
	tap(other == 0, "%s: %d of 60 positions have another value with colors swapped", rule_names[rule], other);
}

static int no_time(void *context)
{
	(void)context;
	return 0;
}

/* Rows of black stones with holes make points that take many steps to judge; above them is a simple double-three. A
   point that cannot be judged is forbidden to a player who wants to play there, but not where the other side's win
   depends on it. */
static void test_unjudged(void)
{
	struct ruleset rules = {.rule = RULE_RENJU, .size = 99, .connect = 5};
	const int holes[4][2] = {{87, 64}, {36, 57}, {58, 7}, {24, 35}};
	const int three[4][2] = {{51, 95}, {52, 95}, {50, 96}, {50, 97}};
	const struct budget over = {.time = {.left = no_time}};
	board_clear(&board, 99);
	for (int y = 0; y < 86; y++)
		for (int x = 0; x < 99; x++)
			if (y % 7 < 2)
				board_put(&board, SIDE_BLACK, point_at(x, y));
	for (int i = 0; i < 4; i++) {
		board_take(&board, SIDE_BLACK, point_at(holes[i][0], holes[i][1]));
		board_put(&board, SIDE_BLACK, point_at(three[i][0], three[i][1]));
	}
	position_load(&position, &board, &rules, SIDE_BLACK);
	int hard = position_cell(&position, point_at(89, 62)), plain = position_cell(&position, point_at(50, 95));
	tap(position_is_forbidden(&position, plain) && position_is_surely_forbidden(&position, plain) && !position.has_unjudged,
	    "a forbidden point is certainly forbidden");
	tap(position_is_forbidden(&position, hard) && !position_is_surely_forbidden(&position, hard) && position.has_unjudged,
	    "a point that takes too many steps counts as forbidden, but not as certainly forbidden");
	position.time = &over.time;
	tap(position_is_forbidden(&position, plain) && !position_is_surely_forbidden(&position, plain),
	    "without time no point is certainly forbidden");
}

/* Can the moves of the line be played one after the other? */
static bool is_playable(const struct search_result *found)
{
	struct board after = board;
	for (int i = 0; i < found->pv_length; i++) {
		if (!board_empty(&after, found->pv[i]))
			return false;
		board_put(&after, SIDE_BLACK, found->pv[i]);
	}
	return found->pv_length > 0 && found->pv[0] == found->point;
}

/* One engine answers many unrelated questions with few nodes. Its line must belong to the current question. */
static void test_line(void)
{
	static struct engine engine;
	struct ruleset rules = {.rule = RULE_FREESTYLE, .size = 15, .connect = 5};
	int wrong = 0;
	for (int run = 0; run < TAP_RUNS(2000); run++) {
		struct budget budget = {.nodes = run % 2 == 0 ? 300 : 1 + random_below(20)};
		struct question question = {.board = &board, .rules = &rules, .budget = &budget};
		struct search_result found = {.point = POINT_NONE};
		struct rng rng = rng_seeded(1);
		board_clear(&board, rules.size);
		for (int i = 0; i < 6; i++) {
			int point = point_at(5 + (int)random_below(5), 5 + (int)random_below(5));
			if (board_empty(&board, point))
				board_put(&board, (enum side)(i % 2), point);
		}
		engine_choose(&engine, &question, &rng, &found);
		wrong += !is_playable(&found) || found.nodes > budget.nodes;
	}
	engine_release(&engine);
	tap(wrong == 0, "the expected line is playable, and the node limit holds: %d wrong", wrong);
}

/* Returns the exact value for the side to move, by trying every move: 1 win, 0 draw, -1 loss. */
static int worth_of(const struct ruleset *rules, enum side side, int alpha, int beta)
{
	for (int point = POINT_NONE; (point = board_next_empty(&board, point)) != POINT_NONE;)
		if (line_any_wins(&board, rules, side, point))
			return 1;
	if (board_next_empty(&board, POINT_NONE) == POINT_NONE)
		return 0;
	for (int point = POINT_NONE; (point = board_next_empty(&board, point)) != POINT_NONE && alpha < beta;) {
		board_put(&board, side, point);
		int worth = -worth_of(rules, side_other(side), -beta, -alpha);
		board_take(&board, side, point);
		alpha = worth > alpha ? worth : alpha;
	}
	return alpha;
}

/* Returns the exact value of the side's stone on the point. */
static int worth_of_move(const struct ruleset *rules, enum side side, int point)
{
	if (line_any_wins(&board, rules, side, point))
		return 1;
	board_put(&board, side, point);
	int worth = -worth_of(rules, side_other(side), -1, 1);
	board_take(&board, side, point);
	return worth;
}

/* In random positions with at most `empty` empty points the engine's move keeps the exact value. */
static void test_perfect(int size, int connect, int empty, int positions)
{
	static struct engine engine;
	struct ruleset rules = {.rule = RULE_FREESTYLE, .size = size, .connect = connect};
	struct budget budget = {.depth = SEARCH_DEPTH_MAX, .memory = 1 << 16};
	int given_away = 0, asked = 0;
	while (asked < positions) {
		enum side side = SIDE_BLACK;
		bool won = false;
		board_clear(&board, size);
		for (int stones = size * size - empty + (int)random_below((unsigned)empty); stones > 0 && !won;) {
			int point = point_at((int)random_below((unsigned)size), (int)random_below((unsigned)size));
			if (!board_empty(&board, point))
				continue;
			won = line_any_wins(&board, &rules, side, point);
			board_put(&board, side, point);
			side = side_other(side);
			stones--;
		}
		if (won)
			continue;
		struct question question = {.board = &board, .rules = &rules, .side = side, .budget = &budget};
		struct search_result found = {.point = POINT_NONE};
		struct rng rng = rng_seeded(1);
		engine_choose(&engine, &question, &rng, &found);
		given_away += worth_of_move(&rules, side, found.point) < worth_of(&rules, side, -1, 1);
		asked++;
	}
	engine_release(&engine);
	tap(given_away == 0, "%dx%d, %d in a row: %d of %d moves give something away", size, size, connect, given_away, asked);
}

static bool is_fair(enum rule rule, int size, int connect)
{
	struct ruleset rules = {.rule = rule, .size = size, .connect = connect};
	board_clear(&board, size);
	position_load(&position, &board, &rules, SIDE_BLACK);
	int value = position_evaluate(&position);
	return value >= -500 && value <= 500;
}

/* No side is winning on an empty board, whatever its size and K. */
static void test_empty(void)
{
	int unfair = 0;
	for (enum rule rule = RULE_RENJU; rule <= RULE_CARO; rule++)
		for (int connect = PATTERN_CONNECT_MIN; connect <= PATTERN_CONNECT_MAX; connect++)
			for (int size = connect; size <= BOARD_MAX; size++)
				unfair += !is_fair(rule, size, connect);
	tap(unfair == 0, "nobody wins on an empty board: %d are won", unfair);
}

typedef void choose_function(void *workspace, const struct question *question, struct rng *rng,
                             struct search_result *found);

static void choose_hard(void *workspace, const struct question *question, struct rng *rng, struct search_result *found)
{
	level_choose(&level_hard, workspace, question, rng, found);
}

static size_t memory_of_table = 1 << 20;

/* Returns the nodes of a search to eight plies. `stones` are points of two letters, Black's and White's in turn. */
static unsigned long long nodes_by(choose_function *choose, struct engine *engine, const char *stones, int count,
                                   bool keeps_table)
{
	struct ruleset rules = {.rule = RULE_FREESTYLE, .size = 15, .connect = 5};
	struct budget budget = {.depth = 8, .memory = memory_of_table, .keeps_table = keeps_table};
	struct question question = {.board = &board, .rules = &rules, .budget = &budget};
	struct search_result found = {.point = POINT_NONE};
	struct rng rng = rng_seeded(1);
	board_clear(&board, rules.size);
	for (int i = 0; i < count; i++)
		board_put(&board, (enum side)(i % 2), point_at(stones[2 * i] - 'a', stones[2 * i + 1] - 'a'));
	choose(engine, &question, &rng, &found);
	return found.nodes;
}

static unsigned long long nodes_of(struct engine *engine, const char *stones, int count, bool keeps_table)
{
	return nodes_by(engine_choose, engine, stones, count, keeps_table);
}

static int one_millisecond(void *context)
{
	int *looks = context;
	return ++*looks < 3;
}

static void think_by_clock(struct engine *engine)
{
	struct ruleset rules = {.rule = RULE_FREESTYLE, .size = 15, .connect = 5};
	int looks = 0;
	struct budget budget = {.memory = 1 << 20, .time = {.left = one_millisecond, .context = &looks}};
	struct question question = {.board = &board, .rules = &rules, .budget = &budget};
	struct search_result found = {.point = POINT_NONE};
	struct rng rng = rng_seeded(1);
	engine_choose(engine, &question, &rng, &found);
}

/* The table is used again later in the same game if the budget says keeps_table, and in no other case. */
static void test_keeps_table(void)
{
	static const char game[] = "hhhiiijjgigh", other[] = "hhhiiijjfi", recolored[] = "hihhjjii";
	static struct engine engine;
	unsigned long long first = nodes_of(&engine, game, 4, true), later = nodes_of(&engine, game, 6, true);
	unsigned long long again = nodes_of(&engine, game, 6, true), back = nodes_of(&engine, game, 4, true);
	tap(back == first, "an earlier position of the game is searched like a new one: %llu, %llu nodes", first, back);
	unsigned long long alone = nodes_of(&engine, game, 6, false);
	tap(later < alone, "a position that follows the last takes fewer nodes: %llu of %llu", later, alone);
	tap(again == alone, "the same position again does not: %llu of %llu", again, alone);
	nodes_of(&engine, game, 4, false);
	tap(nodes_of(&engine, game, 6, false) == alone, "nor does one without `keeps_table`");
	nodes_of(&engine, game, 3, true);
	tap(nodes_of(&engine, game, 6, true) == alone, "nor does one three moves later");
	nodes_of(&engine, other, 5, true);
	tap(nodes_of(&engine, game, 6, true) == alone, "nor does one that lacks a stone");
	nodes_of(&engine, recolored, 4, true);
	tap(nodes_of(&engine, game, 6, true) == alone, "nor does one with a stone of the other color");
	nodes_of(&engine, game, 4, true);
	think_by_clock(&engine);
	tap(nodes_of(&engine, game, 6, true) == alone, "nor does one after a search with a clock, which is not repeatable");
	nodes_by(choose_hard, &engine, game, 4, true);
	tap(nodes_by(choose_hard, &engine, game, 6, true) < alone, "a level with `keeps_table` uses the table, too");
	nodes_by(choose_hard, &engine, game, 4, false);
	tap(nodes_by(choose_hard, &engine, game, 6, false) == alone, "and without it does not");
	nodes_of(&engine, game, 4, true);
	memory_of_table = 1 << 8;
	tap(nodes_of(&engine, game, 6, true) == nodes_of(&engine, game, 6, false),
	    "with less memory than before nothing is kept");
	engine_release(&engine);
}

/* A win that the search without the prover does not find within these nodes. */
static void test_vct(void)
{
	static const char stones[] = "dkdmbmblejficjekchfjelfmdifkfldl";
	static struct engine engine;
	static struct point_set allowed;
	struct ruleset rules = {.rule = RULE_STANDARD, .size = 15, .connect = 5};
	struct budget budget = {.nodes = 120000, .memory = 1 << 20};
	struct question question = {.board = &board, .rules = &rules, .budget = &budget};
	struct rng rng = rng_seeded(1);
	struct search_result found = {.point = POINT_NONE};
	board_clear(&board, rules.size);
	for (int i = 0; stones[i]; i += 2)
		board_put(&board, (enum side)(i / 2 % 2), point_at(stones[i] - 'a', stones[i + 1] - 'a'));
	engine_choose(&engine, &question, &rng, &found);
	int first = found.point;
	tap(found.forced > 0 && is_playable(&found), "a win by fours and threes is found by the prover");
	for (int point = board_next_empty(&board, POINT_NONE); point != POINT_NONE; point = board_next_empty(&board, point))
		if (point != first)
			point_set_add(&allowed, point);
	question.allowed = &allowed;
	engine_choose(&engine, &question, &rng, &found);
	tap(found.point != first && is_playable(&found), "and not played on a point that is not allowed");
	question.allowed = NULL;
	engine_choose(&engine, &question, &rng, &found);
	tap(found.point == first && found.forced > 0, "the same question again has the same answer");
	int over = 0;
	for (budget.nodes = 41000; budget.nodes < 60000; budget.nodes += 3000) {
		engine_choose(&engine, &question, &rng, &found);
		over += found.nodes > budget.nodes;
	}
	tap(over == 0, "the prover's nodes count: the limit was exceeded %d times", over);
	engine_release(&engine);
}

/* In caro a stone beyond a row also stops the row if the other end is held. This row is broken: only a stone in its gap
   stops it. */
static void test_open_end(void)
{
	static const char stones[] = "aohlgblladklcgil"; /* White's and Black's in turn */
	static struct engine engine;
	struct ruleset rules = {.rule = RULE_CARO, .size = 15, .connect = 5};
	struct budget budget = {.nodes = 1};
	struct question question = {.board = &board, .rules = &rules, .side = SIDE_WHITE, .budget = &budget};
	struct rng rng = rng_seeded(1);
	struct search_result found = {.point = POINT_NONE};
	int wrong = 0;
	board_clear(&board, rules.size);
	for (int i = 0; i < 8; i++)
		board_put(&board, i % 2 == 0 ? SIDE_WHITE : SIDE_BLACK, point_at(stones[2 * i] - 'a', stones[2 * i + 1] - 'a'));
	engine_choose(&engine, &question, &rng, &found);
	tap(found.point == point_at('j' - 'a', 'l' - 'a'),
	    "caro: a four with a gap is stopped in the gap, even without a search");
	budget.nodes = 4000;
	for (int i = 0; i < 100; i++) {
		found = (struct search_result){.point = POINT_NONE};
		level_choose(i % 2 == 0 ? &level_easy : &level_medium, &engine, &question, &rng, &found);
		wrong += found.point != point_at('j' - 'a', 'l' - 'a');
	}
	tap(wrong == 0, "caro: easy and medium stop it: %d of 100 did not", wrong);
	engine_release(&engine);
}

/* A clock on which each look takes a millisecond. */
struct looks {
	int free; /* looks before the clock starts */
	int left;
};

static int looks_left(void *context)
{
	struct looks *looks = context;
	if (looks->free > 0)
		return looks->free--, TIME_FREE;
	return looks->left > 0 ? looks->left-- : 0;
}

/* Searches White's move where Black has K - 1 stones in a row with one end open. Returns the nodes. */
static unsigned long long only_move(choose_function *choose, struct engine *engine, int connect, struct budget budget,
                                    struct search_result *found)
{
	struct ruleset rules = {.rule = RULE_FREESTYLE, .size = 15, .connect = connect};
	struct question question = {.board = &board, .rules = &rules, .side = SIDE_WHITE, .budget = &budget};
	struct rng rng = rng_seeded(1);
	board_clear(&board, rules.size);
	board_put(&board, SIDE_WHITE, point_at(0, 7));
	for (int x = 1; x < connect; x++)
		board_put(&board, SIDE_BLACK, point_at(x, 7));
	board_put(&board, SIDE_WHITE, point_at(9, 2));
	board_put(&board, SIDE_WHITE, point_at(10, 4));
	*found = (struct search_result){.point = POINT_NONE};
	choose(choose == minimax_choose ? (void *)&engine->minimax : engine, &question, &rng, found);
	return found->nodes;
}

/* With a running clock an only move is played at once. */
static void test_only_move(void)
{
	static struct engine engine;
	static const struct {
		const char *name;
		choose_function *choose;
		int connect;
	} who[] = {{"engine", engine_choose, 5}, {"hard", choose_hard, 5}, {"engine, K 8", engine_choose, 8},
	           {"minimax", minimax_choose, 5}};
	const struct budget clockless = {.nodes = 9000, .memory = 1 << 20};
	struct search_result found;
	for (int i = 0; i < 4; i++) {
		struct looks looks = {.left = 12000};
		struct budget budget = {.memory = 1 << 20, .time = {.left = looks_left, .context = &looks}};
		unsigned long long nodes = only_move(who[i].choose, &engine, who[i].connect, budget, &found);
		tap(found.point == point_at(who[i].connect, 7) && nodes <= BUDGET_ONLY_MOVE && found.depth > 0,
		    "%s: an only move is played at once: %llu nodes", who[i].name, nodes);
		nodes = only_move(who[i].choose, &engine, who[i].connect, clockless, &found);
		looks = (struct looks){.free = 1 << 30};
		budget.nodes = 9000;
		tap(only_move(who[i].choose, &engine, who[i].connect, budget, &found) == nodes,
		    "%s: not without a running clock: %llu nodes", who[i].name, nodes);
		looks = (struct looks){.left = 12000};
		budget.wants_value = true;
		tap(only_move(who[i].choose, &engine, who[i].connect, budget, &found) == nodes,
		    "%s: nor if its value is needed: %llu nodes", who[i].name, nodes);
	}
	engine_release(&engine);
}

/* Entries that the table has before an only move are still there after the move. */
static void test_only_move_learns(void)
{
	static struct engine engine;
	struct looks looks = {.left = 400};
	struct budget budget = {.memory = 1 << 20, .time = {.left = looks_left, .context = &looks}};
	struct ruleset rules = {.rule = RULE_FREESTYLE, .size = 15, .connect = 5};
	struct question question = {.board = &board, .rules = &rules, .side = SIDE_WHITE, .budget = &budget};
	struct search_result found = {.point = POINT_NONE}, forced;
	struct rng rng = rng_seeded(1);
	struct tt_entry entry;
	board_clear(&board, rules.size);
	board_put(&board, SIDE_BLACK, point_at(7, 7));
	engine_choose(&engine, &question, &rng, &found);
	struct board after = board;
	board_put(&after, SIDE_WHITE, found.point);
	looks.left = 400;
	only_move(engine_choose, &engine, 5, budget, &forced);
	question.board = &after;
	question.side = SIDE_BLACK;
	tap(forced.point == point_at(5, 7) && engine_load(&engine, &question) && worker_tt_entry(&engine.worker, &entry),
	    "the table from before an only move is still there after it");
	engine_release(&engine);
}

/* Sets the engine up with this time left. Returns the megabytes of its table. */
static size_t megabytes_with(struct engine *engine, enum rule rule, int milliseconds)
{
	struct looks looks = {.left = milliseconds};
	struct budget budget = {.memory = 1 << 28, .time = {.left = looks_left, .context = &looks}};
	struct ruleset rules = {.rule = rule, .size = 15, .connect = 5};
	const struct question question = {.board = &board, .rules = &rules, .side = SIDE_BLACK, .budget = &budget};
	board_clear(&board, rules.size);
	engine_load(engine, &question);
	return engine->worker.tt.room * sizeof(struct tt_bucket) >> 20;
}

/* A table is no larger than its memory can be cleared in a small part of the time. */
static void test_table_in_time(void)
{
	static struct engine engine;
	size_t first = megabytes_with(&engine, RULE_RENJU, 20);
	tap(first >= 4 && first <= 5, "a short answer gets a small table: %zu MB", first);
	const struct tt_bucket *bucket = engine.worker.tt.bucket;
	size_t next = megabytes_with(&engine, RULE_RENJU, 30);
	tap(next == first && engine.worker.tt.bucket == bucket, "a little more time changes nothing: %zu MB", next);
	size_t large = megabytes_with(&engine, RULE_RENJU, 2000);
	tap(large >= 240, "with time for all of its memory, the table has it: %zu MB", large);
	size_t kept = megabytes_with(&engine, RULE_RENJU, 20);
	tap(kept == large, "a short answer keeps the table: %zu MB", kept);
	size_t cleared = megabytes_with(&engine, RULE_FREESTYLE, 20);
	tap(cleared == first, "if a large table would have to be cleared, there is a small one: %zu MB", cleared);
	engine_release(&engine);
	tt_allocate(&engine.worker.tt, 1 << 18, &(struct time_limit){0});
	size_t prepared = megabytes_with(&engine, RULE_RENJU, 20);
	tap(prepared == 16, "memory that was touched before the question costs no time: %zu MB", prepared);
	engine_release(&engine);
}

/* A table is made beforehand as far as there is time. One with entries stays, unless it is too large. */
static void test_allocate(void)
{
	enum { LARGE = 100000, SMALL = 1000 };
	struct tt tt = {.bucket = NULL};
	struct tt_entry entry;
	const struct time_limit free = {0}, over = {.left = no_time};
	tt_allocate(&tt, LARGE, &over);
	tap(tt.bucket && tt.room == 0 && tt.buckets == 0, "without time no memory is touched");
	tt_allocate(&tt, LARGE, &free);
	tap(tt.room == LARGE && tt.buckets <= LARGE, "with time all of it is");
	tt_resize(&tt, SMALL);
	tt_new_search(&tt);
	tt_store(&tt, 77, (struct tt_entry){.depth = 1}, BOUND_EXACT);
	tt_allocate(&tt, LARGE + SMALL, &free);
	tap(tt.room == LARGE && tt_probe(&tt, 77, &entry), "a table with entries does not grow");
	tt_allocate(&tt, LARGE - SMALL, &over);
	tap(tt.room == 0 && !tt_probe(&tt, 77, &entry), "it gives way to a smaller one");
	tt_free(&tt);
}

/* A table that was smaller for a while has nothing from before. */
static void test_resize(void)
{
	enum { LARGE = 1000, SMALL = 10, ENTRIES = 3000 };
	struct tt tt = {.bucket = NULL};
	struct tt_entry entry;
	int found = 0;
	tt_resize(&tt, LARGE);
	tt_new_search(&tt);
	for (uint64_t i = 1; i <= ENTRIES; i++)
		tt_store(&tt, i * 0x9E3779B97F4A7C15u, (struct tt_entry){.depth = 1}, BOUND_EXACT);
	tt_resize(&tt, SMALL);
	tt_resize(&tt, LARGE);
	for (uint64_t i = 1; i <= ENTRIES; i++)
		found += tt_probe(&tt, i * 0x9E3779B97F4A7C15u, &entry);
	tap(found == 0, "a table made smaller and larger again is empty: %d entries", found);
	tt_free(&tt);
}

/* Two threads store entries in one place at the same time, so that words of both are left. */
static void test_mixed_entries(void)
{
	enum { WORDS = sizeof(struct tt_bucket) / sizeof(uint32_t) };
	struct tt tt = {.bucket = NULL};
	struct tt_entry entry;
	struct tt_bucket first, second;
	int mixed = 0, found = 0;
	tt_resize(&tt, 1);
	tt_new_search(&tt);
	tt_store(&tt, 7, (struct tt_entry){.value = 100, .evaluation = 3, .cell = 45, .depth = 9}, BOUND_LOWER);
	tap(tt_probe(&tt, 7, &entry) && entry.value == 100 && entry.evaluation == 3 && entry.cell == 45 &&
	        entry.depth == 9 && tt_bound(&entry) == BOUND_LOWER,
	    "an entry comes out as it was stored");
	first = tt.bucket[0];
	tt_resize(&tt, 1);
	tt_new_search(&tt);
	tt_store(&tt, 8, (struct tt_entry){.value = -200, .evaluation = -4, .cell = 54, .depth = 8}, BOUND_UPPER);
	second = tt.bucket[0];
	for (int i = 0; i < WORDS; i++) {
		tt.bucket[0] = second;
		if (memcmp((char *)&first + i * sizeof(uint32_t), (char *)&second + i * sizeof(uint32_t), sizeof(uint32_t)) == 0)
			continue;
		memcpy((char *)tt.bucket + i * sizeof(uint32_t), (char *)&first + i * sizeof(uint32_t), sizeof(uint32_t));
		found += tt_probe(&tt, 7, &entry) || tt_probe(&tt, 8, &entry);
		mixed++;
	}
	tap(mixed == 3 && found == 0, "an entry that two threads mixed up is not found: %d of %d", found, mixed);
	tt_free(&tt);
}

/* No answer has to make a table of patterns or networks after engine_prepare(). */
static void test_prepare(void)
{
	static struct engine engine;
	static struct position made;
	const struct position *now = &engine.worker.position;
	int wrong = 0;
	for (enum rule rule = RULE_FREESTYLE; rule <= RULE_CARO; rule++) {
		struct ruleset rules = {.rule = rule, .size = 15, .connect = 5};
		board_clear(&board, rules.size);
		engine_prepare(&engine, &rules, NULL);
		made = *now;
		wrong += engine.worker.tt.bucket != NULL || made.patterns.rule != rule || !made.network.network;
		position_load(&engine.worker.position, &board, &rules, SIDE_BLACK);
		wrong += memcmp(&made.patterns, &now->patterns, sizeof made.patterns) != 0 ||
		         memcmp(&made.codes, &now->codes, sizeof made.codes) != 0 ||
		         memcmp(&made.shapes, &now->shapes, sizeof made.shapes) != 0 ||
		         memcmp(&made.network, &now->network, sizeof made.network) != 0 ||
		         memcmp(&made.policy, &now->policy, sizeof made.policy) != 0;
	}
	engine_prepare(&engine, &(struct ruleset){.rule = RULE_CARO, .size = 15, .connect = 9}, NULL);
	tap(wrong == 0, "tables are made before the game: %d rules where they are not", wrong);
	engine_release(&engine);
}

int main(void)
{
	test_prepare();
	test_mixed_entries();
	test_consistency();
	test_empty();
	test_allocate();
	test_resize();
	test_only_move();
	test_only_move_learns();
	test_table_in_time();
	test_open_end();
	test_keeps_table();
	test_vct();
	test_line();
	test_perfect(3, 3, 9, 300);
	test_perfect(4, 4, 10, 300);
	test_perfect(4, 3, 10, 300);

	test_signature(RULE_FREESTYLE, 8156139673224398226u);
	test_signature(RULE_STANDARD, 17072912577276085014u);
	test_signature(RULE_RENJU, 13077213018473631008u);
	test_signature(RULE_CARO, 15849067394605306992u);
	for (enum rule rule = RULE_RENJU; rule <= RULE_CARO; rule++) {
		walk(rule, 15, 5, TAP_RUNS(4000));
		walk(rule, 5, 5, TAP_RUNS(500));
		walk(rule, 99, 5, 100);
	}
	for (int connect = PATTERN_CONNECT_MIN; connect <= PATTERN_CONNECT_MAX; connect++)
		for (enum rule rule = RULE_STANDARD; rule <= RULE_CARO; rule++)
			walk(rule, 9, connect, TAP_RUNS(800));
	test_unjudged();
	test_colors(RULE_FREESTYLE);
	test_colors(RULE_STANDARD);
	test_colors(RULE_CARO);
	return tap_status();
}
