#include "terminal/puzzles/puzzle.h"

#include <string.h>

#include "base/hash.h"
#include "commands/game_question.h"

enum { REPLY_NODES = 20000 }; /* at most, to search for the reply to a wrong move */

void puzzle_start(struct puzzle *puzzle, const struct game *game, const struct budget *budget)
{
	puzzle->budget = *budget;
	puzzle->state = PUZZLE_NEW;
	puzzle->helped = false;
	puzzle->side = game->to_move;
	puzzle->plies = game->plies;
}

void puzzle_free(struct puzzle *puzzle)
{
	solver_free(&puzzle->solver);
	mover_state_free(&puzzle->mover_state);
}

/* Sets the line, for which no hint was given yet, to the moves at `from`, which may be a part of the same line. */
static void puzzle_take_line(struct puzzle *puzzle, struct proved_line *line, const int16_t *from, int length)
{
	puzzle->hints = 0;
	line->length = length;
	memmove(line->at, from, (size_t)length * sizeof *from);
}

bool puzzle_prove(struct puzzle *puzzle, const struct game *game)
{
	struct point_set set;
	struct solution solution;
	const struct question question = game_question(game, &puzzle->budget, &set);
	puzzle->state = PUZZLE_UNPROVED;
	solver_solve(&puzzle->solver, &question, SOLVED_BY_SEARCH, &solution);
	if (solution.solved != SOLVED_WIN)
		return !puzzle->solver.exhausted;
	puzzle->start.how = solution.how;
	puzzle_take_line(puzzle, &puzzle->start, solution.line, solution.length);
	puzzle->now = puzzle->start;
	puzzle->state = PUZZLE_OPEN;
	return true;
}

/* Plays the other side's reply. A forbidden one is the last resort of a side that has lost: White claims it, or Black
   resigns where it is refused. */
static void reply_to_try(struct game *game, int point)
{
	if (point == POINT_NONE)
		game_pass(game);
	else if (game_play(game, point).rejected)
		game_resign(game);
	else if (game_claimable(game))
		game_claim(game);
}

/* Is the win kept by a move that is not in the proved line? If so, takes the new line, and plays its reply. */
static bool follow_other(struct puzzle *puzzle, struct game *game)
{
	struct point_set set;
	struct solution solution;
	const struct question question = game_question(game, &puzzle->budget, &set);
	solver_solve_loss(&puzzle->solver, &question, &solution);
	if (solution.solved != SOLVED_LOSS || solution.length == 0)
		return false;
	reply_to_try(game, solution.line[0]);
	puzzle->now.how = solution.how;
	puzzle_take_line(puzzle, &puzzle->now, solution.line + 1, solution.length - 1);
	return true;
}

/* Plays the other side's answer to a wrong move: it claims a forbidden move, or wins, or plays what is best. */
static void refute(struct puzzle *puzzle, struct game *game)
{
	struct point_set set;
	struct solution solution;
	struct search_result found;
	struct budget budget = puzzle->budget;
	puzzle->refuted = 0;
	if (game_over(game) || game_claimable(game)) {
		game_claim(game);
		return;
	}
	const struct question question = game_question(game, &puzzle->budget, &set);
	solver_solve(&puzzle->solver, &question, SOLVED_BY_SEARCH, &solution);
	puzzle->refuted = solution.solved == SOLVED_WIN ? solution.length : 0;
	if (puzzle->refuted > 0) {
		reply_to_try(game, solution.line[0]);
		return;
	}
	if (budget.nodes > REPLY_NODES)
		budget.nodes = REPLY_NODES;
	const struct question other = game_question(game, &budget, &set);
	mover_choose(&puzzle->mover_state, MOVER_ENGINE, &other, true, &found);
	reply_to_try(game, found.point);
}

/* Ends the try if the game is over. Returns whether it is. */
static bool end_try(struct puzzle *puzzle, const struct game *game)
{
	enum status status = game_status(game).status;
	bool black = status == STATUS_WIN_BLACK, white = status == STATUS_WIN_WHITE || status_forbidden(status);
	bool won = puzzle->side == SIDE_BLACK ? black : white;
	if (game_over(game))
		puzzle->state = won ? PUZZLE_SOLVED : PUZZLE_MISSED;
	return game_over(game);
}

/* Judges the stone that was just put, and replies. Returns false if that was interrupted. */
static bool judge_try(struct puzzle *puzzle, struct game *game, int point)
{
	if (end_try(puzzle, game))
		return true;
	struct proved_line *now = &puzzle->now;
	bool known = point == now->at[0] && now->length >= 2;
	if (known) { /* the proved line has the reply */
		reply_to_try(game, now->at[1]);
		puzzle_take_line(puzzle, now, now->at + 2, now->length - 2);
	}
	if (known || follow_other(puzzle, game)) {
		end_try(puzzle, game); /* the only reply may be forbidden */
		return true;
	}
	if (time_limit_over(&puzzle->budget.time))
		return false;
	puzzle->state = PUZZLE_MISSED;
	refute(puzzle, game);
	return true;
}

enum puzzle_answer puzzle_play(struct puzzle *puzzle, struct game *game, int point, struct verdict *verdict)
{
	*verdict = game_play(game, point);
	if (verdict->rejected)
		return PUZZLE_REFUSED;
	if (judge_try(puzzle, game, point))
		return PUZZLE_JUDGED;
	game_undo(game, 1);
	return PUZZLE_UNJUDGED;
}

enum puzzle_level puzzle_level(const struct puzzle *puzzle)
{
	int moves = (puzzle->start.length + 1) / 2;
	if (moves <= 2)
		return PUZZLE_EASY;
	return moves <= 4 ? PUZZLE_MEDIUM : PUZZLE_HARD;
}

int puzzle_help(struct puzzle *puzzle)
{
	puzzle->helped |= puzzle->state == PUZZLE_OPEN;
	return puzzle->hints++;
}

void puzzle_again(struct puzzle *puzzle, struct game *game)
{
	if (game->plies > puzzle->plies)
		game_undo(game, game->plies - puzzle->plies);
	puzzle->now = puzzle->start;
	puzzle->helped = false;
	puzzle->hints = 0;
	puzzle->state = PUZZLE_OPEN;
}

uint64_t puzzle_id(const struct game *game)
{
	const struct ruleset *rules = &game->rules;
	const int numbers[] = {rules->size, rules->connect, (int)rules->rule, (int)game->to_move};
	uint64_t id = 0;
	for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
		id = hash_add(id, (unsigned)numbers[i]);
	for (int point = POINT_NONE; (point = point_next(rules->size, point)) != POINT_NONE;)
		id = hash_add(id, (uint64_t)board_at(&game->board, point));
	return id | 1;
}
