#include "slow.h"

struct grid grid;
enum rule rule;
int slow_connect = 5;

static unsigned long long seed = 1;

void slow_seed(unsigned long long from)
{
	seed = from;
}

unsigned slow_random(unsigned n)
{
	seed = seed * 6364136223846793005u + 1442695040888963407u;
	return (unsigned)((seed >> 33) % n);
}

static bool is_on(int x, int y)
{
	return x >= 0 && y >= 0 && x < grid.size && y < grid.size;
}

static int count_stones(char stone, int x, int y, int dx, int dy)
{
	int count = 0;
	while (is_on(x + dx, y + dy) && grid.at[x + dx][y + dy] == stone) {
		x += dx;
		y += dy;
		count++;
	}
	return count;
}

static bool is_held(char other, int x, int y)
{
	return is_on(x, y) && grid.at[x][y] == other;
}

bool slow_wins_at(char stone, int x, int y)
{
	static const int steps[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
	char other = stone == 'X' ? 'O' : 'X';
	for (int d = 0; d < 4; d++) {
		int dx = steps[d][0], dy = steps[d][1];
		int after = count_stones(stone, x, y, dx, dy), before = count_stones(stone, x, y, -dx, -dy);
		int length = before + 1 + after;
		bool closed = is_held(other, x + dx * (after + 1), y + dy * (after + 1)) &&
		              is_held(other, x - dx * (before + 1), y - dy * (before + 1));
		bool exact = rule == RULE_STANDARD || (rule == RULE_RENJU && stone == 'X');
		if (length == slow_connect ? !(rule == RULE_CARO && closed) : length > slow_connect && !exact)
			return true;
	}
	return false;
}

bool slow_can_win(char stone)
{
	for (int x = 0; x < grid.size; x++)
		for (int y = 0; y < grid.size; y++)
			if (grid.at[x][y] == 0 && slow_wins_at(stone, x, y))
				return true;
	return false;
}

bool slow_may_play(char stone, int x, int y)
{
	return rule != RULE_RENJU || stone == 'O' || reference_reasons(&grid, x, y) == 0;
}

bool slow_every_reply_loses(char stone, int fours, slow_attack_function *attack)
{
	char other = stone == 'X' ? 'O' : 'X';
	bool all = true;
	if (slow_can_win(other) || !slow_can_win(stone))
		return false;
	for (int x = 0; x < grid.size && all; x++)
		for (int y = 0; y < grid.size && all; y++) {
			if (grid.at[x][y] != 0 || !slow_may_play(other, x, y))
				continue;
			grid.at[x][y] = other;
			all = slow_can_win(stone) || attack(stone, fours);
			grid.at[x][y] = 0;
		}
	return all;
}

bool slow_attack(char stone, int fours)
{
	if (slow_can_win(stone))
		return true;
	for (int x = 0; x < grid.size && fours > 0; x++)
		for (int y = 0; y < grid.size; y++) {
			if (grid.at[x][y] != 0)
				continue;
			grid.at[x][y] = stone;
			bool four = slow_can_win(stone);
			grid.at[x][y] = 0;
			if (!four || !slow_may_play(stone, x, y))
				continue;
			grid.at[x][y] = stone;
			bool won = slow_every_reply_loses(stone, fours - 1, slow_attack);
			grid.at[x][y] = 0;
			if (won)
				return true;
		}
	return false;
}

static void scatter(int size, int stones, bool may_win)
{
	grid = (struct grid){.size = size};
	for (int i = 0; i < stones; i++) {
		int x = (int)slow_random((unsigned)size), y = (int)slow_random((unsigned)size);
		char stone = i % 2 == 0 ? 'X' : 'O';
		if (grid.at[x][y] == 0 && (may_win || !slow_wins_at(stone, x, y)))
			grid.at[x][y] = stone;
	}
}

void slow_scatter(int size, int stones)
{
	scatter(size, stones, false);
}

void slow_position(void)
{
	bool five = rule == RULE_RENJU || slow_random(2) == 0;
	slow_connect = five ? 5 : 3 + (int)slow_random(5);
	int size = slow_connect + 3 + (int)slow_random(4);
	int percent = 10 * slow_connect - 30 + (int)slow_random(24); /* of the points; fewer if some are chosen twice */
	scatter(size, size * size * percent / 100, slow_random(8) == 0);
}
