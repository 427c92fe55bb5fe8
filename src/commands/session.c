#include "commands/session.h"

#include "book/book_move.h"
#include "commands/game_question.h"
#include "rules/line.h"

void session_start(struct session *session)
{
	game_new(&session->game, &session->rules);
}

bool session_awaits_machine(const struct session *session)
{
	const struct game *game = &session->game;
	return session->player[game->to_move] != MOVER_HUMAN && !game_over(game) && !game_is_opening(game);
}

/* Returns the plies that `undo count` takes back; more than the game has if there are too few. */
static int undone_plies(const struct session *session, int count)
{
	const struct game *game = &session->game;
	bool black = session->player[SIDE_BLACK] != MOVER_HUMAN;
	bool white = session->player[SIDE_WHITE] != MOVER_HUMAN;
	if (black == white)
		return count;
	enum side human = black ? SIDE_WHITE : SIDE_BLACK;
	int plies = 0;
	while (count > 0 && plies < game->plies)
		count -= game->history[game->plies - ++plies].side == human;
	return count > 0 ? game->plies + 1 : plies;
}

static struct verdict session_offer_draw(struct session *session)
{
	struct game *game = &session->game;
	if (!game_over(game) && game->offer == SIDE_NONE && session->player[side_other(game->to_move)] != MOVER_HUMAN)
		return verdict_plain(STATUS_NOT_ALLOWED);
	return game_draw(game);
}

/* Carries out any command but a move. Not inlined, so that moves need fewer registers. */
__attribute__((noinline)) static struct verdict session_carry_out(struct session *session,
                                                                  const struct command *command)
{
	switch (command->kind) {
	case COMMAND_DRAW:
		return session_offer_draw(session);
	case COMMAND_UNDO:
		return game_undo(&session->game, undone_plies(session, command->count));
	case COMMAND_NEW:
		session_start(session);
		return verdict_plain(STATUS_OK);
	default:
		return command_obey(&session->game, command);
	}
}

bool session_obey(struct session *session, const struct command *command, struct verdict *verdict)
{
	int plies = session->game.plies;
	*verdict = command->kind == COMMAND_MOVE ? game_play(&session->game, command->point)
	                                         : session_carry_out(session, command);
	if (verdict->rejected)
		return false;
	journal_command(&session->journal, command, plies - session->game.plies);
	return true;
}

bool session_take_back(struct session *session, int plies)
{
	const struct command command = {.kind = COMMAND_UNDO, .count = plies};
	if (game_undo(&session->game, plies).rejected)
		return false;
	journal_command(&session->journal, &command, plies);
	return true;
}

void session_draw(struct session *session)
{
	struct command command;
	command.kind = COMMAND_DRAW;
	if (!game_draw(&session->game).rejected)
		journal_command(&session->journal, &command, 0);
}

void session_agree(struct session *session)
{
	session_draw(session);
	session_draw(session);
}

void session_ask(struct session *session, enum mover_id machine, bool advisory, struct search_result *found)
{
	struct point_set set;
	const struct question question = game_question(&session->game, &session->budget, &set);
	book_choose(session->book, &session->mover_state, machine, &question, advisory, found);
}

void session_solve(struct session *session, struct solver *solver, struct solution *solution)
{
	struct point_set set;
	const struct budget budget = game_proof_budget(&session->budget);
	const struct question question = game_question(&session->game, &budget, &set);
	solver_solve(solver, &question, SOLVED_BY_SEARCH, solution);
}

struct verdict session_play(struct session *session, const struct search_result *found)
{
	struct command command;
	command.kind = found->point == POINT_NONE ? COMMAND_PASS : COMMAND_MOVE;
	command.point = found->point;
	struct verdict verdict;
	session_obey(session, &command, &verdict);
	return verdict;
}

/* Does the machine accept a draw? Random always does, and every machine if neither side can make a row any more.
   Otherwise the machines refuse early in the game. Later they accept if they see no advantage; once half of the board
   is full, if they see no forced win. */
bool session_ask_draw(struct session *session, enum side side)
{
	enum { OPENING_PLIES = 10 };
	const struct game *game = &session->game;
	struct point_set set;
	struct search_result found;
	if (session->player[side] == MOVER_RANDOM || line_none_open(&game->board, game->rules.connect))
		return true;
	if (game_moves(game) < OPENING_PLIES)
		return false;
	const struct question question = game_question(game, &session->budget, &set);
	mover_choose(&session->mover_state, session->player[side], &question, true, &found);
	int sign = game->to_move == side ? 1 : -1;
	bool late = 2 * game->board.stones >= game->board.size * game->board.size;
	return late ? sign * found.forced <= 0 : sign * found.score <= 0;
}
