/* Proofs of wins and losses by fours and threes. Each is played out on a plain grid, and each reply that it leaves
   out is shown to lose to at most two fours. The number of first moves that win by fours is tested, too, and the answers
   for K without patterns.
   test_solver SEED PROOFS: another sequence. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/solver.h"
#include "slow.h"
#include "tap.h"

enum {
	POSITIONS = 300, /* at most, for each proof */
	PROOFS = 4,      /* wins, and losses, that are played out for each rule and color */
	LARGEST = 400,   /* the most entries of such a proof */
	NODES = 3000,
	QUICK_FOURS = 2,
	MANY_FOURS = 9,
};

static struct solver solver;
static const struct proof *proof;
static char attacker, defender;

static bool check_attack(int at);

/* Returns the index after the variation that begins here. */
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

static struct board board;
static const struct budget budget = {.nodes = NODES, .memory = 1 << 20};
static struct ruleset rules;

static struct question question_of_grid(enum side side)
{
	rules = (struct ruleset){.rule = rule, .size = grid.size, .connect = slow_connect};
	board_clear(&board, grid.size);
	for (int x = 0; x < grid.size; x++)
		for (int y = 0; y < grid.size; y++)
			if (grid.at[x][y] != 0)
				board_put(&board, grid.at[x][y] == 'X' ? SIDE_BLACK : SIDE_WHITE, point_at(x, y));
	return (struct question){.board = &board, .rules = &rules, .side = side, .budget = &budget};
}

/* Is the solution a forced end that is small enough for a test? */
static bool is_proof(const struct solution *solution, enum solved solved)
{
	return solution->solved == solved && solution->how != SOLVED_BY_SEARCH && solution->length > 1 && solution->proof &&
	       solution->proof->count <= LARGEST;
}

/* Checks proofs in random positions that the side wins, or loses. */
static void look_at_proofs(enum side side, enum solved solved, int wanted)
{
	int proofs = 0, unsound = 0, disagree = 0;
	char own = side == SIDE_BLACK ? 'X' : 'O', other = side == SIDE_BLACK ? 'O' : 'X';
	attacker = solved == SOLVED_WIN ? own : other;
	defender = solved == SOLVED_WIN ? other : own;
	for (int i = 0; i < POSITIONS * wanted && proofs < wanted; i++) {
		struct solution solution, loss;
		slow_position();
		const struct question question = question_of_grid(side);
		solver_solve(&solver, &question, SOLVED_BY_THREES, &solution);
		if (proofs % 2 == 0 || solution.solved != solved) {
			solver_solve_loss(&solver, &question, &loss);
			disagree += loss.solved != (solved == SOLVED_LOSS ? solved : SOLVED_UNKNOWN) && solution.solved == solved;
			if (solved == SOLVED_LOSS)
				solution = loss;
		}
		if (!is_proof(&solution, solved) || (solution.how == SOLVED_BY_FOURS && proofs % 2 == 0))
			continue;
		proof = solution.proof;
		proofs++;
		unsound += !(solved == SOLVED_WIN ? check_attack(0) : check_replies(0));
	}
	const char *what = solved == SOLVED_WIN ? "wins" : "losses";
	tap(proofs == wanted, "%s, %s: random positions hold %d %s by fours and threes", rule_names[rule], side_names[side],
	    proofs, what);
	tap(unsound == 0, "%s, %s: the proofs of %s hold against every reply; %d do not", rule_names[rule], side_names[side],
	    what, unsound);
	tap(disagree == 0, "%s, %s: the question for a loss agrees about %s; %d times not", rule_names[rule],
	    side_names[side], what, disagree);
}

/* Returns the number of points where a four wins with at most `fours` more, by a slow search: 0, 1, or 2 for
   several. The side has no five at once, so a threat of five after its stone comes from that stone. */
static int slow_count(char stone, int fours)
{
	int wins = 0;
	for (int x = 0; x < grid.size && wins < 2; x++)
		for (int y = 0; y < grid.size && wins < 2; y++) {
			if (grid.at[x][y] != 0 || !slow_may_play(stone, x, y))
				continue;
			grid.at[x][y] = stone;
			wins += slow_every_reply_loses(stone, fours, slow_attack);
			grid.at[x][y] = 0;
		}
	return wins;
}

/* Does a slow search find as many such points? Most wins need few fours. */
static bool slow_finds(char stone, int wins)
{
	int fours = 0;
	while (fours <= MANY_FOURS && slow_count(stone, fours) < wins)
		fours++;
	return fours <= MANY_FOURS;
}

static void look_at_first_moves(enum side side, int positions)
{
	int seen[3] = {0}, fewer = 0, more = 0;
	attacker = side == SIDE_BLACK ? 'X' : 'O';
	defender = side == SIDE_BLACK ? 'O' : 'X';
	for (int i = 0; i < positions; i++) {
		slow_position();
		const struct question question = question_of_grid(side);
		int wins = solver_count_fours(&solver, &question, POINT_NONE);
		if (wins < 0)
			continue;
		seen[wins]++;
		if (slow_can_win(attacker))
			continue;
		fewer += slow_count(attacker, 1) > wins;
		more += !slow_finds(attacker, wins);
	}
	tap(seen[0] > 0 && seen[1] > 0 && seen[2] > 0, "%s, %s: no, one, several first moves win by fours: %d, %d, %d times",
	    rule_names[rule], side_names[side], seen[0], seen[1], seen[2]);
	tap(fewer == 0, "%s, %s: never fewer than a slow search sees; %d times", rule_names[rule], side_names[side], fewer);
	tap(more == 0, "%s, %s: never more than a slow search finds; %d times", rule_names[rule], side_names[side], more);
}

static int count_empty(void)
{
	int empty = 0;
	for (int x = 0; x < grid.size; x++)
		for (int y = 0; y < grid.size; y++)
			empty += grid.at[x][y] == 0;
	return empty;
}

/* Does the side to move win (1), draw (0) or lose (-1)? Tries every move. Two passes in a row are a draw, and so is a full
   board. */
static int slow_value(char stone, bool passed)
{
	char other = stone == 'X' ? 'O' : 'X';
	int best = passed ? 0 : -1;
	if (slow_can_win(stone) || count_empty() == 0)
		return count_empty() > 0;
	if (!passed)
		best = -slow_value(other, true);
	for (int x = 0; x < grid.size; x++)
		for (int y = 0; y < grid.size && best < 1; y++) {
			if (grid.at[x][y] != 0)
				continue;
			grid.at[x][y] = stone;
			int value = -slow_value(other, false);
			best = value > best ? value : best;
			grid.at[x][y] = 0;
		}
	return best;
}

/* Plays the line out. Is its last stone, and no other, one that wins, and one of the winner? */
static bool line_ends_game(const struct solution *solution, char stone)
{
	bool right = solution->length % 2 == (solution->solved == SOLVED_WIN);
	for (int i = 0; i < solution->length && right; i++) {
		int x = point_x(solution->line[i]), y = point_y(solution->line[i]);
		right = grid.at[x][y] == 0 && slow_wins_at(stone, x, y) == (i == solution->length - 1);
		grid.at[x][y] = stone;
		stone = stone == 'X' ? 'O' : 'X';
	}
	return right;
}

/* Compares the answers for K without patterns with a slow search of random positions with few empty points. */
static void look_at_every_move(int connect, int smallest, int largest, int most_empty)
{
	enum { QUESTIONS = 150 };
	static const int values[] = {[SOLVED_DRAW] = 0, [SOLVED_LOSS] = -1, [SOLVED_WIN] = 1};
	int seen[3] = {0}, wrong = 0, wrong_lines = 0;
	slow_connect = connect;
	for (int asked = 0; asked < QUESTIONS;) {
		struct solution solution;
		enum side side = slow_random(2) == 0 ? SIDE_BLACK : SIDE_WHITE;
		int size = smallest + (int)slow_random((unsigned)(largest - smallest + 1));
		slow_scatter(size, connect > 2 ? size * size * (1 + (int)slow_random(6)) : 1 + (int)slow_random(4));
		if (count_empty() == 0 || count_empty() > most_empty)
			continue;
		asked++;
		char own = side == SIDE_BLACK ? 'X' : 'O';
		int value = slow_value(own, false);
		struct question question = question_of_grid(side);
		struct budget large = budget;
		large.nodes = 1000000;
		question.budget = &large;
		solver_solve(&solver, &question, SOLVED_BY_SEARCH, &solution);
		seen[value + 1]++;
		wrong += solution.solved < SOLVED_DRAW || values[solution.solved] != value;
		wrong_lines += solution.length > 0 && !line_ends_game(&solution, own);
	}
	tap(wrong == 0, "%s, %d in a row: %d losses, %d draws, %d wins, as in a slow search; %d are wrong", rule_names[rule],
	    connect, seen[0], seen[1], seen[2], wrong);
	tap(wrong_lines == 0, "%s, %d in a row: lines end the game; %d do not", rule_names[rule], connect, wrong_lines);
}

int main(int argc, char **argv)
{
	slow_seed(argc > 1 ? strtoull(argv[1], NULL, 10) : 1);
	int proofs = argc > 2 ? (int)strtol(argv[2], NULL, 10) : PROOFS;
	for (rule = RULE_RENJU; rule <= RULE_CARO; rule++)
		for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++) {
			look_at_first_moves(side, 10 * proofs);
			if (rule == RULE_CARO) /* every point is a reply, so proofs are huge */
				continue;
			look_at_proofs(side, SOLVED_WIN, TAP_RUNS(proofs));
			look_at_proofs(side, SOLVED_LOSS, TAP_RUNS(proofs));
		}
	for (rule = RULE_STANDARD; rule <= RULE_CARO; rule++) {
		look_at_every_move(2, 2, 3, 8);
		look_at_every_move(8, 8, 8, 5);
	}
	solver_free(&solver);
	return tap_status();
}
