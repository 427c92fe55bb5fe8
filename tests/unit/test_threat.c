/* Threats. On random boards each empty point has the threat that the definitions give it, for all rules.
   test_threat SEED POSITIONS: another sequence. */
#include <stdlib.h>
#include <string.h>

#include "rules/threat.h"
#include "slow.h"
#include "tap.h"

enum { POSITIONS = 300 };

static struct ruleset rules;
static struct board board;
static int found[2][THREATS], wrong;
static enum threat seen[BOARD_MAX][BOARD_MAX];
static enum side seen_side[BOARD_MAX][BOARD_MAX];

static char stone_at(int x, int y)
{
	return x >= 0 && y >= 0 && x < grid.size && y < grid.size ? grid.at[x][y] : '#';
}

/* Returns how many stones of this color follow the point in the direction. */
static int run(char stone, int x, int y, int dx, int dy)
{
	int count = 0;
	while (stone_at(x + dx * (count + 1), y + dy * (count + 1)) == stone)
		count++;
	return count;
}

static enum side side_of(char stone)
{
	return stone == 'X' ? SIDE_BLACK : SIDE_WHITE;
}

/* Is the row through the stone an open four: K - 1 stones that win with one more stone at either end? */
static bool is_open_four(char stone, int x, int y, int dx, int dy)
{
	int up = run(stone, x, y, dx, dy), down = run(stone, x, y, -dx, -dy);
	bool overline_wins = ruleset_overline(&rules, side_of(stone)) == OVERLINE_WINS;
	if (up + 1 + down != slow_connect - 1)
		return false;
	if (stone_at(x + (up + 1) * dx, y + (up + 1) * dy) != 0 || stone_at(x - (down + 1) * dx, y - (down + 1) * dy) != 0)
		return false;
	return overline_wins || (stone_at(x + (up + 2) * dx, y + (up + 2) * dy) != stone &&
	                         stone_at(x - (down + 2) * dx, y - (down + 2) * dy) != stone);
}

/* Does a further legal stone on this line make an open four that also has the stone on (x, y)? */
static bool is_open_three(char stone, int x, int y, int dx, int dy)
{
	bool found_one = false;
	for (int step = -slow_connect; step <= slow_connect && !found_one; step++) {
		int fx = x + step * dx, fy = y + step * dy;
		if (step == 0 || stone_at(fx, fy) != 0 || slow_wins_at(stone, fx, fy) || !slow_may_play(stone, fx, fy))
			continue;
		grid.at[fx][fy] = stone;
		int up = run(stone, x, y, dx, dy), down = run(stone, x, y, -dx, -dy);
		found_one = step <= up && -step <= down && is_open_four(stone, x, y, dx, dy);
		grid.at[fx][fy] = 0;
	}
	return found_one;
}

static enum threat slow_threat(char stone, int x, int y)
{
	static const int step[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
	enum threat most = THREAT_NONE;
	if (slow_wins_at(stone, x, y))
		return THREAT_FIVE;
	if (!slow_may_play(stone, x, y))
		return THREAT_NONE;
	grid.at[x][y] = stone;
	for (int d = 0; d < 4; d++) {
		bool overlong = run(stone, x, y, step[d][0], step[d][1]) + run(stone, x, y, -step[d][0], -step[d][1]) >=
		                slow_connect;
		if (overlong)
			continue;
		if (slow_connect >= 3 && is_open_four(stone, x, y, step[d][0], step[d][1]))
			most = THREAT_FOUR;
		else if (most < THREAT_THREE && slow_connect >= 4 && is_open_three(stone, x, y, step[d][0], step[d][1]))
			most = THREAT_THREE;
	}
	grid.at[x][y] = 0;
	return most;
}

static void note(int point, enum side side, enum threat threat, void *context)
{
	(void)context;
	seen[point_x(point)][point_y(point)] = threat;
	seen_side[point_x(point)][point_y(point)] = side;
}

static void compare_point(enum side first, int x, int y)
{
	enum threat own = slow_threat(first == SIDE_BLACK ? 'X' : 'O', x, y);
	enum threat other = slow_threat(first == SIDE_BLACK ? 'O' : 'X', x, y);
	enum threat most = other > own ? other : own;
	enum side side = other > own ? side_other(first) : first;
	found[side][most]++;
	wrong += seen[x][y] != most || (most != THREAT_NONE && seen_side[x][y] != side);
}

static void compare_board(enum side first)
{
	static struct board before;
	rules = (struct ruleset){.rule = rule, .size = grid.size, .connect = slow_connect};
	board_clear(&board, grid.size);
	for (int x = 0; x < grid.size; x++)
		for (int y = 0; y < grid.size; y++)
			if (grid.at[x][y] != 0)
				board_put(&board, side_of(grid.at[x][y]), point_at(x, y));
	before = board;
	memset(seen, 0, sizeof seen);
	threats_each(&board, &rules, first, note, NULL);
	wrong += memcmp(&before, &board, sizeof board) != 0;
	for (int x = 0; x < grid.size; x++)
		for (int y = 0; y < grid.size; y++)
			if (grid.at[x][y] == 0)
				compare_point(first, x, y);
}

static void test_rule(int positions)
{
	memset(found, 0, sizeof found);
	wrong = 0;
	for (int i = 0; i < positions; i++) {
		slow_position();
		compare_board(i % 2 ? SIDE_BLACK : SIDE_WHITE);
	}
	bool all = true;
	for (enum threat threat = THREAT_THREE; threat < THREATS; threat++)
		all &= found[SIDE_BLACK][threat] > 0 && found[SIDE_WHITE][threat] > 0;
	tap(wrong == 0 && all, "%s: the threats of %d positions are those of the definitions", rule_names[rule], positions);
}

int main(int argc, char **argv)
{
	int positions = argc > 2 ? atoi(argv[2]) : POSITIONS;
	if (argc > 1)
		slow_seed(strtoull(argv[1], NULL, 10));
	for (rule = RULE_RENJU; rule_names[rule]; rule++)
		test_rule(positions);
	return tap_status();
}
