#include "engine/windows.h"

#include <string.h>

#include "base/minmax.h"

static int window_index(int point)
{
	return point_y(point) * BOARD_MAX + point_x(point);
}

/* The windows through a point on one line: the indexes of their first points begin at `first`, and are `step` apart. */
struct passing {
	int first, count, step;
	int back, on; /* points on the line before and after the point */
};

static inline struct passing passing_of(const struct windows *windows, int point, enum direction direction)
{
	static const int steps[DIRECTIONS] = {1, BOARD_MAX, BOARD_MAX + 1, 1 - BOARD_MAX};
	int x = point_x(point), y = point_y(point), connect = windows->rules.connect, step = steps[direction];
	int right = windows->board.size - 1 - x, up = windows->board.size - 1 - y;
	const int backs[DIRECTIONS] = {x, y, min(x, y), min(x, up)};
	const int ons[DIRECTIONS] = {right, up, min(right, up), min(right, y)};
	int back = backs[direction], on = ons[direction];
	int farthest = min(connect - 1, back), nearest = max(connect - 1 - on, 0);
	return (struct passing){window_index(point) - farthest * step, farthest - nearest + 1, step, back, on};
}

/* Can the side still win with the K points of the window? The caller checks for stones of the other side in it. */
static bool window_is_alive(const struct windows *windows, const struct window *window, enum side side)
{
	return !(windows->exact[side] && window->flank[side] > 0) &&
	       !(windows->needs_open && window->flank[side_other(side)] == 2);
}

/* Returns the value of a window for Black. */
static int64_t value(const struct windows *windows, const struct window *window)
{
	if (window->stones[SIDE_WHITE] == 0)
		return window_is_alive(windows, window, SIDE_BLACK) ? windows->weight[window->stones[SIDE_BLACK]] : 0;
	if (window->stones[SIDE_BLACK] == 0)
		return window_is_alive(windows, window, SIDE_WHITE) ? -windows->weight[window->stones[SIDE_WHITE]] : 0;
	return 0;
}

/* Changes a count of the window, and with it the score. */
static void change_count(struct windows *windows, const struct window *window, uint8_t *count, int change)
{
	windows->score -= value(windows, window);
	*count = (uint8_t)(*count + change);
	windows->score += value(windows, window);
}

static void count_windows(struct windows *windows, enum side side, int point, int change)
{
	int connect = windows->rules.connect;
	for (enum direction d = 0; d < DIRECTIONS; d++) {
		struct passing passing = passing_of(windows, point, d);
		struct window *window = windows->window[d];
		int before = window_index(point) - connect * passing.step, after = window_index(point) + passing.step;
		for (int i = 0, at = passing.first; i < passing.count; i++, at += passing.step)
			change_count(windows, &window[at], &window[at].stones[side], change);
		if (passing.back >= connect) /* the window that ends just before the point */
			change_count(windows, &window[before], &window[before].flank[side], change);
		if (passing.on >= connect)
			change_count(windows, &window[after], &window[after].flank[side], change);
	}
}

static void count_near(struct windows *windows, int point, int change)
{
	int size = windows->board.size;
	for (int y = point_y(point) - WINDOWS_NEAR; y <= point_y(point) + WINDOWS_NEAR; y++)
		for (int x = point_x(point) - WINDOWS_NEAR; x <= point_x(point) + WINDOWS_NEAR; x++)
			if (x >= 0 && y >= 0 && x < size && y < size)
				windows->near[y * BOARD_MAX + x] = (uint8_t)(windows->near[y * BOARD_MAX + x] + change);
}

void windows_put(struct windows *windows, enum side side, int point)
{
	board_put(&windows->board, side, point);
	count_windows(windows, side, point, 1);
	count_near(windows, point, 1);
}

void windows_take(struct windows *windows, enum side side, int point)
{
	board_take(&windows->board, side, point);
	count_windows(windows, side, point, -1);
	count_near(windows, point, -1);
}

int64_t windows_gain(const struct windows *windows, enum side side, int point, bool *may_win, bool *may_lose)
{
	int64_t gain = 0;
	int last = windows->rules.connect - 1;
	*may_win = *may_lose = false;
	for (enum direction d = 0; d < DIRECTIONS; d++) {
		struct passing passing = passing_of(windows, point, d);
		for (int i = 0, at = passing.first; i < passing.count; i++, at += passing.step) {
			const struct window *window = &windows->window[d][at];
			int own = window->stones[side], other = window->stones[side_other(side)];
			bool attacks = other == 0 && window_is_alive(windows, window, side);
			bool defends = own == 0 && window_is_alive(windows, window, side_other(side));
			if (attacks)
				gain += windows->weight[own + 1] - windows->weight[own];
			if (defends)
				gain += (windows->weight[other + 1] - windows->weight[other]) / 2;
			*may_win |= attacks && own == last;
			*may_lose |= defends && other == last;
		}
	}
	return gain;
}

/* Sets the value of a window by the number of its stones: each stone multiplies the value by four. If K is above STEPS,
   only the last STEPS stones do so, because sums could overflow. */
static void make_weights(struct windows *windows)
{
	enum { STEPS = 20 };
	int connect = windows->rules.connect;
	for (int stones = 0; stones <= BOARD_MAX; stones++) {
		int step = connect > STEPS ? stones - (connect - STEPS) : stones;
		bool counts = stones > 0 && stones <= connect;
		windows->weight[stones] = counts ? (int64_t)1 << 2 * clamp(step, 0, STEPS) : 0;
	}
}

void windows_widen(struct windows *windows, int point)
{
	int x = point_x(point), y = point_y(point);
	windows->bounds.low_x = min(windows->bounds.low_x, x);
	windows->bounds.low_y = min(windows->bounds.low_y, y);
	windows->bounds.high_x = x > windows->bounds.high_x ? x : windows->bounds.high_x;
	windows->bounds.high_y = y > windows->bounds.high_y ? y : windows->bounds.high_y;
}

void windows_load(struct windows *windows, const struct board *board, const struct ruleset *rules)
{
	int size = board->size;
	windows->rules = *rules;
	windows->rules.opening = OPENING_FREE;
	windows->exact[SIDE_BLACK] = ruleset_overline(rules, SIDE_BLACK) != OVERLINE_WINS;
	windows->exact[SIDE_WHITE] = ruleset_overline(rules, SIDE_WHITE) != OVERLINE_WINS;
	windows->needs_open = ruleset_needs_open_end(rules);
	board_clear(&windows->board, size);
	for (enum direction d = 0; d < DIRECTIONS; d++)
		memset(windows->window[d], 0, (size_t)size * BOARD_MAX * sizeof windows->window[d][0]);
	memset(windows->near, 0, (size_t)size * BOARD_MAX);
	windows->score = 0;
	windows->bounds = (struct bounds){.low_x = size - 1, .low_y = size - 1};
	make_weights(windows);
	for (int point = POINT_NONE; (point = board_next_stone(board, point)) != POINT_NONE;) {
		windows_put(windows, board_at(board, point), point);
		windows_widen(windows, point);
	}
}
