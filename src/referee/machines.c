#include "referee/machines.h"

#include <string.h>

#include "base/message.h"
#include "commands/proof_file.h"

static bool is_clocked(const struct referee *referee)
{
	return referee->common->milliseconds > 0;
}

/* Starts the clock of an answer. Returns the time now, or 0 without a clock. */
static long long start_clock(struct referee *referee)
{
	if (!is_clocked(referee))
		return 0;
	referee->deadline = deadline_in(referee->common->milliseconds);
	return clock_now();
}

static void stop_clock(struct referee *referee, long long start)
{
	referee->took = is_clocked(referee) ? clock_now() - start : -1;
}

/* Reports that `who` is out of memory. */
static void report_exhausted(struct referee *referee, const char *who)
{
	message_memory(who);
	referee_worsen(referee, EXIT_TROUBLE);
}

/* Asks a machine for a move. Flushes the output first, unless the machine answers at once. */
static void ask_referee_machine(struct referee *referee, enum mover_id machine, bool advisory,
                                struct search_result *found)
{
	if (machine != MOVER_RANDOM)
		sink_flush(referee->block.out);
	long long start = start_clock(referee);
	session_ask(&referee->session, machine, advisory, found);
	stop_clock(referee, start);
	if (referee->session.mover_state.exhausted && !referee->exhausted)
		report_exhausted(referee, "the machine");
	referee->exhausted |= referee->session.mover_state.exhausted;
}

/* Returns the player on turn: a machine, or a human, for whom a machine advises. */
static enum mover_id player_on_turn(const struct referee *referee)
{
	return referee->session.player[referee->session.game.to_move];
}

static void put_search(struct referee *referee, enum side side, const struct search_result *found)
{
	if (!referee->common->verbose || !referee_is_text(referee))
		return;
	answer_book(&referee->block, side, found);
	answer_search(&referee->block, found, referee->took);
}

void referee_play_machine(struct referee *referee)
{
	enum side side = referee->session.game.to_move;
	struct search_result found;
	ask_referee_machine(referee, player_on_turn(referee), false, &found);
	struct block_row row = referee_row(session_play(&referee->session, &found));
	referee_watch_journal(referee);
	row.side = side;
	row.point = found.point;
	referee_keep_verdict(referee, row.verdict, false);
	if (referee_is_text(referee)) {
		put_search(referee, side, &found);
		answer_move(&referee->block, "play", side, &found);
	}
	if (referee->options->board == BOARD_EACH)
		referee_put_board(referee);
	referee_put_row(referee, &row);
}

/* Opens the row's block, with the move that a machine would play. */
static void referee_hint(struct referee *referee, struct block_row *row)
{
	struct search_result found;
	ask_referee_machine(referee, player_on_turn(referee), true, &found);
	referee_open_row(referee, row);
	put_search(referee, referee->session.game.to_move, &found);
	answer_move(&referee->block, "hint", referee->session.game.to_move, &found);
}

/* Appends the proof of a win by fours or threes to the file of --proof. */
static void keep_proof(struct referee *referee, const struct solution *solution)
{
	const char *path = referee->options->proof;
	if (!path || solution->solved != SOLVED_WIN || solution->how == SOLVED_BY_SEARCH)
		return;
	bool fits = proof_file_fits(&referee->session.game);
	int failure = fits && solution->proof ? proof_file_add(path, &referee->session.game, solution->proof) : 0;
	if (failure != 0)
		message_file(path, failure);
	if (!fits)
		message_note(path, "cannot write this proof: SGF cannot name the points of a board over 52x52");
	else if (!solution->proof)
		message_note(path, "cannot write this proof: a limit ended its search, or its tree is too large");
	if (failure != 0 || !fits || !solution->proof)
		referee_worsen(referee, EXIT_TROUBLE);
}

/* Returns the solver's result in the form of a machine's. */
static struct search_result search_of(const struct solution *solution)
{
	struct search_result search =
		{.searched = true, .nodes = solution->nodes, .depth = solution->length, .pv_length = solution->length};
	search.forced = solution->solved == SOLVED_WIN ? solution->length : -solution->length;
	_Static_assert(sizeof search.pv == sizeof solution->line, "the solver's line is a principal variation");
	memcpy(search.pv, solution->line, sizeof search.pv);
	return search;
}

/* Opens the row's block, with the solver's result. */
static void referee_prove(struct referee *referee, struct block_row *row)
{
	struct solution solution;
	sink_flush(referee->block.out);
	long long start = start_clock(referee);
	session_solve(&referee->session, &referee->solver, &solution);
	stop_clock(referee, start);
	if (referee->solver.exhausted)
		report_exhausted(referee, "the solver");
	referee->solver.exhausted = false;
	keep_proof(referee, &solution);
	struct search_result search = search_of(&solution);
	referee_open_row(referee, row);
	put_search(referee, referee->session.game.to_move, &search);
	answer_solve(&referee->block, referee->session.game.to_move, &solution);
}

void referee_ask(struct referee *referee, struct span text)
{
	struct block_row row = referee_row(session_may_ask(&referee->session));
	if (row.verdict.status != STATUS_OK) {
		referee_reject(referee, &row, text, NULL);
		return;
	}
	if (referee->command.kind == COMMAND_GO) {
		referee_play_machine(referee);
		return;
	}
	row.verdict = game_status(&referee->session.game);
	if (referee->command.kind == COMMAND_HINT)
		referee_hint(referee, &row);
	else
		referee_prove(referee, &row);
	block_close(&referee->block, &row);
	referee_keep_verdict(referee, row.verdict, false);
}
