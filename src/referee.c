#include "referee.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/input.h"
#include "base/trouble.h"
#include "lines/answer.h"
#include "lines/proof_file.h"
#include "lines/refusal.h"
#include "lines/session.h"
#include "lines/wants.h"

struct referee {
	const struct terms *terms;
	const struct referee_options *options;
	struct render render;
	struct block block;
	int status;         /* the worst exit status so far */
	const char *file;   /* as stderr names it */
	struct input input;
	struct session session;
	struct solver solver;
	struct deadline deadline; /* of the answer under way */
	long long took;           /* by the last answer, in milliseconds; -1 where no clock was read */
	struct verdict last; /* of the last line with an effect other than `expect` */
	bool pending;        /* that line was rejected, and no `expect` has named it */
	bool spoken;         /* this file has had a block or a line that may have one */
	bool started;        /* a game stands before this one */
	bool stopped;        /* by --strict */
	bool quit;           /* by `quit` */
	bool hinted;         /* that this file may be one of whole games */
	bool lost_journal;   /* and said so */
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
	return referee->block.format == OUTPUT_TEXT;
}

static void put_board(struct referee *referee)
{
	if (is_text(referee))
		render_board(&referee->render, referee->block.out, &referee->session.game);
}

static enum side turn(const struct referee *referee)
{
	return game_over(&referee->session.game) ? SIDE_NONE : referee->session.game.to_move;
}

static struct block_row row_of(const struct referee *referee, struct verdict verdict)
{
	return (struct block_row){
		.line = referee->input.line_number,
		.ply = game_moves(&referee->session.game),
		.side = SIDE_NONE,
		.point = POINT_NONE,
		.verdict = verdict,
		.turn = turn(referee),
	};
}

static void put_row(struct referee *referee, const struct block_row *row)
{
	block_open(&referee->block, row);
	block_close(&referee->block, row);
	referee->spoken = true;
}

/* Puts a line's verdict where the next `expect` finds it. */
static void remember(struct referee *referee, struct verdict verdict, bool rejected)
{
	if (referee->pending)
		worsen(referee, EXIT_REJECTED);
	referee->spoken = true;
	referee->last = verdict;
	referee->pending = rejected;
}

/* Board and status where a game ends: under --board=final. */
static void put_final(struct referee *referee)
{
	if (referee->options->board != BOARD_FINAL || !is_text(referee))
		return;
	struct block_row row = row_of(referee, game_status(&referee->session.game));
	put_board(referee);
	put_row(referee, &row);
}

/* A file in which nobody said anything has a block all the same: its game is an empty board, and OK. */
static void put_untouched(struct referee *referee)
{
	if (referee->spoken || !is_text(referee))
		return;
	struct block_row row = row_of(referee, game_status(&referee->session.game));
	if (referee->options->board != BOARD_NEVER)
		put_board(referee);
	put_row(referee, &row);
}

static void reject(struct referee *referee, const struct block_row *row, struct span text)
{
	char text_of_opening[WANTS_TEXT_MAX];
	const char *why = refusal_text(row->verdict.status, referee->command.kind);
	if (!why)
		why = wants_text(text_of_opening, &referee->session.game, referee->command.kind);
	put_row(referee, row);
	if (verdict_unknown(row->verdict))
		worsen(referee, EXIT_TROUBLE);
	trouble_line(referee->file, referee->input.line_number, text, why);
	remember(referee, row->verdict, true);
	referee->stopped |= referee->terms->strict;
}

static void accept(struct referee *referee, struct block_row *row)
{
	row->ply = game_moves(&referee->session.game);
	row->turn = turn(referee);
	remember(referee, row->verdict, false);
	if (is_text(referee) && referee->options->board == BOARD_FINAL)
		return;
	if (referee->options->board == BOARD_EACH)
		put_board(referee);
	put_row(referee, row);
}

/* Whose move a line is, and where; for all other lines nobody's. */
static void name_move(const struct referee *referee, struct block_row *row)
{
	switch (referee->command.kind) {
	case COMMAND_DRAW:
		row->side = game_draw_side(&referee->session.game);
		break;
	case COMMAND_MOVE:
		row->point = referee->command.point;
		/* fall through */
	case COMMAND_PASS:
	case COMMAND_RESIGN:
	case COMMAND_CLAIM:
		row->side = referee->session.game.to_move;
		break;
	default:
		break;
	}
	if (game_over(&referee->session.game))
		row->side = SIDE_NONE;
}

/* A journal that can't be written is told once, where it happens. */
static void watch_journal(struct referee *referee)
{
	int failure = referee->session.journal.failure;
	if (failure != 0 && !referee->lost_journal) {
		trouble_file(referee->terms->record, failure);
		worsen(referee, EXIT_TROUBLE);
	}
	referee->lost_journal = failure != 0;
}

static void do_change(struct referee *referee, struct span text)
{
	struct block_row row = row_of(referee, verdict_plain(STATUS_OK));
	name_move(referee, &row);
	row.verdict = session_obey(&referee->session, &referee->command);
	watch_journal(referee);
	if (game_rejects(&referee->session.game, row.verdict.status))
		reject(referee, &row, text);
	else
		accept(referee, &row);
}

/* The time for one answer begins. */
static void start_clock(struct referee *referee)
{
	if (referee->terms->milliseconds > 0)
		referee->deadline = deadline_in(referee->terms->milliseconds);
}

/* Asks a machine for the side to move. What is held back goes out first when that may take its time. */
static void ask(struct referee *referee, enum mover_id machine, bool only_asked, struct search *found)
{
	if (machine != MOVER_RANDOM)
		sink_flush(referee->block.out);
	bool clocked = referee->terms->milliseconds > 0;
	long long start = clocked ? deadline_now() : 0;
	start_clock(referee);
	session_ask(&referee->session, machine, only_asked, found);
	referee->took = clocked ? deadline_now() - start : -1;
}

/* The machine for the side to move, or the human whom one advises. */
static enum mover_id player_on_turn(const struct referee *referee)
{
	return referee->session.player[referee->session.game.to_move];
}

static void put_search(struct referee *referee, const struct search *found)
{
	if (referee->terms->verbose && is_text(referee))
		answer_search(&referee->block, found, referee->took);
}

/* A machine's move is a block of its own, printed also where other moves are not. */
static void play_machine(struct referee *referee, enum mover_id player)
{
	enum side side = referee->session.game.to_move;
	struct search found;
	ask(referee, player, false, &found);
	struct block_row row = row_of(referee, session_play(&referee->session, &found));
	watch_journal(referee);
	row.side = side;
	row.point = found.point;
	remember(referee, row.verdict, false);
	if (is_text(referee)) {
		put_search(referee, &found);
		answer_play(&referee->block, side, &found);
	}
	if (referee->options->board == BOARD_EACH)
		put_board(referee);
	put_row(referee, &row);
}

/* Machines play as long as it is their turn. */
static void play_machines(struct referee *referee)
{
	while (session_awaits_machine(&referee->session) && referee->block.out->failure == 0)
		play_machine(referee, player_on_turn(referee));
}

static void do_go(struct referee *referee, struct span text)
{
	struct block_row row = row_of(referee, session_may_ask(&referee->session));
	if (row.verdict.status != STATUS_OK)
		reject(referee, &row, text);
	else
		play_machine(referee, player_on_turn(referee));
}

static void do_hint(struct referee *referee, struct span text)
{
	struct block_row row = row_of(referee, session_may_ask(&referee->session));
	if (row.verdict.status != STATUS_OK) {
		reject(referee, &row, text);
		return;
	}
	struct search found;
	ask(referee, player_on_turn(referee), true, &found);
	row.verdict = game_status(&referee->session.game);
	block_open(&referee->block, &row);
	put_search(referee, &found);
	answer_hint(&referee->block, referee->session.game.to_move, &found);
	block_close(&referee->block, &row);
	remember(referee, row.verdict, false);
}

static void keep_proof(struct referee *referee, const struct solution *solution)
{
	const char *path = referee->options->proof;
	if (!path || solution->solved != SOLVED_WIN || solution->how == SOLVED_BY_SEARCH)
		return;
	int failure = solution->proof ? proof_file_add(path, &referee->session.game, solution->proof) : 0;
	if (failure != 0)
		trouble_file(path, failure);
	if (!solution->proof)
		trouble_note(path, "the tree of a win is too large for the budget, and left out");
	if (failure != 0 || !solution->proof)
		worsen(referee, EXIT_TROUBLE);
}

static void do_solve(struct referee *referee, struct span text)
{
	struct block_row row = row_of(referee, session_may_ask(&referee->session));
	if (row.verdict.status != STATUS_OK) {
		reject(referee, &row, text);
		return;
	}
	struct solution solution;
	row.verdict = game_status(&referee->session.game);
	sink_flush(referee->block.out);
	start_clock(referee);
	session_solve(&referee->session, &referee->solver, &solution);
	keep_proof(referee, &solution);
	block_open(&referee->block, &row);
	answer_solve(&referee->block, referee->session.game.to_move, &solution);
	block_close(&referee->block, &row);
	remember(referee, row.verdict, false);
}

static void do_new(struct referee *referee)
{
	put_final(referee);
	struct block_row row = row_of(referee, session_obey(&referee->session, &referee->command));
	watch_journal(referee);
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
	struct block_row row = row_of(referee, referee->last);
	bool met = meets(referee, referee->command.expected);
	row.outcome = met ? OUTCOME_PASS : OUTCOME_FAIL;
	put_row(referee, &row);
	referee->stopped |= !met && referee->terms->strict;
}

/* Questions repeat the state's status. */
static void do_question(struct referee *referee, struct span text)
{
	struct block_row row = row_of(referee, game_status(&referee->session.game));
	int point = referee->command.point;
	if (referee->command.kind == COMMAND_WHY && (point == POINT_NONE || !board_empty(&referee->session.game.board, point))) {
		row.verdict = verdict_plain(point == POINT_NONE ? STATUS_OFF_BOARD : STATUS_OCCUPIED);
		reject(referee, &row, text);
		return;
	}
	if (referee->command.kind == COMMAND_SHOW)
		put_board(referee);
	bool known = true;
	block_open(&referee->block, &row);
	if (referee->command.kind == COMMAND_WHY)
		known = answer_why(&referee->block, &referee->session.game, point);
	else if (referee->command.kind == COMMAND_FORBIDDEN)
		known = answer_forbidden(&referee->block, &referee->session.game);
	else if (referee->command.kind == COMMAND_WHO)
		answer_who(&referee->block, &referee->session.game);
	block_close(&referee->block, &row);
	if (!known) {
		trouble_line(referee->file, referee->input.line_number, text, refusal_unknown);
		worsen(referee, EXIT_TROUBLE);
	}
	remember(referee, row.verdict, false);
}

static void do_syntax(struct referee *referee, struct span text)
{
	struct block_row row = row_of(referee, verdict_plain(STATUS_SYNTAX));
	reject(referee, &row, text);
	if (referee->hinted || !refusal_suspects_games(text, referee->terms->look.coords))
		return;
	trouble_note(referee->file, "this looks like whole games; renju -g reads those");
	referee->hinted = true;
}

static void do_line(struct referee *referee, struct span line)
{
	struct span text = command_text(line);
	command_read(&referee->command, text, referee->terms->look.coords, referee->terms->rules.size);
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
	case COMMAND_WHO:
		do_question(referee, text);
		return;
	case COMMAND_GO:
		do_go(referee, text);
		return;
	case COMMAND_HINT:
		do_hint(referee, text);
		return;
	case COMMAND_SOLVE:
		do_solve(referee, text);
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
	while (!referee->stopped && !referee->quit && referee->block.out->failure == 0)
		switch (input_next(&referee->input, &line)) {
		case INPUT_LINE:
			do_line(referee, line);
			play_machines(referee);
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
	if (!referee->options->expects || meets(referee, referee->options->expected))
		return;
	referee->stopped |= referee->terms->strict;
	trouble_expectation(referee->file, status_names[referee->options->expected], status_names[referee->last.status]);
}

static void start_game(struct referee *referee)
{
	session_start(&referee->session);
	referee->last = verdict_plain(STATUS_OK);
	referee->pending = referee->quit = referee->spoken = referee->hinted = false;
	if (referee->started)
		journal_new_game(&referee->session.journal);
	referee->started = true;
}

static void trouble(struct referee *referee, int error)
{
	trouble_file(referee->file, error);
	worsen(referee, EXIT_TROUBLE);
}

static void referee_input(struct referee *referee, int fd)
{
	input_open(&referee->input, fd, referee->block.out, referee->bytes, sizeof referee->bytes, COMMAND_LINE_MAX);
	start_game(referee);
	play_machines(referee);
	read_lines(referee);
	if (referee->input.failure != 0)
		trouble(referee, referee->input.failure);
	if (referee->input.failure != 0 && referee->input.line_number == 0)
		return; /* it could not be read at all, so there was no game */
	journal_end_game(&referee->session.journal);
	watch_journal(referee);
	put_final(referee);
	put_untouched(referee);
	check_expectation(referee);
	if (referee->pending)
		worsen(referee, EXIT_REJECTED);
}

static void referee_file(struct referee *referee, const char *path)
{
	bool standard = path[0] == '-' && path[1] == '\0';
	referee->file = path;
	int fd = standard ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0) {
		trouble(referee, errno);
		return;
	}
	struct stat file;
	if (fstat(fd, &file) == 0 && S_ISDIR(file.st_mode)) {
		trouble(referee, EISDIR);
	} else {
		referee_input(referee, fd);
	}
	if (!standard)
		close(fd);
}

/* Where -N or -D took the clock's place none is read. */
static void start_session(struct referee *referee)
{
	const struct terms *terms = referee->terms;
	struct session *session = &referee->session;
	session->rules = terms->rules;
	session->player[SIDE_BLACK] = terms->player[SIDE_BLACK];
	session->player[SIDE_WHITE] = terms->player[SIDE_WHITE];
	session->mind = (struct mind){.rng = rng_seeded(terms->seed)};
	session->budget = terms->budget;
	session->budget.left = terms->milliseconds > 0 ? deadline_left : NULL;
	session->budget.context = &referee->deadline;
}

static void referee_files(struct referee *referee)
{
	const struct terms *terms = referee->terms;
	block_start(&referee->block);
	if (terms->file_count == 0)
		referee_file(referee, "-");
	for (int i = 0; i < terms->file_count && !referee->stopped; i++)
		referee_file(referee, terms->files[i]);
}

int referee_run(const struct terms *terms, const struct referee_options *options, struct sink *out)
{
	static struct referee referee; /* too large for a stack; zero but for what follows */
	referee.terms = terms;
	referee.options = options;
	referee.status = EXIT_FINE;
	referee.stopped = referee.started = referee.lost_journal = false;
	referee.render.look = terms->look;
	referee.render.size = 0;
	referee.block = (struct block){out, terms->format, terms->look.coords, terms->rules.size, 0};
	start_session(&referee);
	struct journal *journal = &referee.session.journal;
	if (journal_open(journal, terms->record, terms->look.coords, terms->rules.size))
		referee_files(&referee);
	journal_close(journal);
	watch_journal(&referee);
	mind_free(&referee.session.mind);
	solver_free(&referee.solver);
	return referee.status;
}
