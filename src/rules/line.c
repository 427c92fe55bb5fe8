#include "rules/line.h"

#include <assert.h>

#include "base/compiler.h"

/* Counts consecutive stones above a position. A window shows 31 of them, so long rows take several windows. */
static int stones_above(const uint64_t bits[2], int position)
{
	for (int count = 0;; count += WINDOW_CENTER - 1) {
		uint64_t above = bits_window(bits, position + count) >> (WINDOW_CENTER + 1);
		int run = trailing_zeros(~above);
		if (run < WINDOW_CENTER - 1)
			return count + run;
	}
}

static int stones_below(const uint64_t bits[2], int position)
{
	for (int count = 0;; count += WINDOW_CENTER) {
		uint64_t below = bits_window(bits, position - count) << (64 - WINDOW_CENTER);
		int run = leading_zeros(~below);
		if (run < WINDOW_CENTER)
			return count + run;
	}
}

struct row line_row(const struct board *board, enum side side, int point, enum direction direction)
{
	const uint64_t *stones = board_line_of(board, point, direction)->stone[side];
	int position = board_position(point, direction);
	int before = stones_below(stones, position);
	return (struct row){before, before + 1 + stones_above(stones, position)};
}

static bool side_at(const struct board *board, enum side side, int point)
{
	return point != POINT_NONE && board_at(board, point) == side;
}

static bool empty_at(const struct board *board, int point)
{
	return point != POINT_NONE && board_empty(board, point);
}

/* Does the other color hold both ends of the row (caro)? The edge of the board does not count. */
static bool closed_at_both_ends(const struct board *board, enum side side, int point, enum direction direction,
                                struct row row)
{
	enum side other = side_other(side);
	return side_at(board, other, board_step(board, point, direction, -row.before - 1)) &&
	       side_at(board, other, board_step(board, point, direction, row.length - row.before));
}

bool line_wins(const struct board *board, const struct ruleset *rules, enum side side, int point,
               enum direction direction, struct row row)
{
	if (row.length != rules->connect)
		return row.length > rules->connect && ruleset_overline(rules, side) == OVERLINE_WINS;
	return !ruleset_needs_open_end(rules) || !closed_at_both_ends(board, side, point, direction, row);
}

/* Are the K points that begin with this one all on the board, with stones of one side at most? */
static bool end_is_open(const struct board *board, int point, enum direction direction, int connect)
{
	bool seen[2] = {false, false};
	if (board_step(board, point, direction, connect - 1) == POINT_NONE)
		return false;
	for (int i = 0; i < connect; i++) {
		enum side side = board_at(board, board_step(board, point, direction, i));
		if (side != SIDE_NONE)
			seen[side] = true;
	}
	return !seen[SIDE_BLACK] || !seen[SIDE_WHITE];
}

bool line_none_open(const struct board *board, int connect)
{
	for (int point = POINT_NONE; (point = point_next(board->size, point)) != POINT_NONE;)
		for (enum direction d = 0; d < DIRECTIONS; d++)
			if (end_is_open(board, point, d, connect))
				return false;
	return true;
}

/* Is there certainly no row of `connect` through the point? `connect` is below WINDOW_CENTER, so that the window holds
   every such row. Works on all four lines without branches, until each remaining bit is the beginning of a row. */
static bool no_row_near(const struct board *board, enum side side, int point, int connect)
{
	uint64_t begins[DIRECTIONS], any = 0;
	int have = 1;
	for (enum direction d = 0; d < DIRECTIONS; d++)
		begins[d] = bits_window(board_line_of(board, point, d)->stone[side], board_position(point, d)) |
		            (uint64_t)1 << WINDOW_CENTER;
	for (; have * 2 <= connect; have *= 2)
		for (enum direction d = 0; d < DIRECTIONS; d++)
			begins[d] &= begins[d] >> have;
	for (enum direction d = 0; d < DIRECTIONS; d++)
		any |= begins[d] & begins[d] >> (connect - have);
	return any == 0;
}

bool line_any_wins(const struct board *board, const struct ruleset *rules, enum side side, int point)
{
	if (rules->connect == 5 ? !line_five_near(board_near(board, side, point))
	                        : rules->connect < WINDOW_CENTER && no_row_near(board, side, point, rules->connect))
		return false; /* almost always */
	for (enum direction d = 0; d < DIRECTIONS; d++)
		if (line_wins(board, rules, side, point, d, line_row(board, side, point, d)))
			return true;
	return false;
}

/* Finds the points without a stone of the side among `length` consecutive points. Returns the point if there is just
   one and it is empty; else POINT_NONE. */
static int only_gap(const struct board *board, enum side side, int first, enum direction direction, int length)
{
	int gap = POINT_NONE;
	for (int i = 0; i < length; i++) {
		int point = board_step(board, first, direction, i);
		if (side_at(board, side, point))
			continue;
		if (gap != POINT_NONE || !empty_at(board, point))
			return POINT_NONE;
		gap = point;
	}
	return gap;
}

/* Adds a shape of `length` points with this key; or only the key, if the last shape has the same stones. Returns the
   number of shapes. */
static int add_shape(const struct board *board, struct shape *shapes, int count, struct shape shape, int key)
{
	if (key == shape.first)
		shape.first = board_step(board, key, shape.direction, 1);
	else if (key != board_step(board, shape.first, shape.direction, shape.length - 1))
		shape.gap = key;
	if (shape.gap == POINT_NONE)
		shape.length--;
	struct shape *last = count > 0 ? &shapes[count - 1] : NULL;
	if (last && last->kind == shape.kind && last->first == shape.first && last->gap == shape.gap) {
		assert(last->keys < 2);
		last->key[last->keys++] = key;
		return count;
	}
	shape.keys = 1;
	shape.key[0] = key;
	shapes[count] = shape;
	return count + 1;
}

/* Does one more stone among K - 1 consecutive points make a straight four: are both ends empty, and does each complete
   a row that wins? A stone beyond an end matters only if more than K does not win. */
static bool ends_make_straight(const struct board *board, const struct ruleset *rules, enum side side, int first,
                               enum direction direction)
{
	int after = rules->connect - 1; /* steps from the first point to the end after the last */
	bool stone_beyond = side_at(board, side, board_step(board, first, direction, -2)) ||
	                    side_at(board, side, board_step(board, first, direction, after + 1));
	return empty_at(board, board_step(board, first, direction, -1)) &&
	       empty_at(board, board_step(board, first, direction, after)) &&
	       (!stone_beyond || ruleset_overline(rules, side) == OVERLINE_WINS);
}

int line_shapes(const struct board *board, const struct ruleset *rules, enum side side, int point,
                enum direction direction, struct shape *shapes)
{
	struct row row = line_row(board, side, point, direction);
	bool wins = line_wins(board, rules, side, point, direction, row);
	if (wins || row.length > rules->connect) {
		int first = board_step(board, point, direction, -row.before);
		shapes[0] = (struct shape){
			wins ? SHAPE_FIVE : SHAPE_OVERLINE, direction, first, row.length, POINT_NONE, 0, {0}};
		return 1;
	}
	int count = 0;
	for (enum shape_kind kind = SHAPE_FOUR; kind <= SHAPE_THREE; kind++) {
		int length = kind == SHAPE_FOUR ? rules->connect : rules->connect - 1;
		for (int i = length - 1; i >= 0; i--) {
			int first = board_step(board, point, direction, -i);
			int gap = first == POINT_NONE ? POINT_NONE : only_gap(board, side, first, direction, length);
			struct shape shape = {kind, direction, first, length, POINT_NONE, 0, {0}};
			if (gap == POINT_NONE)
				continue;
			struct row filled = line_row(board, side, gap, direction);
			if (kind == SHAPE_FOUR ? line_wins(board, rules, side, gap, direction, filled)
			                       : ends_make_straight(board, rules, side, first, direction))
				count = add_shape(board, shapes, count, shape, gap);
		}
	}
	return count;
}
