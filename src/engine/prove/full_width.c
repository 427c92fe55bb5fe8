#include "engine/prove/full_width.h"

#include <assert.h>
#include <string.h>

#include "rules/line.h"

enum {
	FULL_WIDTH_CLOCK_EVERY = 64, /* moves between readings of the clock: on a large board a move is slow */
	POINTS_MAX = BOARD_MAX * BOARD_MAX,
};

void full_width_load(struct full_width *search, const struct board *board, const struct ruleset *rules,
                     struct meter *meter)
{
	search->board = *board;
	search->rules = rules;
	search->meter = meter;
	for (int ply = 0; ply <= FULL_WIDTH_PLIES_MAX; ply++)
		search->winning[ply] = POINT_NONE;
}

int full_width_longest(const struct full_width *search)
{
	const struct board *board = &search->board;
	return 2 * (board->size * board->size - board->stones);
}

/* Sets the line of this ply: the point, then the line of the next ply. */
static void update_line(struct full_width *search, int ply, int point, int rest)
{
	int16_t *line = search->line[ply];
	assert(ply >= 0 && ply + rest < FULL_WIDTH_PLIES_MAX);
	line[0] = (int16_t)point;
	memcpy(&line[1], search->line[ply + 1], (size_t)rest * sizeof *line);
	search->length[ply] = rest + 1;
}

static bool may_play(const struct full_width *search, const struct point_set *allowed, int point)
{
	return board_empty(&search->board, point) && (!allowed || point_set_has(allowed, point));
}

/* Returns a point where the side wins at once, or POINT_NONE. Tries the last such point of the ply first. */
static int find_row(struct full_width *search, enum side side, const struct point_set *allowed, int ply)
{
	const struct board *board = &search->board;
	int point = search->winning[ply];
	if (point != POINT_NONE && may_play(search, allowed, point) && line_any_wins(board, search->rules, side, point))
		return point;
	for (point = POINT_NONE; (point = board_next_empty(board, point)) != POINT_NONE;)
		if (may_play(search, allowed, point) && line_any_wins(board, search->rules, side, point))
			break;
	if (point != POINT_NONE)
		search->winning[ply] = (int16_t)point;
	return point;
}

/* Returns how many stones the side lacks for K in a row from the point on. POINTS_MAX: that row is impossible. */
static int lacks(const struct board *board, enum side side, int point, enum direction direction, int connect)
{
	int empty = 0;
	if (board_step(board, point, direction, connect - 1) == POINT_NONE)
		return POINTS_MAX;
	for (int i = 0; i < connect; i++) {
		int at = board_step(board, point, direction, i);
		empty += board_empty(board, at);
		if (!board_empty(board, at) && board_at(board, at) != side)
			return POINTS_MAX;
	}
	return empty;
}

/* Can the side complete a row within `plies` plies if the other side passes? */
static bool may_win(const struct full_width *search, enum side side, int plies)
{
	const struct board *board = &search->board;
	for (int point = POINT_NONE; (point = point_next(board->size, point)) != POINT_NONE;)
		for (enum direction d = 0; d < DIRECTIONS; d++)
			if (2 * lacks(board, side, point, d, search->rules->connect) - 1 <= plies)
				return true;
	return false;
}

static bool defend(struct full_width *search, enum side side, const struct point_set *allowed, int plies, int ply);

/* Does the side to move win within `plies` plies? The recursion is bounded by the plies. */
static bool full_attack(struct full_width *search, enum side side, const struct point_set *allowed, int plies, int ply)
{
	struct board *board = &search->board;
	int row = find_row(search, side, allowed, ply);
	if (row != POINT_NONE) {
		update_line(search, ply, row, 0);
		return true;
	}
	if (plies < 3 || !may_win(search, side, plies))
		return false;
	for (int point = POINT_NONE; (point = board_next_empty(board, point)) != POINT_NONE;) {
		if (!may_play(search, allowed, point))
			continue;
		if (meter_count(search->meter, FULL_WIDTH_CLOCK_EVERY))
			return false;
		board_put(board, side, point);
		bool wins = defend(search, side_other(side), NULL, plies - 1, ply + 1);
		board_take(board, side, point);
		if (wins) {
			update_line(search, ply, point, search->length[ply + 1]);
			return true;
		}
	}
	return false;
}

/* Does the side to move lose within `plies` plies, whatever it plays? A pass is tried first, because the attacker
   seldom has a threat. The line begins with an allowed move that loses as late as any. */
static bool defend(struct full_width *search, enum side side, const struct point_set *allowed, int plies, int ply)
{
	struct board *board = &search->board;
	enum side attacker = side_other(side);
	search->length[ply] = 0;
	if (plies < 2 || find_row(search, side, NULL, ply) != POINT_NONE ||
	    !full_attack(search, attacker, NULL, plies - 1, ply + 1))
		return false;
	for (int point = POINT_NONE; (point = board_next_empty(board, point)) != POINT_NONE;) {
		if (meter_count(search->meter, FULL_WIDTH_CLOCK_EVERY))
			return false;
		board_put(board, side, point);
		bool loses = full_attack(search, attacker, NULL, plies - 1, ply + 1);
		board_take(board, side, point);
		if (!loses)
			return false;
		if (may_play(search, allowed, point) && search->length[ply + 1] >= search->length[ply])
			update_line(search, ply, point, search->length[ply + 1]);
	}
	return search->length[ply] > 0;
}

bool full_width_wins(struct full_width *search, enum side attacker, enum side side, const struct point_set *allowed,
                     int plies)
{
	return side == attacker ? full_attack(search, side, allowed, plies, 0) : defend(search, side, allowed, plies, 0);
}
