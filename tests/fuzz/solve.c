/* Fuzzes the solver with positions of every rule and many sizes. Its lines are played by the rules of the game. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "commands/game_question.h"
#include "engine/solver.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { HEAD = 5 };

static struct solver solver;
static struct game game;

/* Sets up a position. The first HEAD bytes are the rule with its penalty, the size, K, the question (side to move,
   pass, depth), and the limit of nodes and memory. Each stone is two further bytes. */
static void set_up(const uint8_t *data, size_t size)
{
	struct ruleset rules = {.rule = (enum rule)(data[0] % 4), .size = 1 + data[1] % 32, .connect = 1 + data[2] % 10};
	rules.penalty = (enum penalty)(data[0] / 4 % 3);
	rules.size = data[1] >= 250 ? BOARD_MAX : rules.size;
	rules.connect = rules.rule == RULE_RENJU ? 5 : rules.connect;
	game_new(&game, &rules);
	for (size_t i = HEAD; i + 1 < size; i += 2) {
		enum side side = data[i] & 0x80 ? SIDE_WHITE : SIDE_BLACK;
		int point = point_at((data[i] & 0x7F) % rules.size, data[i + 1] % rules.size);
		game_setup(&game, side, &point, 1);
	}
	game_turn(&game, data[3] & 1 ? SIDE_WHITE : SIDE_BLACK);
	if (data[3] & 2)
		game_pass(&game);
}

/* Plays the line. Aborts unless its last move, and none before, ends the game for the winner. */
static void play(const struct solution *solution)
{
	enum side winner = solution->solved == SOLVED_WIN ? game.to_move : side_other(game.to_move);
	game.rules.penalty = PENALTY_LOSE;
	for (int i = 0; i < solution->length; i++) {
		enum status status = game_play(&game, solution->line[i]).status;
		bool last = i == solution->length - 1;
		bool won = status == (winner == SIDE_BLACK ? STATUS_WIN_BLACK : STATUS_WIN_WHITE) ||
		           (status_forbidden(status) && winner == SIDE_WHITE);
		if (last ? !won : status != STATUS_OK)
			abort();
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct solution solution;
	struct point_set set;
	if (size < HEAD)
		return 0;
	const struct budget budget = {.nodes = 1 + data[4] * 8u, .memory = (size_t)data[4] << 8, .depth = data[3] >> 4};
	set_up(data, size);
	if (game_over(&game))
		return 0;
	const struct question question = game_question(&game, &budget, &set);
	int wins = solver_count_fours(&solver, &question, POINT_NONE);
	solver_solve(&solver, &question, SOLVED_BY_FOURS, &solution);
	if (wins == 0 && solution.solved == SOLVED_WIN && budget.depth == 0)
		abort();
	solver_solve(&solver, &question, SOLVED_BY_SEARCH, &solution);
	if ((solution.solved == SOLVED_WIN || solution.solved == SOLVED_LOSS) == (solution.length == 0))
		abort();
	play(&solution);
	return 0;
}
