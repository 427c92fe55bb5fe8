/* Rows of every length on boards of every size: line.h compared with counting stones. */
#include "rules/line.h"
#include "tap.h"

static struct board board;

static bool has(int point, enum side side)
{
	return point != POINT_NONE && board_at(&board, point) == side;
}

/* Counts the side's consecutive stones after the point or, if `way` is -1, before it. */
static int count(enum side side, int point, enum direction d, int way)
{
	int stones = 0;
	while (has(board_step(&board, point, d, way * (stones + 1)), side))
		stones++;
	return stones;
}

static bool wins_slowly(const struct ruleset *rules, enum side side, int point, enum direction d)
{
	int before = count(side, point, d, -1), after = count(side, point, d, 1);
	int length = before + 1 + after;
	bool closed = has(board_step(&board, point, d, -before - 1), side_other(side)) &&
	              has(board_step(&board, point, d, after + 1), side_other(side));
	if (length != rules->connect)
		return length > rules->connect && rules->rule != RULE_STANDARD;
	return rules->rule != RULE_CARO || !closed;
}

/* Does board_near() agree with a look at each of its points? */
static bool near_agrees(enum side side, int point)
{
	uint64_t near = 0;
	for (enum direction d = 0; d < DIRECTIONS; d++)
		for (int i = -NEAR_REACH; i <= NEAR_REACH; i++)
			near |= (uint64_t)has(board_step(&board, point, d, i), side) << (16 * (int)d + NEAR_REACH + i);
	return board_near(&board, side, point) == near && board_near_wide(&board, side, point) == near;
}

static bool agree_at(const struct ruleset *rules, enum side side, int point)
{
	bool any = false;
	for (enum direction d = 0; d < DIRECTIONS; d++) {
		struct row row = line_row(&board, side, point, d);
		int before = count(side, point, d, -1), after = count(side, point, d, 1);
		bool wins = wins_slowly(rules, side, point, d);
		if (row.before != before || row.length != before + 1 + after || line_wins(&board, rules, side, point, d, row) != wins)
			return false;
		any |= wins;
	}
	return line_any_wins(&board, rules, side, point) == any && near_agrees(side, point);
}

/* Fills the whole line through the point with stones that are mostly of one side: this makes long rows. Of a thousand
   points about `holes` stay empty, and as many stones are of the other side. */
static void fill_line(int point, enum direction d, unsigned holes)
{
	enum side side = random_below(2) ? SIDE_BLACK : SIDE_WHITE;
	int first = 0, last = 0;
	while (board_step(&board, point, d, first - 1) != POINT_NONE)
		first--;
	while (board_step(&board, point, d, last + 1) != POINT_NONE)
		last++;
	for (int i = first; i <= last; i++) {
		int at = board_step(&board, point, d, i);
		if (i == 0 || !board_empty(&board, at) || random_below(1000) < holes)
			continue;
		board_put(&board, random_below(1000) < holes ? side_other(side) : side, at);
	}
}

/* Do all functions agree at a random point, with K equal to the length of each of its rows, or one less or more? */
static bool agree_on_a_board(int size, enum rule rule)
{
	int point = point_at((int)random_below((unsigned)size), (int)random_below((unsigned)size));
	board_clear(&board, size);
	for (enum direction d = 0; d < DIRECTIONS; d++)
		fill_line(point, d, random_below(60));
	for (int side = SIDE_BLACK; side <= SIDE_WHITE; side++)
		for (enum direction d = 0; d < DIRECTIONS; d++)
			for (int more = -1; more <= 1; more++) {
				int connect = count(side, point, d, -1) + 1 + count(side, point, d, 1) + more;
				struct ruleset rules = {.rule = rule, .size = size, .connect = connect};
				if (connect >= 1 && !agree_at(&rules, side, point))
					return false;
			}
	return true;
}

static void test_rule(enum rule rule)
{
	bool right = true;
	for (int size = 1; size <= BOARD_MAX && right; size++)
		for (int i = 0; i < 60 && right; i++)
			right = agree_on_a_board(size, rule);
	tap(right, "rows of every length under %s", rule_names[rule]);
}

int main(void)
{
	random_seed = 5;
	test_rule(RULE_FREESTYLE);
	test_rule(RULE_STANDARD);
	test_rule(RULE_CARO);
	return tap_status();
}
