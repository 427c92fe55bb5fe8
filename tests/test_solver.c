/* Wins by fours and threes: each proof is played out on a plain grid, and every reply that it passes over is shown there
   to lose to two fours at most. */
#include <stdio.h>
#include <string.h>

#include "engine/solver.h"
#include "slow.h"
#include "tap.h"

enum {
	POSITIONS = 60,
	PROOFS = 4,    /* that are played out, for each rule and colour */
	LARGEST = 400, /* moves of a proof that is */
	NODES = 3000,
	QUICK_FOURS = 2,
};

static struct solver solver;
static const struct proof *proof;
static char attacker, defender;

static bool check_attack(int at);

/* The number after what begins there: a variation, or moves to the end of one. */
static int after_variation(int at)
{
	int open = 0;
	do {
		open += (proof->at[at] == PROOF_OPEN) - (proof->at[at] == PROOF_CLOSE);
		at++;
	} while (open > 0);
	return at;
}

static bool check_listed(int at, bool listed[GRID_MAX][GRID_MAX])
{
	int point = proof_point(proof, at);
	if (point == POINT_NONE)
		return check_attack(at + 1);
	int x = point_x(point), y = point_y(point);
	if (grid.at[x][y] != 0 || listed[x][y])
		return false;
	listed[x][y] = true;
	if (!slow_may_play(defender, x, y))
		return true;
	grid.at[x][y] = defender;
	bool wins = check_attack(at + 1);
	grid.at[x][y] = 0;
	return wins;
}

static bool check_others(bool listed[GRID_MAX][GRID_MAX])
{
	bool lose = true;
	for (int x = 0; x < grid.size; x++)
		for (int y = 0; y < grid.size && lose; y++) {
			if (grid.at[x][y] != 0 || listed[x][y] || !slow_may_play(defender, x, y))
				continue;
			grid.at[x][y] = defender;
			lose = slow_attack(attacker, QUICK_FOURS);
			grid.at[x][y] = 0;
		}
	return lose;
}

static bool check_replies(int at)
{
	bool listed[GRID_MAX][GRID_MAX] = {{false}};
	bool wins = !slow_can_win(defender);
	if (proof->at[at] != PROOF_OPEN)
		wins = wins && check_listed(at, listed);
	for (; wins && at < proof->count && proof->at[at] == PROOF_OPEN; at = after_variation(at))
		wins = check_listed(at + 1, listed);
	return wins && check_others(listed);
}

static bool check_attack(int at)
{
	int point = proof_point(proof, at);
	int x = point_x(point), y = point_y(point);
	if (point == POINT_NONE || grid.at[x][y] != 0 || !slow_may_play(attacker, x, y))
		return false;
	if (slow_wins_at(attacker, x, y))
		return true;
	grid.at[x][y] = attacker;
	bool wins = check_replies(at + 1);
	grid.at[x][y] = 0;
	return wins;
}

static void ask(enum side side, struct solution *solution)
{
	static struct board board;
	const struct ruleset rules = {.rule = rule, .size = grid.size, .connect = 5};
	const struct budget budget = {.nodes = NODES, .memory = 1 << 20};
	const struct question question = {.board = &board, .rules = &rules, .side = side, .budget = &budget};
	board_clear(&board, grid.size);
	for (int x = 0; x < grid.size; x++)
		for (int y = 0; y < grid.size; y++)
			if (grid.at[x][y] != 0)
				board_put(&board, grid.at[x][y] == 'X' ? SIDE_BLACK : SIDE_WHITE, point_at(x, y));
	solver_ask(&solver, &question, SOLVED_BY_THREES, solution);
}

static void look_at_rule(enum side side)
{
	int proofs = 0, unsound = 0;
	attacker = side == SIDE_BLACK ? 'X' : 'O';
	defender = side == SIDE_BLACK ? 'O' : 'X';
	for (int i = 0; i < POSITIONS && proofs < PROOFS; i++) {
		struct solution solution;
		slow_scatter(8 + (int)slow_random(3), 14 + (int)slow_random(8));
		ask(side, &solution);
		if (solution.solved != SOLVED_WIN || solution.how != SOLVED_BY_THREES || solution.proof->count > LARGEST)
			continue;
		proof = solution.proof;
		proofs++;
		unsound += !check_attack(0);
	}
	tap(proofs == PROOFS, "%s, %s: random positions hold wins by fours and threes", rule_names[rule], side_names[side]);
	tap(unsound == 0, "%s, %s: their proofs hold against every reply; %d do not", rule_names[rule], side_names[side],
	    unsound);
}

int main(void)
{
	for (rule = RULE_RENJU; rule <= RULE_FREESTYLE; rule++) /* under caro every point is a reply, and proofs are huge */
		for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++)
			look_at_rule(side);
	solver_free(&solver);
	return tap_status();
}
