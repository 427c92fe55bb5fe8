#include "referee/referee_options.h"

#include <errno.h>
#include <stdlib.h>

#include "base/message.h"
#include "commands/refusal.h"
#include "referee/state.h"

/* Sets the side of a row if its line is an act of the player on turn, and the point if the line is a move. */
static void name_move(const struct referee *referee, struct block_row *row)
{
	const struct game *game = &referee->session.game;
	enum command_kind kind = referee->command.kind;
	if (command_rows[kind].class != CLASS_TURN)
		return;
	if (kind == COMMAND_MOVE)
		row->point = referee->command.point;
	bool answers = kind == COMMAND_DRAW && game->offer != SIDE_NONE;
	row->side = answers ? side_other(game->offer) : game->to_move;
	if (game_over(game))
		row->side = SIDE_NONE;
}

/* Writes the board, if `board` is set, and a status that answers no line. */
static void put_state(struct referee *referee, bool board)
{
	struct block_row row = referee_row(game_status(&referee->session.game));
	if (board)
		referee_put_board(referee);
	referee_put_row(referee, &row);
}

/* Writes board and status at the end of a game, in text and only with --board=final. */
static void put_final(struct referee *referee)
{
	if (referee->options->board == BOARD_FINAL && referee_is_text(referee))
		put_state(referee, true);
}

static void do_change(struct referee *referee, struct span text)
{
	struct block_row row = referee_row(verdict_plain(STATUS_OK));
	if (!referee_is_text(referee))
		name_move(referee, &row);
	bool accepted = session_obey(&referee->session, &referee->command, &row.verdict);
	referee_watch_journal(referee);
	if (!accepted) {
		referee_reject(referee, &row, text, NULL);
		return;
	}
	referee_keep_verdict(referee, row.verdict, false);
	if (referee_is_text(referee) && referee->options->board == BOARD_FINAL)
		return;
	if (referee->options->board == BOARD_EACH)
		referee_put_board(referee);
	referee_put_row(referee, &row);
}

/* Compares the last status with the expected one. Returns whether they are equal. If so, a rejection of the last line
   no longer counts; if not, the exit status gets worse. */
static bool compare_status(struct referee *referee, enum status expected)
{
	bool met = referee->last.status == expected;
	if (!met)
		referee_worsen(referee, EXIT_REJECTED);
	else
		referee->unmet_rejection = false;
	return met;
}

static void do_expect(struct referee *referee)
{
	struct block_row row = referee_row(referee->last);
	bool met = compare_status(referee, referee->command.expected);
	row.outcome = met ? OUTCOME_PASS : OUTCOME_FAIL;
	referee_put_row(referee, &row);
	referee->stopped |= !met && referee->common->strict;
}

/* Answers a question. The status line has the status of the game. */
static void do_question(struct referee *referee, struct span text)
{
	struct game *game = &referee->session.game;
	struct block_row row = referee_row(game_status(game));
	enum command_kind kind = referee->command.kind;
	int point = referee->command.point;
	if (kind == COMMAND_WHY && (point == POINT_NONE || !board_empty(&game->board, point))) {
		row.verdict = verdict_plain(point == POINT_NONE ? STATUS_OFF_BOARD : STATUS_OCCUPIED);
		referee_reject(referee, &row, text, NULL);
		return;
	}
	if (kind == COMMAND_SHOW)
		referee_put_board(referee);
	referee_open_row(referee, &row);
	bool known = answer_question(&referee->block, game, &referee->command);
	block_close(&referee->block, &row);
	if (!known) {
		char why[REFUSAL_TEXT_MAX];
		message_line(referee->file, referee->input.line_number, text,
		             refusal_text(why, STATUS_NOT_ALLOWED, COMMAND_MOVE, "a point"));
		referee_worsen(referee, EXIT_TROUBLE);
	}
	referee_keep_verdict(referee, row.verdict, false);
}

static void do_syntax(struct referee *referee, struct span text, const char *why)
{
	struct block_row row = referee_row(verdict_plain(STATUS_SYNTAX));
	enum coords coords = referee->common->look.coords;
	referee_reject(referee, &row, text, why);
	if (!why && !referee->hinted_coords && refusal_suspects_coords(text, coords, referee->common->rules.size)) {
		message_note(referee->file, coords_lettered(coords) ? "points that are two numbers need -c xy, xy1 or rc"
		                                                    : "points with letters need -c letters, top or go");
		referee->hinted_coords = true;
	}
	if (referee->hinted || !refusal_suspects_games(text, coords))
		return;
	message_note(referee->file, "this looks like whole games; use renju -g to read them");
	referee->hinted = true;
}

static void do_line(struct referee *referee, struct span line)
{
	const struct common_options *common = referee->common;
	struct span text = command_read_line(&referee->command, line, common->look.coords, common->rules.size);
	enum command_kind kind = referee->command.kind;
	switch (kind == COMMAND_MOVE ? CLASS_TURN : command_rows[kind].class) { /* nearly every line is a move */
	case CLASS_NONE:
		if (kind == COMMAND_SYNTAX)
			do_syntax(referee, text, NULL);
		return;
	case CLASS_QUESTION:
		do_question(referee, text);
		return;
	case CLASS_MACHINE:
		referee_ask(referee, text);
		return;
	case CLASS_FILE:
		if (kind == COMMAND_EXPECT)
			do_expect(referee);
		else
			referee->quit = true;
		return;
	case CLASS_TURN:
	case CLASS_STEP:
	case CLASS_CHANGE:
		if (kind == COMMAND_NEW)
			put_final(referee);
		do_change(referee, text);
	}
}

static void referee_read_lines(struct referee *referee)
{
	struct span line;
	while (!referee->stopped && !referee->quit && referee->block.out->failure == 0) {
		if (session_awaits_machine(&referee->session)) {
			referee_play_machine(referee);
			continue;
		}
		switch (input_next(&referee->input, &line)) {
		case INPUT_LINE:
			do_line(referee, line);
			break;
		case INPUT_TOO_LONG:
			do_syntax(referee, line, "a line has at most 4,095 bytes");
			break;
		case INPUT_END:
			return;
		}
	}
}

/* Checks -x, which works like a last line `expect`, but writes no block: only a failure is reported, on stderr. */
static void check_expectation(struct referee *referee)
{
	if (!referee->options->expected_text || compare_status(referee, referee->options->expected))
		return;
	referee->stopped |= referee->common->strict;
	message_expectation(referee->file, status_names[referee->options->expected], status_names[referee->last.status]);
}

static void referee_start_game(struct referee *referee)
{
	session_start(&referee->session);
	referee->last = verdict_plain(STATUS_OK);
	referee->unmet_rejection = referee->quit = referee->answered = referee->hinted = referee->hinted_coords = false;
	if (referee->started)
		journal_new_game(&referee->session.journal);
	referee->started = true;
}

static void referee_report_error(struct referee *referee, int error)
{
	const struct common_options *common = referee->common;
	if (error == ENOENT && common->advice && referee->file == common->files[0])
		message_note(referee->file, common->advice);
	else
		message_file(referee->file, error);
	referee_worsen(referee, EXIT_TROUBLE);
}

static void referee_input(struct referee *referee, int fd)
{
	input_open(&referee->input, fd, referee->block.out, referee->bytes, sizeof referee->bytes, COMMAND_LINE_MAX);
	referee_start_game(referee);
	referee_read_lines(referee);
	if (referee->input.failure != 0)
		referee_report_error(referee, referee->input.failure);
	if (referee->input.failure != 0 && referee->input.line_number == 0)
		return; /* the file could not be read: no game */
	journal_end_game(&referee->session.journal);
	referee_watch_journal(referee);
	put_final(referee);
	if (!referee->answered && referee_is_text(referee)) /* a file without lines has a block, too */
		put_state(referee, referee->options->board != BOARD_NEVER);
	check_expectation(referee);
	if (referee->unmet_rejection)
		referee_worsen(referee, EXIT_REJECTED);
}

static void referee_file(struct referee *referee, const char *path)
{
	int error, fd = input_open_file(path, &referee->common->outputs, &error);
	referee->file = path;
	if (fd < 0) {
		referee_report_error(referee, error);
		return;
	}
	referee_input(referee, fd);
	input_close_file(fd);
}

static void start_session(struct referee *referee)
{
	const struct common_options *common = referee->common;
	struct session *session = &referee->session;
	session->rules = common->rules;
	session->player[SIDE_BLACK] = common->player[SIDE_BLACK];
	session->player[SIDE_WHITE] = common->player[SIDE_WHITE];
	session->mover_state = (struct mover_state){.rng = rng_seeded(common->seed)};
	session->book = common->book;
	session->budget = common->budget;
	session->budget.time.left = common->milliseconds > 0 ? deadline_left : NULL; /* with -N or -D alone no clock runs */
	session->budget.time.context = &referee->deadline;
}

static void referee_files(struct referee *referee)
{
	const struct common_options *common = referee->common;
	block_start(&referee->block);
	if (common->file_count == 0)
		referee_file(referee, "-");
	for (int i = 0; i < common->file_count && !referee->stopped; i++)
		referee_file(referee, common->files[i]);
}

/* Static, not on the heap: no system call at start-up, and pages that are not used take no memory. */
static struct referee the_referee;

int referee_run(const struct common_options *common, const struct referee_options *options, struct sink *out)
{
	struct referee *referee = &the_referee;
	referee->common = common;
	referee->options = options;
	referee->render.look = common->look;
	referee->block = (struct block){.out = out,
	                                .format = common->format,
	                                .coords = common->look.coords,
	                                .size = common->rules.size};
	start_session(referee);
	if (journal_open(&referee->session.journal, common->record, &common->rules, common->look.coords))
		referee_files(referee);
	journal_close(&referee->session.journal);
	referee_watch_journal(referee);
	if (referee->session.mover_state.short_of_threads)
		message_threads();
	mover_state_free(&referee->session.mover_state);
	solver_free(&referee->solver);
	render_free(&referee->render);
	return referee->status;
}
