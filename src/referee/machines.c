/* What the referee asks machines and the solver. */
#include "referee/state.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "base/message.h"
#include "os/file.h"
#include "record/replay.h"
#include "record/sgf_value.h"

static bool is_clocked(const struct referee *referee)
{
	return referee->common->milliseconds > 0;
}

/* Says how long an answer has taken, and how long it may take. */
static void describe_answer(void *context, int seconds, char text[PROGRESS_ROOM])
{
	const struct referee *referee = context;
	struct sink out = sink_into(text, PROGRESS_ROOM);
	sink_format(&out, "searching for %d s", seconds);
	if (is_clocked(referee))
		sink_format(&out, " of at most %d s", (referee->common->milliseconds + ONE_SECOND - 1) / ONE_SECOND);
}

/* Starts the clock of an answer, and shows a user at a terminal that it runs. Returns the time now, or 0 without a
   clock. */
static long long start_clock(struct referee *referee)
{
	referee->progress = (struct progress){.describe = describe_answer, .context = referee};
	if (file_is_terminal(STDERR_FILENO))
		progress_start(&referee->progress);
	if (!is_clocked(referee))
		return 0;
	referee->deadline = deadline_in(referee->common->milliseconds);
	return clock_now();
}

static void stop_clock(struct referee *referee, long long start)
{
	progress_end(&referee->progress);
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

/* Writes the moves of the tree. Colors alternate along each variation; `ahead` counts the moves before this one. */
static void put_proof(struct sink *out, const struct game *game, const struct proof *proof)
{
	int begun[PROOF_PLIES_MAX + 2] = {0}, open = 0, ahead = 0;
	for (int i = 0; i < proof->count; i++)
		switch (proof->at[i]) {
		case PROOF_OPEN:
			sink_char(out, '(');
			begun[open++] = ahead;
			break;
		case PROOF_CLOSE:
			sink_char(out, ')');
			ahead = begun[--open];
			break;
		default:
			sink_text(out, (game->to_move == SIDE_BLACK) == (ahead % 2 == 0) ? ";B" : ";W");
			ahead++;
			sgf_put_point(out, proof_point(proof, i), game->board.size);
		}
}

/* Appends the proof of a win in the game's position to the file of --proof: an SGF tree, whose set-up is the position,
   with every reply as a variation. Returns 0 or errno. */
static int append_proof(const char *path, const struct game *game, const struct proof *proof)
{
	char bytes[SINK_BYTES];
	int fd = file_open(path, FILE_APPENDS | FILE_CREATES);
	if (fd < 0)
		return errno;
	struct sink out = sink_to(fd, bytes, sizeof bytes);
	long long before = sink_append_start(&out);
	sink_format(&out, "(;FF[4]GM[4]SZ[%d]RU[%s]", game->board.size, rule_names[game->rules.rule]);
	replay_put_stones(&out, &game->board, SIDE_BLACK, "AB", sgf_put_point, "");
	replay_put_stones(&out, &game->board, SIDE_WHITE, "AW", sgf_put_point, "");
	sink_text(&out, game->to_move == SIDE_BLACK ? "PL[B]" : "PL[W]");
	put_proof(&out, game, proof);
	sink_text(&out, ")\n");
	sink_append_end(&out, before);
	if (close(fd) != 0 && out.failure == 0)
		out.failure = errno;
	return out.failure;
}

/* Appends the proof of a win by fours or threes to the file of --proof. */
static void keep_proof(struct referee *referee, const struct solution *solution)
{
	const char *path = referee->options->proof;
	if (!path || solution->solved != SOLVED_WIN || solution->how == SOLVED_BY_SEARCH)
		return;
	bool fits = referee->session.game.board.size <= SGF_SIZE_MAX;
	int failure = fits && solution->proof ? append_proof(path, &referee->session.game, solution->proof) : 0;
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
	struct block_row row = referee_row(game_open_verdict(&referee->session.game));
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
