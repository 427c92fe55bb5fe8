/* Exact values. Random endings on small boards have the value that a plain search of every move and pass finds, for
   all rules and K of 3 to 7, and the line of each win or loss ends the game.
   test_values SEED POSITIONS: another sequence. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/prove/pairing.h"
#include "engine/solver.h"
#include "slow.h"
#include "tap.h"

enum { POSITIONS = 100, EMPTY_MAX = 8, PAIRED_MAX = 10, STATES = 59049, NODES = 200000 };

static struct solver solver;

/* The empty points of the ending, and the value of each way to fill them, by side to move and whether the other
   side has passed: 0 for unknown, else the value for the side to move plus 2. */
static int count, at_x[PAIRED_MAX], at_y[PAIRED_MAX];
static char known[STATES][2][2];

static int state_now(void)
{
	int state = 0;
	for (int i = 0; i < count; i++)
		state = 3 * state + (grid.at[at_x[i]][at_y[i]] == 'X' ? 1 : grid.at[at_x[i]][at_y[i]] == 'O' ? 2 : 0);
	return state;
}

static char other_stone(char stone)
{
	return stone == 'X' ? 'O' : 'X';
}

static int value(char stone, bool passed, int left);

static int value_of_move(char stone, int x, int y, int left)
{
	if (slow_wins_at(stone, x, y))
		return 1;
	if (!slow_may_play(stone, x, y))
		return -1;
	if (left == 1)
		return 0;
	grid.at[x][y] = stone;
	int worth = -value(other_stone(stone), false, left - 1);
	grid.at[x][y] = 0;
	return worth;
}

static int value(char stone, bool passed, int left)
{
	char *memory = &known[state_now()][stone == 'X'][passed];
	if (*memory != 0)
		return *memory - 2;
	int best = passed ? 0 : -value(other_stone(stone), true, left);
	for (int i = 0; i < count && best < 1; i++) {
		if (grid.at[at_x[i]][at_y[i]] != 0)
			continue;
		int worth = value_of_move(stone, at_x[i], at_y[i], left);
		best = worth > best ? worth : best;
	}
	*memory = (char)(best + 2);
	return best;
}

static void list_empty(void)
{
	count = 0;
	memset(known, 0, sizeof known);
	for (int x = 0; x < grid.size; x++)
		for (int y = 0; y < grid.size; y++)
			if (grid.at[x][y] == 0) {
				at_x[count] = x;
				at_y[count++] = y;
			}
}

static bool is_ending(int most)
{
	int empty = 0;
	for (int x = 0; x < grid.size; x++)
		for (int y = 0; y < grid.size; y++)
			empty += grid.at[x][y] == 0;
	return empty > 0 && empty <= most;
}

/* Makes random grids until one has few empty points. Nobody has won, and the side to move can seldom win at once. */
static void make_ending(char stone)
{
	bool may_win_now = slow_random(4) == 0;
	do {
		slow_connect = rule == RULE_RENJU ? 5 : 3 + (int)slow_random(5);
		int size = slow_connect + (int)slow_random(3);
		slow_scatter(size, 2 * size * size + (int)slow_random(4 * (unsigned)(size * size)));
	} while (!is_ending(EMPTY_MAX) || (!may_win_now && slow_can_win(stone)));
}

static struct board board;

static void place_stones(void)
{
	board_clear(&board, grid.size);
	for (int x = 0; x < grid.size; x++)
		for (int y = 0; y < grid.size; y++)
			if (grid.at[x][y] != 0)
				board_put(&board, grid.at[x][y] == 'X' ? SIDE_BLACK : SIDE_WHITE, point_at(x, y));
}

static void ask(enum side side, bool passed, unsigned nodes, struct solution *solution)
{
	const struct ruleset rules = {.rule = rule, .size = grid.size, .connect = slow_connect};
	const struct budget budget = {.nodes = nodes, .memory = 1 << 20};
	const struct question question = {.board = &board, .rules = &rules, .side = side, .budget = &budget, .passed = passed};
	place_stones();
	solver_solve(&solver, &question, SOLVED_BY_SEARCH, solution);
}

/* Does the line's last stone, and none before it, end the game with the result of the solution? */
static bool line_holds(char stone, const struct solution *solution)
{
	struct grid before = grid;
	char winner = solution->solved == SOLVED_WIN ? stone : other_stone(stone);
	bool over = false;
	for (int i = 0; i < solution->length && !over; i++, stone = other_stone(stone)) {
		int x = point_x(solution->line[i]), y = point_y(solution->line[i]);
		if (grid.at[x][y] != 0)
			break;
		over = (stone == winner && slow_wins_at(stone, x, y)) ||
		       (stone != winner && !slow_wins_at(stone, x, y) && !slow_may_play(stone, x, y));
		if ((over && i < solution->length - 1) || (!over && (slow_wins_at(stone, x, y) || !slow_may_play(stone, x, y)))) {
			over = false;
			break;
		}
		grid.at[x][y] = stone;
	}
	grid = before;
	return over;
}

/* Is the answer the exact value, or unknown? */
static bool may_be(int worth, const struct solution *solution)
{
	int answer = solution->solved == SOLVED_WIN ? 1 : solution->solved == SOLVED_LOSS ? -1 : 0;
	return solution->solved == SOLVED_UNKNOWN || answer == worth;
}

static void look_at_rule(enum side side, int positions)
{
	int seen[3] = {0}, wrong = 0, broken = 0, unknown = 0, hasty = 0;
	for (int i = 0; i < positions; i++) {
		struct solution solution;
		char stone = side == SIDE_BLACK ? 'X' : 'O';
		bool passed = slow_random(4) == 0;
		make_ending(stone);
		list_empty();
		int worth = value(stone, passed, count);
		ask(side, passed, NODES, &solution);
		bool forced = solution.solved == SOLVED_WIN || solution.solved == SOLVED_LOSS;
		seen[worth + 1]++;
		unknown += solution.solved == SOLVED_UNKNOWN;
		wrong += !may_be(worth, &solution);
		broken += forced && !line_holds(stone, &solution);
		ask(side, passed, 1 + slow_random(40), &solution);
		hasty += !may_be(worth, &solution);
	}
	const char *name = rule_names[rule], *color = side_names[side];
	tap(seen[0] > 0 && seen[1] > 0 && seen[2] > 0, "%s, %s: of %d endings %d are lost, %d drawn, %d won", name, color, positions,
	    seen[0], seen[1], seen[2]);
	tap(wrong == 0, "%s, %s: every value is that of a plain search; %d are not", name, color, wrong);
	tap(broken == 0, "%s, %s: every line ends the game; %d do not", name, color, broken);
	tap(hasty == 0, "%s, %s: with few nodes no answer is different; %d are", name, color, hasty);
	tap(unknown == 0, "%s, %s: every ending is solved; %d are not", name, color, unknown);
}

/* A side against which the other has a pairing strategy cannot win, whoever is to move. */
static void look_at_pairing(int positions)
{
	static struct position position;
	int held = 0, wrong = 0, open = 0;
	for (int i = 0; i < positions; i++) {
		enum side attacker = (enum side)slow_random(2);
		char stone = attacker == SIDE_BLACK ? 'X' : 'O';
		do {
			slow_connect = 3 + (int)slow_random(3);
			int size = slow_connect + (int)slow_random(2);
			slow_scatter(size, size * size / 2 + (int)slow_random((unsigned)(size * size)));
		} while (!is_ending(PAIRED_MAX));
		const struct ruleset rules = {.rule = rule, .size = grid.size, .connect = slow_connect};
		place_stones();
		position_load(&position, &board, &rules, attacker);
		if (pairing_lacks(&position, attacker) != 0) {
			open++;
			continue;
		}
		list_empty();
		held++;
		wrong += value(stone, false, count) > 0 || value(other_stone(stone), false, count) < 0;
	}
	tap(held > positions / 20 && open > positions / 20 && wrong == 0,
	    "%s: of %d sides against a pairing strategy %d win", rule_names[rule], held, wrong);
}

int main(int argc, char **argv)
{
	slow_seed(argc > 1 ? strtoull(argv[1], NULL, 10) : 1);
	int positions = argc > 2 ? (int)strtol(argv[2], NULL, 10) : POSITIONS;
	for (rule = RULE_STANDARD; rule <= RULE_CARO; rule++)
		look_at_pairing(2 * positions);
	for (rule = RULE_RENJU; rule <= RULE_CARO; rule++)
		for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++)
			look_at_rule(side, positions);
	solver_free(&solver);
	return tap_status();
}
