#include "referee.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include "answer.h"
#include "command.h"
#include "input.h"
#include "record.h"
#include "trouble.h"

struct referee {
	const struct options *options;
	struct render render;
	struct report report;
	struct record record;
	int status;         /* the worst exit status so far */
	const char *file;   /* as stderr names it */
	struct input input;
	struct game game;
	struct verdict last; /* of the last line with an effect other than `expect` */
	bool pending;        /* that line was rejected, and no `expect` has named it */
	bool stopped;        /* by --strict */
	bool quit;           /* by `quit` */
	struct command command;
	char bytes[COMMAND_LINE_MAX + INPUT_CHUNK];
};

static void worsen(struct referee *referee, int status)
{
	if (referee->status < status)
		referee->status = status;
}

static bool is_text(const struct referee *referee)
{
	return referee->report.format == OUTPUT_TEXT;
}

static void put_board(struct referee *referee)
{
	if (is_text(referee))
		render_board(&referee->render, referee->report.out, &referee->game);
}

static enum side turn(const struct referee *referee)
{
	return game_over(&referee->game) ? SIDE_NONE : referee->game.to_move;
}

static struct report_row row_of(const struct referee *referee, struct verdict verdict)
{
	return (struct report_row){
		.line = referee->input.line_number,
		.ply = game_moves(&referee->game),
		.side = SIDE_NONE,
		.point = POINT_NONE,
		.verdict = verdict,
		.turn = turn(referee),
	};
}

static void put_row(struct referee *referee, const struct report_row *row)
{
	report_open(&referee->report, row);
	report_close(&referee->report, row);
}

/* Puts a line's verdict where the next `expect` finds it. */
static void remember(struct referee *referee, struct verdict verdict, bool rejected)
{
	if (referee->pending)
		worsen(referee, EXIT_REJECTED);
	referee->last = verdict;
	referee->pending = rejected;
}

/* The end of a game under --board=final. */
static void put_final(struct referee *referee)
{
	if (referee->options->board != BOARD_FINAL || !is_text(referee))
		return;
	struct report_row row = row_of(referee, game_status(&referee->game));
	put_board(referee);
	put_row(referee, &row);
}

static void reject(struct referee *referee, const struct report_row *row, struct span text)
{
	const char *why = trouble_of_status(row->verdict.status);
	put_row(referee, row);
	trouble_line(referee->file, referee->input.line_number, text, why);
	remember(referee, row->verdict, true);
	referee->stopped |= referee->options->strict;
}

static void accept(struct referee *referee, struct report_row *row)
{
	row->ply = game_moves(&referee->game);
	row->turn = turn(referee);
	record_command(&referee->record, &referee->command);
	remember(referee, row->verdict, false);
	if (is_text(referee) && referee->options->board == BOARD_FINAL)
		return;
	if (referee->options->board == BOARD_EACH)
		put_board(referee);
	put_row(referee, row);
}

/* The lines that change the state, or are refused. */
static struct verdict change(struct referee *referee)
{
	struct game *game = &referee->game;
	const struct command *command = &referee->command;
	switch (command->kind) {
	case COMMAND_MOVE:
		return game_play(game, command->point);
	case COMMAND_PASS:
		return game_pass(game);
	case COMMAND_RESIGN:
		return game_resign(game);
	case COMMAND_DRAW:
		return game_draw(game);
	case COMMAND_CLAIM:
		return game_claim(game);
	case COMMAND_UNDO:
		return game_undo(game, command->count);
	case COMMAND_SETUP:
		return game_setup(game, command->side, command->point_list, command->points);
	case COMMAND_TURN:
		return game_turn(game, command->side);
	default:
		return verdict_plain(game_over(game) ? STATUS_GAME_OVER : STATUS_NOT_ALLOWED);
	}
}

/* A setup line in which a point can't be read: unless an earlier point is bad, that one decides. */
static struct verdict refuse_setup(struct referee *referee)
{
	const struct command *command = &referee->command;
	enum status fault = game_setup_fault(&referee->game, command->side, command->point_list, command->points);
	return verdict_plain(fault == STATUS_OK ? STATUS_SYNTAX : fault);
}

/* Whose move a line is, and where; for all other lines nobody's. */
static void name_move(const struct referee *referee, struct report_row *row)
{
	switch (referee->command.kind) {
	case COMMAND_DRAW:
		row->side = game_draw_side(&referee->game);
		break;
	case COMMAND_MOVE:
		row->point = referee->command.point;
		/* fall through */
	case COMMAND_PASS:
	case COMMAND_RESIGN:
	case COMMAND_CLAIM:
		row->side = referee->game.to_move;
		break;
	default:
		break;
	}
	if (game_over(&referee->game))
		row->side = SIDE_NONE;
}

static void do_change(struct referee *referee, struct span text)
{
	struct report_row row = row_of(referee, verdict_plain(STATUS_OK));
	bool unreadable = referee->command.kind == COMMAND_SETUP && referee->command.unreadable;
	name_move(referee, &row);
	row.verdict = unreadable ? refuse_setup(referee) : change(referee);
	if (game_rejects(&referee->game, row.verdict.status))
		reject(referee, &row, text);
	else
		accept(referee, &row);
}

static void do_new(struct referee *referee)
{
	put_final(referee);
	game_new(&referee->game, &referee->options->rules);
	struct report_row row = row_of(referee, verdict_plain(STATUS_OK));
	accept(referee, &row);
}

static bool meets(struct referee *referee, enum status expected)
{
	bool met = referee->last.status == expected;
	if (!met)
		worsen(referee, EXIT_REJECTED);
	else
		referee->pending = false;
	return met;
}

static void do_expect(struct referee *referee)
{
	struct report_row row = row_of(referee, referee->last);
	bool met = meets(referee, referee->command.expected);
	row.outcome = met ? OUTCOME_PASS : OUTCOME_FAIL;
	put_row(referee, &row);
	referee->stopped |= !met && referee->options->strict;
}

/* Questions repeat the state's status. */
static void do_question(struct referee *referee, struct span text)
{
	struct report_row row = row_of(referee, game_status(&referee->game));
	int point = referee->command.point;
	if (referee->command.kind == COMMAND_WHY && (point == POINT_NONE || !board_empty(&referee->game.board, point))) {
		row.verdict = verdict_plain(point == POINT_NONE ? STATUS_OFF_BOARD : STATUS_OCCUPIED);
		reject(referee, &row, text);
		return;
	}
	if (referee->command.kind == COMMAND_SHOW)
		put_board(referee);
	report_open(&referee->report, &row);
	if (referee->command.kind == COMMAND_WHY)
		answer_why(&referee->report, &referee->game, point);
	else if (referee->command.kind == COMMAND_FORBIDDEN)
		answer_forbidden(&referee->report, &referee->game);
	report_close(&referee->report, &row);
	remember(referee, row.verdict, false);
}

static void do_syntax(struct referee *referee, struct span text)
{
	struct report_row row = row_of(referee, verdict_plain(STATUS_SYNTAX));
	reject(referee, &row, text);
}

static void do_line(struct referee *referee, struct span line)
{
	struct span text = command_text(line);
	command_read(&referee->command, text, referee->options->look.coords, referee->options->size);
	switch (referee->command.kind) {
	case COMMAND_NOTHING:
		return;
	case COMMAND_SYNTAX:
		do_syntax(referee, text);
		return;
	case COMMAND_NEW:
		do_new(referee);
		return;
	case COMMAND_SHOW:
	case COMMAND_FORBIDDEN:
	case COMMAND_WHY:
		do_question(referee, text);
		return;
	case COMMAND_EXPECT:
		do_expect(referee);
		return;
	case COMMAND_QUIT:
		referee->quit = true;
		return;
	default:
		do_change(referee, text);
	}
}

static void read_lines(struct referee *referee)
{
	struct span line;
	while (!referee->stopped && !referee->quit && referee->report.out->failure == 0)
		switch (input_next(&referee->input, &line)) {
		case INPUT_LINE:
			do_line(referee, line);
			break;
		case INPUT_TOO_LONG:
			do_syntax(referee, line);
			break;
		case INPUT_END:
			return;
		}
}

/* -x, the silent last line. */
static void check_expectation(struct referee *referee)
{
	if (!referee->options->expect_text || meets(referee, referee->options->expect))
		return;
	trouble_expectation(referee->file, status_names[referee->options->expect], status_names[referee->last.status]);
}

static void start_game(struct referee *referee, bool first)
{
	game_new(&referee->game, &referee->options->rules);
	referee->last = verdict_plain(STATUS_OK);
	referee->pending = referee->quit = false;
	referee->command.kind = COMMAND_NEW;
	if (!first)
		record_command(&referee->record, &referee->command);
}

static void trouble(struct referee *referee, int error)
{
	trouble_file(referee->file, error);
	worsen(referee, EXIT_TROUBLE);
}

static void referee_input(struct referee *referee, int fd, bool first)
{
	input_open(&referee->input, fd, referee->report.out, referee->bytes, sizeof referee->bytes, COMMAND_LINE_MAX);
	start_game(referee, first);
	read_lines(referee);
	if (referee->input.failure != 0)
		trouble(referee, referee->input.failure);
	if (referee->input.failure != 0 && referee->input.line_number == 0)
		return; /* it could not be read at all, so there was no game */
	put_final(referee);
	check_expectation(referee);
	if (referee->pending)
		worsen(referee, EXIT_REJECTED);
}

static void referee_file(struct referee *referee, const char *path, bool first)
{
	bool standard = path[0] == '-' && path[1] == '\0';
	referee->file = path;
	int fd = standard ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0) {
		trouble(referee, errno);
		return;
	}
	if (record_is(&referee->record, fd)) {
		trouble_text("--record: a FILE can't be read and recorded to at once");
		worsen(referee, EXIT_TROUBLE);
	} else {
		referee_input(referee, fd, first);
	}
	if (!standard)
		close(fd);
}

int referee_run(const struct options *options, struct sink *out)
{
	static struct referee referee;
	referee.options = options;
	referee.status = EXIT_FINE;
	referee.stopped = false;
	referee.render.look = options->look;
	referee.render.size = 0;
	referee.report = (struct report){out, options->format, options->look.coords, options->size, 0};
	if (!record_open(&referee.record, options->record, options->look.coords, options->size)) {
		trouble_file(options->record, referee.record.failure);
		return EXIT_TROUBLE;
	}
	report_start(&referee.report);
	if (options->file_count == 0)
		referee_file(&referee, "-", true);
	for (int i = 0; i < options->file_count && !referee.stopped; i++)
		referee_file(&referee, options->files[i], i == 0);
	if (!record_close(&referee.record)) {
		trouble_file(options->record, referee.record.failure);
		return EXIT_TROUBLE;
	}
	return referee.status;
}
