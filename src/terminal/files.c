#include "terminal/files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/trouble.h"
#include "formats/formats.h"
#include "lines/script.h"
#include "match/replace.h"
#include "terminal/remark.h"
#include "terminal/typed.h"
#include "terminal/written.h"

enum { PATH_TEXT_MAX = 1024 };

/* A file's name, which stays as it was typed, but that ~/ in front is the home folder, as a shell has it; false, and
   said so, where there is none. `word` is the command's. */
static bool read_path(struct view *view, struct span rest, const char *word, char path[PATH_TEXT_MAX])
{
	const char *folder = text_starts(rest, "~/") ? getenv("HOME") : NULL;
	size_t home = folder ? strlen(folder) : 0;
	struct span name = {rest.at + (folder != NULL), rest.length - (folder != NULL)};
	if (rest.length == 0 || home + name.length >= PATH_TEXT_MAX) {
		desk_note(view, PHRASE_NEEDS_FILE, (const char *const[]){word});
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
	desk_note(view, PHRASE_NO_FILE, (const char *const[]){path, phrase_error(view->language, error, why)});
}

/* Which file may not be written to, and why. */
enum standing { STANDS_FREE, STANDS_SAVED, STANDS_FOREIGN, STANDS_RECORDED };

/* Does a file that begins so hold a game that may be written over by one of its kind? */
static bool is_game(const char *path, struct span head)
{
	return written_is_name(path) ? written_is_saved(head) : script_has_mark(head);
}

static bool is_own(const struct own_file *own, const struct stat *file)
{
	return own->any && own->device == file->st_dev && own->number == file->st_ino;
}

/* The game on the board is that of the file, or of none that is known: -1. */
static void keep_own(struct match *match, int fd)
{
	struct stat file;
	match->own.any = fd >= 0 && fstat(fd, &file) == 0;
	if (!match->own.any)
		return;
	match->own.device = file.st_dev;
	match->own.number = file.st_ino;
}

/* A new name, an empty file or where this game was saved before is free; what is recorded to, and all else, is not. */
static enum standing standing_of(const struct match *match, const char *path)
{
	char head[WRITTEN_HEAD];
	struct stat file;
	if (stat(path, &file) != 0)
		return STANDS_FREE;
	int fd = S_ISREG(file.st_mode) ? open(path, O_RDONLY | O_CLOEXEC) : -1;
	ssize_t length = fd >= 0 ? read(fd, head, sizeof head) : 0;
	enum standing standing = STANDS_FOREIGN;
	if (fd >= 0 && journal_is(&match->session.journal, fd))
		standing = STANDS_RECORDED;
	else if (fd >= 0 && file.st_size == 0)
		standing = STANDS_FREE;
	else if (length > 0 && is_game(path, (struct span){head, (size_t)length}))
		standing = is_own(&match->own, &file) ? STANDS_FREE : STANDS_SAVED;
	if (fd >= 0)
		close(fd);
	return standing;
}

/* May the game that is there give way? */
static bool may_replace(struct view *view, struct match *match, const char *path)
{
	struct span answer;
	if (!desk_ask(view, match, NULL, PHRASE_REPLACE_ASK, (const char *const[]){path}, &answer))
		return false;
	struct span word = typed_word(answer);
	if (text_is(word, "y") || text_is(word, "yes"))
		return true;
	desk_note(view, PHRASE_NOT_SAVED, (const char *const[]){path});
	return false;
}

/* Returns 0 or an errno. */
static int write_game(struct view *view, struct match *match, const char *path)
{
	struct replacement replacement;
	struct sink file;
	file.used = 0;
	file.failure = 0;
	file.fd = replace_open(&replacement, path);
	if (file.fd < 0)
		return errno;
	if (written_is_name(path) && !written_write(view, match, &file))
		file.failure = ENOMEM;
	else if (!written_is_name(path))
		script_write(&file, &match->session.game, match->coords);
	sink_flush(&file);
	keep_own(match, file.fd);
	int error = replace_close(&replacement, file.fd, file.failure);
	match->own.any &= error == 0;
	return error;
}

void files_save(struct view *view, struct match *match)
{
	char path[PATH_TEXT_MAX];
	if (!read_path(view, typed_rest(view->raw), desk_text(view, PHRASE_SAVE), path))
		return;
	if (written_is_another(path)) {
		desk_note(view, PHRASE_OTHER_FORMAT, (const char *const[]){path});
		return;
	}
	enum standing standing = standing_of(match, path);
	if (standing > STANDS_SAVED) {
		desk_note(view, standing == STANDS_RECORDED ? PHRASE_WONT_SAVE_ON_RECORD : PHRASE_WONT_OVERWRITE,
		          (const char *const[]){path});
		return;
	}
	if (written_is_name(path) && !written_fits(match)) {
		desk_note(view, PHRASE_SGF_TOO_SMALL, (const char *const[]){path});
		return;
	}
	if (standing == STANDS_SAVED && !may_replace(view, match, path))
		return;
	int error = write_game(view, match, path);
	if (error != 0) {
		note_error(view, path, error);
		return;
	}
	match->kept = match->session.game;
	desk_note(view, PHRASE_SAVED, (const char *const[]){path});
}

/* The same stones, put there in the same order. */
static bool is_same(const struct game *one, const struct game *other)
{
	size_t plies = (size_t)one->plies * sizeof *one->history;
	size_t rows = (size_t)one->board.size * sizeof *one->board.line; /* the first lines of a board */
	return ruleset_same(&one->rules, &other->rules) && one->plies == other->plies && one->to_move == other->to_move &&
	       memcmp(one->history, other->history, plies) == 0 && memcmp(one->board.line, other->board.line, rows) == 0;
}

bool files_would_lose(const struct match *match)
{
	const struct session *session = &match->session;
	const struct game *game = &session->game;
	bool recorded = session->journal.fd >= 0 && session->journal.failure == 0;
	return (game->plies > 0 || game->board.stones > 0) && !recorded && !is_same(game, &match->kept);
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
	desk_note(view, stays ? PHRASE_BAD_LINE : nothing ? PHRASE_LOADED_NOTHING : PHRASE_LOADED_PART,
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
		bool changes = command.kind >= COMMAND_MOVE && command.kind <= COMMAND_OFFER;
		if (readable && !changes && command.kind != COMMAND_GO)
			continue;
		struct verdict verdict = verdict_plain(STATUS_SYNTAX);
		if (readable && session_obey(session, &command, &verdict))
			continue;
		note_bad_line(view, match, path, input->line_number, stays);
		if (verdict.status == STATUS_SYNTAX && input->line_number == 1 &&
		    (written || is_game_line(command_text(line), match->coords, session->rules.size)))
			desk_note(view, PHRASE_COLLECTION, desk_nothing);
		else
			remark_refusal(view, match, verdict.status, &command, command_text(line));
		return false;
	}
	if (input->failure != 0)
		note_error(view, path, input->failure);
	return input->failure == 0;
}

/* In what says that it is SGF there is none, or one that can't begin. */
static void note_no_game(struct view *view, const char *path, const struct written *written)
{
	char line[24];
	snprintf(line, sizeof line, "%llu", written->line);
	bool go = strcmp(written->what, "go") == 0;
	desk_note(view, go ? PHRASE_GAME_OF_GO : written->what[0] ? PHRASE_NO_GAME_AT : PHRASE_NO_GAME,
	          (const char *const[]){path, line, written->what});
}

/* The first game of an SGF file; false where not all of it could be had. */
static bool load_written(struct view *view, struct match *match, struct input *input, const char *path, bool stays)
{
	char number[12], what[PROBLEM_TEXT_MAX + 8] = "";
	struct written written = written_read(match, input);
	snprintf(number, sizeof number, "%d", written.ply);
	if (written.what[0])
		snprintf(what, sizeof what, view->language == LANGUAGE_ZH ? "（%s）" : " (%s)", written.what);
	if (input->failure != 0)
		note_error(view, path, input->failure);
	else if (written.read == WRITTEN_NOTHING)
		note_no_game(view, path, &written);
	else if (written.read == WRITTEN_PART)
		desk_note(view, stays ? PHRASE_BAD_PLY : PHRASE_LOADED_PLIES, (const char *const[]){path, number, what});
	bool whole = written.read == WRITTEN_WHOLE && input->failure == 0;
	bool loaded = whole || (written.read == WRITTEN_PART && !stays);
	if (loaded && written.branches)
		desk_note(view, PHRASE_MAIN_LINE, (const char *const[]){path});
	if (loaded && written.others)
		desk_note(view, PHRASE_FIRST_GAME, (const char *const[]){path});
	return whole;
}

/* Opens a file that can be read to its end: a regular one, or when it was named on the command line a pipe too. Returns
   the descriptor, or -1 and *error. */
static int open_game(const char *path, bool pipes, int *error)
{
	struct stat file;
	int fd = open(path, O_RDONLY | O_CLOEXEC | (pipes ? 0 : O_NONBLOCK));
	*error = 0;
	if (fd < 0 || fstat(fd, &file) != 0)
		*error = errno;
	else if (S_ISDIR(file.st_mode))
		*error = EISDIR;
	else if (!S_ISREG(file.st_mode) && !(pipes && S_ISFIFO(file.st_mode)))
		*error = ERROR_IRREGULAR;
	if (*error != 0 && fd >= 0)
		close(fd);
	return *error != 0 ? -1 : fd;
}

/* Reads what the input looks like. */
static bool load_input(struct view *view, struct match *match, struct input *input, const char *path, bool stays)
{
	const char *foreign = format_foreign(input);
	const struct format *format = format_guess(input, match->coords);
	if (foreign) {
		desk_note(view, PHRASE_NO_FILE, (const char *const[]){path, foreign});
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
	desk_note(view, PHRASE_LOADED, (const char *const[]){path, count});
}

int files_load(struct view *view, struct match *match, const char *path)
{
	struct session *session = &match->session;
	int error;
	int fd = open_game(path, true, &error);
	if (fd < 0)
		return error;
	bool same = journal_is(&session->journal, fd);
	bool complete = load_descriptor(view, match, fd, path, false);
	if (complete)
		note_loaded(view, match, path);
	keep_own(match, complete ? fd : -1);
	players_begin(match);
	match->kept = session->game;
	close(fd);
	session->journal.coords = match->coords;
	session->journal.size = session->rules.size;
	if (same)
		session->journal.needs_new = false;
	else
		files_record_game(match);
	return 0;
}

bool files_take(struct view *view, struct match *match, int fd, const char *path)
{
	struct session *session = &match->session;
	struct ruleset rules = session->rules;
	struct opponents players = match->players;
	enum coords coords = match->coords;
	match->before = session->game;
	if (load_descriptor(view, match, fd, path, true)) {
		keep_own(match, fd);
		match->kept = session->game;
		files_record_game(match);
		return true;
	}
	session->game = match->before;
	session->rules = rules;
	match->players = players;
	match->coords = coords;
	return false;
}

static bool load_named(struct view *view, struct match *match, const char *path,
                       bool (*may_drop)(struct view *view, struct match *match))
{
	int error;
	int fd = open_game(path, false, &error);
	if (fd < 0) {
		note_error(view, path, error);
		return false;
	}
	bool loaded = may_drop(view, match) && files_take(view, match, fd, path);
	if (loaded) {
		note_loaded(view, match, path);
		players_begin(match);
		last_leave(&match->last);
		chess_clock_start(&match->clock);
		match->used[SIDE_BLACK] = match->used[SIDE_WHITE] = 0;
	}
	close(fd);
	return loaded;
}

bool files_load_typed(struct view *view, struct match *match, struct span name,
                      bool (*may_drop)(struct view *view, struct match *match))
{
	char path[PATH_TEXT_MAX];
	return read_path(view, name, desk_text(view, PHRASE_LOAD), path) && load_named(view, match, path, may_drop);
}

/* A game that begins with something on the board, or under other rules than the last one's, goes on record whole. */
void files_record_game(struct match *match)
{
	const struct game *game = &match->session.game;
	const struct script_mark mark = {game->rules, match->coords};
	bool same = ruleset_same(&mark.rules, &match->recorded_rules) && mark.coords == match->recorded_coords;
	match->recorded_rules = mark.rules;
	match->recorded_coords = mark.coords;
	journal_game(&match->session.journal, game, mark.coords, same ? NULL : &mark);
}
