#include "terminal/actions/files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/trouble.h"
#include "formats/formats.h"
#include "lines/script.h"
#include "match/autosave.h"
#include "match/game_file.h"
#include "match/opponents.h"
#include "terminal/view/analysis.h"
#include "terminal/view/players.h"
#include "terminal/view/remark.h"
#include "terminal/view/typed.h"

/* A file's name, which stays as it was typed, but that ~/ in front is the home folder, as a shell has it; false, and
   said so, where there is none. `word` is the command's. */
static bool read_path(struct view *view, struct span rest, const char *word, char path[VIEW_PATH_MAX])
{
	const char *folder = text_starts(rest, "~/") ? getenv("HOME") : NULL;
	size_t home = folder ? strlen(folder) : 0;
	struct span name = {rest.at + (folder != NULL), rest.length - (folder != NULL)};
	if (rest.length == 0 || home + name.length >= VIEW_PATH_MAX) {
		view_note(view, PHRASE_NEEDS_FILE, (const char *const[]){word});
		return false;
	}
	memcpy(path, folder ? folder : "", home);
	memcpy(path + home, name.at, name.length);
	path[home + name.length] = '\0';
	return true;
}

static void note_error(struct view *view, const char *path, int error)
{
	char why[PHRASE_ERROR_MAX];
	view_note(view, PHRASE_NO_FILE, (const char *const[]){path, phrase_error(view->language, error, why)});
}

/* Whose insights are written beside a game. */
struct saved {
	const struct view *view;
	const struct match *match;
};

static size_t write_insight(const void *context, int plies, char *out, size_t room)
{
	const struct saved *saved = context;
	return analysis_write(saved->view, saved->match, plies, out, room);
}

/* Returns 0 or an errno. */
static int write_game(const struct view *view, struct match *match, const char *path)
{
	char black[OPPONENT_NAME_MAX + 40], white[OPPONENT_NAME_MAX + 40];
	const struct saved saved = {view, match};
	players_write(view, match, SIDE_BLACK, black, sizeof black);
	players_write(view, match, SIDE_WHITE, white, sizeof white);
	const struct sgf_texts texts = {text_span(black), text_span(white), write_insight, &saved};
	return game_file_write(match, path, &texts);
}

static void write_and_note(struct view *view, struct match *match, const char *path)
{
	int error = write_game(view, match, path);
	if (error != 0) {
		note_error(view, path, error);
		return;
	}
	match->kept = match->session.game;
	view_note(view, PHRASE_SAVED, (const char *const[]){path});
}

static void write_question(const struct view *view, struct match *match, char *out, size_t room)
{
	(void)match;
	phrase_write(out, room, view->language, PHRASE_REPLACE_ASK, (const char *const[]){view->replacing});
}

/* May the game that is there give way? */
static struct next take_answer(struct view *view, struct match *match, struct span answer)
{
	struct span word = typed_word(answer);
	if (text_is(word, "y") || text_is(word, "yes"))
		write_and_note(view, match, view->replacing);
	else
		view_note(view, PHRASE_NOT_SAVED, (const char *const[]){view->replacing});
	return next_is(NEXT_BACK);
}

static const struct screen_ops replace_screen = {.prompt = write_question, .take = take_answer};

/* What keeps the game from being saved there; PHRASES for nothing. */
static enum phrase obstacle(const struct match *match, const char *path, enum standing standing)
{
	if (sgf_game_is_another(path))
		return PHRASE_OTHER_FORMAT;
	if (standing > STANDS_SAVED)
		return standing == STANDS_RECORDED ? PHRASE_WONT_SAVE_ON_RECORD : PHRASE_WONT_OVERWRITE;
	return sgf_game_is_name(path) && !sgf_game_fits(match) ? PHRASE_SGF_TOO_SMALL : PHRASES;
}

struct next files_save(struct view *view, struct match *match)
{
	char path[VIEW_PATH_MAX];
	if (!read_path(view, typed_rest(view->raw), view_text(view, PHRASE_SAVE), path))
		return next_is(NEXT_HERE);
	enum standing standing = game_file_standing(match, path);
	enum phrase phrase = obstacle(match, path, standing);
	if (phrase != PHRASES) {
		view_note(view, phrase, (const char *const[]){path});
		return next_is(NEXT_HERE);
	}
	if (standing == STANDS_SAVED) {
		memcpy(view->replacing, path, sizeof path);
		return next_opens(&replace_screen);
	}
	write_and_note(view, match, path);
	return next_is(NEXT_HERE);
}

/* A script's mark: the rules and the notation to go on with. Any other comment is one. */
static void obey_mark(struct match *match, struct span line)
{
	struct script_mark mark;
	if (!script_read_mark(line, &mark))
		return;
	match->session.rules = mark.rules;
	match->coords = mark.coords;
	session_start(&match->session);
}

/* Says on which line a file went wrong and why. With `stays` the game on the board is another. */
static void note_bad_line(struct view *view, struct match *match, const char *path, unsigned long long line_number,
                          bool stays)
{
	char line[24], moves[12];
	const struct game *game = &match->session.game;
	bool nothing = game->plies == 0 && game->board.stones == 0;
	snprintf(line, sizeof line, "%llu", line_number);
	snprintf(moves, sizeof moves, "%d", game_moves(game));
	view_note(view, stays ? PHRASE_BAD_LINE : nothing ? PHRASE_LOADED_NOTHING : PHRASE_LOADED_PART,
	          (const char *const[]){path, line, moves});
}

/* Cuts off the next word; is it a move? */
static bool cut_move(struct span *line, enum coords coords, int size)
{
	struct command command;
	command_read(&command, text_word(line), coords, size);
	return command.kind == COMMAND_MOVE;
}

/* A first line that is none of a script's: is it a plain line of a collection, with columns or several moves? */
static bool is_game_line(struct span line, enum coords coords, int size)
{
	return memchr(line.at, '\t', line.length) || (cut_move(&line, coords, size) && cut_move(&line, coords, size));
}

/* Feeds a file's lines to the game; false at the first that is refused. They look like written games in another format,
   where `written`. */
static bool load_lines(struct view *view, struct match *match, struct input *input, const char *path, bool stays,
                       bool written)
{
	struct command command;
	struct session *session = &match->session;
	struct span line;
	for (enum input_answer answer; (answer = input_next(input, &line)) != INPUT_END;) {
		obey_mark(match, line);
		command_read(&command, answer == INPUT_LINE ? command_text(line) : line, match->coords,
		             session->rules.size);
		if (command.kind == COMMAND_QUIT)
			break;
		bool readable = answer == INPUT_LINE && command.kind != COMMAND_SYNTAX;
		bool changes = command_changes(command.kind);
		if (readable && !changes && command.kind != COMMAND_GO)
			continue;
		struct verdict verdict = verdict_plain(STATUS_SYNTAX);
		if (readable && session_obey(session, &command, &verdict))
			continue;
		note_bad_line(view, match, path, input->line_number, stays);
		if (verdict.status == STATUS_SYNTAX && input->line_number == 1 &&
		    (written || is_game_line(command_text(line), match->coords, session->rules.size)))
			view_note(view, PHRASE_COLLECTION, no_arguments);
		else
			remark_refusal(view, match, verdict.status, &command, command_text(line));
		return false;
	}
	if (input->failure != 0)
		note_error(view, path, input->failure);
	return input->failure == 0;
}

/* In what says that it is SGF there is none, or one that can't begin. */
static void note_no_game(struct view *view, const char *path, const struct sgf_game *written)
{
	char line[24];
	snprintf(line, sizeof line, "%llu", written->line);
	bool go = strcmp(written->what, "go") == 0;
	view_note(view, go ? PHRASE_GAME_OF_GO : written->what[0] ? PHRASE_NO_GAME_AT : PHRASE_NO_GAME,
	          (const char *const[]){path, line, written->what});
}

/* The first game of an SGF file; false where not all of it could be had. */
static bool load_written(struct view *view, struct match *match, struct input *input, const char *path, bool stays)
{
	char number[12], moves[12], what[PROBLEM_TEXT_MAX + 8] = "";
	struct sgf_game written = sgf_game_read(match, input);
	if (written.read != SGF_GAME_NOTHING)
		players_told(match, written.black, written.white);
	snprintf(number, sizeof number, "%d", written.ply);
	snprintf(moves, sizeof moves, "%d", game_moves(&match->session.game));
	if (written.what[0])
		snprintf(what, sizeof what, view->language == LANGUAGE_ZH ? "（%s）" : " (%s)", written.what);
	if (input->failure != 0)
		note_error(view, path, input->failure);
	else if (written.read == SGF_GAME_NOTHING)
		note_no_game(view, path, &written);
	else if (written.read == SGF_GAME_PART)
		view_note(view, stays ? PHRASE_BAD_PLY : PHRASE_LOADED_PLIES, (const char *const[]){path, number, what, moves});
	bool whole = written.read == SGF_GAME_WHOLE && input->failure == 0;
	bool loaded = whole || (written.read == SGF_GAME_PART && !stays);
	if (loaded && written.branches)
		view_note(view, PHRASE_MAIN_LINE, (const char *const[]){path});
	if (loaded && written.others)
		view_note(view, PHRASE_FIRST_GAME, (const char *const[]){path});
	return whole;
}

/* Reads what the input looks like. */
static bool load_input(struct view *view, struct match *match, struct input *input, const char *path, bool stays)
{
	const char *foreign = format_foreign(input);
	const struct format *format = format_guess(input, match->coords);
	if (foreign) {
		view_note(view, PHRASE_NO_FILE, (const char *const[]){path, foreign});
		return false;
	}
	return format == &format_sgf ? load_written(view, match, input, path, stays)
	                             : load_lines(view, match, input, path, stays, format != &format_moves);
}

/* A file on its way in. */
struct loading {
	struct input input;
	struct sink nowhere; /* nothing is ever put there */
	char bytes[COMMAND_LINE_MAX + INPUT_CHUNK];
};

/* Reads the file with nobody at the machines and nothing recorded. */
static bool load_all(struct view *view, struct match *match, struct loading *loading, int fd, const char *path,
                     bool stays)
{
	struct session *session = &match->session;
	enum mover_id black = session->player[SIDE_BLACK], white = session->player[SIDE_WHITE];
	int recorded = session->journal.fd;
	session->player[SIDE_BLACK] = session->player[SIDE_WHITE] = MOVER_HUMAN;
	session->journal.fd = -1;
	session_start(session);
	input_open(&loading->input, fd, &loading->nowhere, loading->bytes, sizeof loading->bytes, COMMAND_LINE_MAX);
	bool complete = load_input(view, match, &loading->input, path, stays);
	session->game.offer = SIDE_NONE; /* who offered is not there to be answered */
	session->journal.fd = recorded;
	session->player[SIDE_BLACK] = black;
	session->player[SIDE_WHITE] = white;
	return complete;
}

static bool load_descriptor(struct view *view, struct match *match, int fd, const char *path, bool stays)
{
	struct loading *loading = calloc(1, sizeof *loading);
	if (!loading) {
		note_error(view, path, ENOMEM);
		return false;
	}
	bool complete = load_all(view, match, loading, fd, path, stays);
	if (complete || !stays)
		match->late = match->displaced.any = false;
	free(loading);
	return complete;
}

static void note_loaded(struct view *view, struct match *match, const char *path)
{
	char count[12];
	snprintf(count, sizeof count, "%d", game_moves(&match->session.game));
	view_note(view, PHRASE_LOADED, (const char *const[]){path, count});
}

int files_load(struct view *view, struct match *match, const char *path)
{
	struct session *session = &match->session;
	int error;
	int fd = game_file_open(path, true, &error);
	if (fd < 0)
		return error;
	bool same = journal_is(&session->journal, fd);
	bool complete = load_descriptor(view, match, fd, path, false);
	if (complete)
		note_loaded(view, match, path);
	game_file_keep(match, complete ? fd : -1);
	opponents_begin(match);
	match->kept = session->game;
	close(fd);
	session->journal.coords = match->coords;
	session->journal.size = session->rules.size;
	if (same)
		session->journal.needs_new = false;
	else
		game_file_record(match);
	return 0;
}

/* Goes on from an open file, of which only a failure is told. */
static bool read_game(struct view *view, struct match *match, int fd, const char *path)
{
	struct session *session = &match->session;
	struct ruleset rules = session->rules;
	struct opponents opponents = match->opponents;
	enum coords coords = match->coords;
	match->before = session->game;
	if (load_descriptor(view, match, fd, path, true)) {
		game_file_keep(match, fd);
		match->kept = session->game;
		game_file_record(match);
		return true;
	}
	session->game = match->before;
	session->rules = rules;
	match->opponents = opponents;
	match->coords = coords;
	return false;
}

int files_open(struct view *view, struct span name, char path[VIEW_PATH_MAX])
{
	int error;
	if (!read_path(view, name, view_text(view, PHRASE_LOAD), path))
		return -1;
	int fd = game_file_open(path, false, &error);
	if (fd < 0)
		note_error(view, path, error);
	return fd;
}

bool files_take(struct view *view, struct match *match, int fd, const char *path)
{
	if (!read_game(view, match, fd, path))
		return false;
	note_loaded(view, match, path);
	opponents_begin(match);
	autosave_leave(&match->autosave);
	chess_clock_start(&match->clock);
	match->used[SIDE_BLACK] = match->used[SIDE_WHITE] = 0;
	return true;
}

void files_keep(struct view *view, struct match *match)
{
	char why[PHRASE_ERROR_MAX];
	int error = autosave_keep(match);
	if (error != 0)
		view_note(view, PHRASE_LAST_LOST, (const char *const[]){phrase_error(view->language, error, why)});
}

bool files_resume(struct view *view, struct match *match)
{
	char path[AUTOSAVE_PATH_MAX], moves[12];
	autosave_leave(&match->autosave);
	int fd = autosave_hold(path);
	if (fd < 0) {
		view_note(view, PHRASE_NO_LAST, no_arguments);
		return false;
	}
	if (!read_game(view, match, fd, path)) {
		close(fd);
		return false;
	}
	autosave_resume(match, fd, path);
	snprintf(moves, sizeof moves, "%d", game_moves(&match->session.game));
	view_note(view, PHRASE_LAST_LOADED, (const char *const[]){moves});
	return true;
}
