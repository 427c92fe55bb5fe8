#include "terminal/files/game_file.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/array.h"
#include "commands/refusal.h"
#include "language/script.h"
#include "os/file.h"
#include "record/game_hash.h"
#include "terminal/files/autosave.h"
#include "terminal/files/replace.h"

static struct own_file own_file_of(const struct file_state *file)
{
	return (struct own_file){(long long)file->device, (long long)file->number, file->changed.seconds,
	                         file->changed.nanoseconds};
}

/* Remembers one more file. */
static void add_own(struct own_files *own, int fd)
{
	struct file_state file;
	if (file_describe(fd, &file))
		own->at[own->count++ % OWN_FILES_MAX] = own_file_of(&file);
}

void game_file_came_from(struct own_files *own, const struct game *game, int fd)
{
	own->count = 0;
	own->hash = game_hash(game);
	if (fd >= 0)
		add_own(own, fd);
}

enum overwrite game_file_overwrite(const struct own_files *own, const struct journal *journal,
                                   const struct autosave *autosave, const char *path, int *error)
{
	char head[SGF_GAME_HEAD];
	struct file_state file;
	if (!file_describe_path(path, &file))
		return OVERWRITE_FREE;
	if (autosave_is(autosave, path))
		return OVERWRITE_AUTOSAVE;
	int fd = game_file_open(path, FILE_AT_ONCE, error);
	if (fd < 0)
		return OVERWRITE_FAILED;
	ssize_t length = read(fd, head, sizeof head);
	struct span front = {head, length > 0 ? (size_t)length : 0};
	enum overwrite overwrite = OVERWRITE_FOREIGN;
	if (journal_is(journal, fd))
		overwrite = OVERWRITE_RECORDED;
	else if (file.size == 0)
		overwrite = OVERWRITE_FREE;
	else if (sgf_game_is_name(path) ? sgf_game_is_saved(front) : script_has_mark(front))
		overwrite = OVERWRITE_SAVED;
	struct own_file now = own_file_of(&file);
	for (int i = 0; i < own->count && i < OWN_FILES_MAX && overwrite == OVERWRITE_SAVED; i++)
		if (memcmp(&own->at[i], &now, sizeof now) == 0)
			overwrite = OVERWRITE_FREE; /* unchanged since it was read or written */
	close(fd);
	return overwrite;
}

int game_file_save(struct play *play, const char *path, const struct sgf_texts *texts, bool *in_place)
{
	struct replacement replacement;
	char bytes[SINK_BYTES];
	int fd = replace_open(&replacement, path);
	bool beside = fd >= 0;
	if (!beside)
		fd = replace_open_in_place(&replacement, errno);
	if (fd < 0)
		return errno;
	*in_place = !beside;
	struct sink file = sink_to(fd, bytes, sizeof bytes);
	bool complete = true;
	if (!sgf_game_is_name(path)) {
		script_write(&file, &play->session.game, play->session.coords);
		if (play->opponents.name[WHO_FIRST][0] || play->opponents.name[WHO_SECOND][0])
			kept_game_write_players(play->session.player, &play->opponents, &file);
		complete = kept_game_write_notes(&play->records, &file);
	} else if (!sgf_game_write(&play->session, &play->records, texts, &file)) {
		file.failure = ENOMEM;
	}
	sink_flush(&file);
	struct own_files before = play->own;
	add_own(&play->own, fd);
	int error = replace_close(&replacement, fd, file.failure);
	if (error != 0)
		play->own = before;
	else
		play->own.hash = game_hash(&play->session.game);
	if (error == 0 && complete)
		play->records.unsaved = false;
	return error;
}

bool game_file_is_unsaved(const struct session *session, const struct own_files *own)
{
	const struct game *game = &session->game;
	bool recorded = session->journal.fd >= 0 && session->journal.failure == 0;
	return (game->plies > 0 || game->board.stones > 0) && !recorded && game_hash(game) != own->hash;
}

int game_file_open(const char *path, unsigned how, int *error)
{
	struct file_state file;
	int fd = file_open(path, how);
	*error = 0;
	if (fd < 0 || !file_describe(fd, &file))
		*error = errno;
	else if (file.kind == FILE_FOLDER)
		*error = EISDIR;
	else if (file.kind != FILE_REGULAR && (file.kind != FILE_PIPE || (how & FILE_AT_ONCE)))
		*error = GAME_FILE_IRREGULAR;
	if (*error != 0 && fd >= 0)
		close(fd);
	return *error != 0 ? -1 : fd;
}

/* Opens and locks a regular file, which may be new. Waits while another program has the lock. Closing any descriptor of
   the file releases it (os/file.h). */
static int open_locked(const char *path, int *error)
{
	for (;;) {
		int fd = game_file_open(path, FILE_UPDATES | FILE_CREATES | FILE_AT_ONCE, error);
		if (fd < 0 || !file_lock(fd, true) || file_is_at(fd, path))
			return fd;
		close(fd); /* the program that had the lock replaced the file */
	}
}

int game_file_rewrite(const char *path, int (*write)(void *context, int old, struct sink *out), void *context)
{
	struct replacement replacement;
	char bytes[SINK_BYTES];
	own_folder_make_for(path);
	int error, old = open_locked(path, &error);
	if (old < 0)
		return error;
	int fd = replace_open(&replacement, path);
	error = fd < 0 ? errno : 0;
	if (fd >= 0) {
		struct sink out = sink_to(fd, bytes, sizeof bytes);
		error = write(context, old, &out);
		sink_flush(&out);
		error = replace_close(&replacement, fd, error != 0 ? error : out.failure);
	}
	close(old);
	return error;
}

/* Returns the format of the recorded games in a file; NULL if it is a script, the lines of one game. */
static const struct format *game_file_format(struct input *input, enum coords coords)
{
	const struct format *format = format_guess(input, coords);
	struct command command;
	struct span line = format_first_line(format_head_lines(input, 1)), front = line;
	if (front.length > COMMAND_LINE_MAX)
		front.length = COMMAND_LINE_MAX;
	command_read_line(&command, front, coords, BOARD_MAX);
	bool set_up = text_starts(line, "black=") || text_starts(line, "white=");
	bool games = command.kind == COMMAND_SYNTAX && (set_up || refusal_suspects_games(line, coords));
	return format == &format_lines || (format == &format_moves && !games) ? NULL : format;
}

/* Carries out the command of a line. Refuses `go`, because no machine plays. Skips other commands that do not change
   the game. */
static bool obey_loaded(struct game_load *load, bool readable)
{
	struct verdict verdict = verdict_plain(STATUS_SYNTAX);
	enum command_kind kind = load->command.kind;
	readable &= kind != COMMAND_SYNTAX;
	if (readable && !command_changes(kind) && kind != COMMAND_GO)
		return true;
	bool accepted = readable && session_obey(&load->session, &load->command, &verdict);
	load->status = verdict.status;
	return accepted;
}

/* Plays the lines up to the first one that is refused. Returns whether all were played. */
static bool load_lines(struct game_load *load)
{
	struct session *session = &load->session;
	struct script_mark mark;
	struct span line;
	for (enum input_answer answer; (answer = input_next(&load->reader.input, &line)) != INPUT_END;) {
		if (script_read_mark(line, &mark)) { /* a mark starts a new game; other comments are ignored */
			session->rules = mark.rules;
			session->coords = mark.coords;
			session_start(session);
		}
		bool readable = answer == INPUT_LINE && line.length <= COMMAND_LINE_MAX;
		if (line.length > COMMAND_LINE_MAX)
			line.length = COMMAND_LINE_MAX;
		load->text = command_text(line);
		command_read(&load->command, readable ? load->text : line, session->coords, session->rules.size);
		if (load->command.kind == COMMAND_QUIT)
			break;
		if (obey_loaded(load, readable))
			continue;
		load->line = load->reader.input.line_number;
		return false;
	}
	return load->reader.input.failure == 0;
}

/* Reads a game of the input in the format that it seems to have. Returns whether it was read whole. */
static bool load_input(struct game_load *load, const struct common_options *common, int number)
{
	struct input *input = &load->reader.input;
	load->foreign = format_foreign(input);
	if (load->foreign)
		return false;
	const struct format *format = game_file_format(input, load->session.coords);
	if (!format)
		return load_lines(load);
	load->is_record = true;
	load->record = recorded_game_read(&load->session, &load->records, common, format, number, &load->reader);
	return load->record.read == RECORD_WHOLE && input->failure == 0;
}

struct game_load *game_load_read(const struct play *play, int fd, int number)
{
	struct game_load *load = calloc(1, sizeof *load);
	if (!load)
		return NULL;
	load->session.rules = play->session.rules;
	load->session.coords = play->session.coords;
	load->session.journal.fd = -1;
	session_start(&load->session);
	(void)lseek(fd, 0, SEEK_SET); /* the list of games was read; a pipe is at its start */
	reader_open(&load->reader, fd, load->session.coords);
	load->whole = load_input(load, play->common, number);
	return load;
}

void game_load_take(struct play *play, struct game_load *load)
{
	struct session *session = &play->session;
	session->game = load->session.game;
	session->game.offer = SIDE_NONE; /* an offer in a file cannot be answered */
	session->rules = load->session.rules;
	session->coords = load->session.coords;
	load->records.changes += play->records.changes + 1;
	ply_records_free(&play->records);
	play->records = load->records;
	load->records = (struct ply_records){.count = 0};
	play->late = false;
	play->wanted = (struct wanted_rules){session->rules.connect, session->rules.rule};
}

void game_load_free(struct game_load *load)
{
	ply_records_free(&load->records);
	reader_free(&load->reader);
	free(load);
}

/* Adds the game that was read. */
static void list_game(struct collection *collection)
{
	struct game_list *list = collection->context;
	const struct replay *replay = collection->replay;
	list->more = list->count == GAME_LIST_MAX;
	collection->stopped = list->more || !array_grow(&list->game, &list->room, list->count + 1, sizeof *list->game);
	if (collection->stopped)
		return;
	struct listed_game *game = &list->game[list->count++];
	*game = (struct listed_game){
		replay->problem.any, replay_result(replay), game_moves(&replay->game), "", {"", ""}, ""};
	opponents_copy_name(game->date, notes_of_game(replay->notes, NOTE_DATE));
	opponents_copy_name(game->name[SIDE_BLACK], replay->black);
	opponents_copy_name(game->name[SIDE_WHITE], replay->white);
	opponents_copy_name(game->id, replay->id);
}

void game_list_read(struct game_list *list, int fd, const struct play *play)
{
	const struct session *session = &play->session;
	struct reader *reader = lseek(fd, 0, SEEK_SET) == 0 ? calloc(1, sizeof *reader) : NULL;
	if (!reader)
		return;
	struct input *input = &reader->input;
	struct replay *replay = &reader->replay;
	reader_open(reader, fd, session->coords);
	const struct format *format = format_foreign(input) ? NULL : game_file_format(input, session->coords);
	reader->collection.take = list_game;
	reader->collection.context = list;
	reader->decoder.given = play->common->encoding;
	reader->notes.facts_only = true;
	replay->notes = &reader->notes;
	replay->defaults = session->rules;
	replay->defaults.opening = OPENING_FREE;
	replay->defaults.opening_n = 0;
	replay->rule_chosen = play->common->rule_chosen;
	if (format && !reader_read(reader, format))
		game_list_free(list);
	reader_free(reader);
	free(reader);
}

void game_list_free(struct game_list *list)
{
	free(list->game);
	*list = (struct game_list){.count = 0};
}
