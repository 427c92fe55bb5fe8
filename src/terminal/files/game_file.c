#include "terminal/files/game_file.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/path.h"
#include "formats/formats.h"
#include "language/script.h"
#include "os/file.h"
#include "record/game_hash.h"
#include "review/assess.h"
#include "terminal/files/autosave.h"
#include "terminal/files/replace.h"

/* Does the name end in .sgf? */
static bool sgf_game_is_name(const char *path)
{
	return format_by_ending(path_extension(path)) == &format_sgf;
}

/* Are these the first bytes of a file that sgf_game_write() wrote? Other SGF files may hold more than one game. */
static bool sgf_game_is_saved(struct span head)
{
	bool saved = false;
	for (size_t i = 0; i + 2 < head.length && !saved; i++)
		saved = memcmp(head.at + i, "C[", 2) == 0 && script_has_mark(text_after(head, i + 2));
	struct span text = text_trim(head);
	return saved && text.length > 0 && text.at[0] == '(';
}

/* A game while it is written. */
struct saving {
	const struct play *play;
	const struct sgf_texts *texts;
	struct replay replay;
	struct notes notes;
	struct game opening; /* the game, up to the last step of its opening */
};

/* Writes the comment before the first move: a script, because SGF has no property for the rules and the steps of the
   opening. Its first line has the rules; then come the moves and steps up to the last step. */
static size_t sgf_game_write_mark(struct saving *saving, char *out, size_t room)
{
	struct game *opening = &saving->opening;
	char bytes[SINK_BYTES];
	struct sink mark = sink_into(bytes, sizeof bytes);
	enum coords coords = saving->play->session.coords;
	*opening = saving->play->session.game;
	script_put_mark(&mark, &(struct script_mark){opening->rules, coords});
	/* SGF has no property for the steps of an opening, e.g. a swap: the mark has the game up to the last one. */
	int steps = opening->plies;
	while (steps > 0 &&
	       (opening->history[steps - 1].kind <= PLY_PASS || opening->history[steps - 1].kind >= PLY_RESIGN))
		steps--;
	game_undo(opening, opening->plies - steps);
	if (steps > 0)
		script_game(&mark, opening, coords);
	size_t length = mark.used - 1 < room ? mark.used - 1 : 0; /* without its last newline */
	memcpy(out, bytes, length);
	return length;
}

/* Is there a comment on a ply, and does it contain this line? If so, the line comes from the file that the game was
   loaded from. Any comment contains an empty line. */
static bool sgf_has_line(const struct notes *notes, int ply, struct span line)
{
	struct note note;
	for (size_t at = 0; notes_next(notes, &at, &note) && note.ply <= ply;) {
		bool found = note.ply == ply && note.kind == NOTE_COMMENT && line.length == 0;
		while (note.ply == ply && note.kind == NOTE_COMMENT && note.text.length > 0)
			found |= text_same(text_cut_line(&note.text), line);
		if (found)
			return true;
	}
	return false;
}

/* Writes the program's comment on a position: the chances, unless the loaded file has them already. Before the first
   move, the mark comes before the chances. An empty line then separates the program's comment from a person's. */
static size_t comment(const struct writing *writing, int plies, char *out, size_t room)
{
	enum { CHANCES_TEXT_MAX = 256 };
	struct saving *const *context = writing->context;
	struct saving *saving = *context;
	const char *text = saving->texts->chances;
	const struct annotation *review = text ? ply_records_at(&saving->play->records, plies)->review : NULL;
	char bytes[CHANCES_TEXT_MAX];
	struct sink chances = sink_into(bytes, sizeof bytes);
	size_t length = plies == 0 ? sgf_game_write_mark(saving, out, room) : 0, gap = length > 0;
	if (review && review->chance != CHANCE_UNKNOWN) {
		int black = chance_percent(review->chance);
		sink_fill(&chances, text, WITH(NUMBER(black), NUMBER(100 - black)));
	}
	size_t more = chances.used;
	if (more > 0 && length + gap + more < room && !sgf_has_line(&saving->notes, plies, sink_held(&chances))) {
		if (gap)
			out[length] = '\n';
		memcpy(out + length + gap, bytes, more);
		length += gap + more;
	}
	if (plies == 0 && length < room && sgf_has_line(&saving->notes, 0, text_span("")))
		out[length++] = '\n';
	return length;
}

/* Writes the game, whose board must fit. Returns false when memory runs out. */
static bool sgf_game_write(const struct play *play, const struct sgf_texts *texts, struct sink *out)
{
	const struct game *game = &play->session.game;
	struct saving *saving = calloc(1, sizeof *saving);
	if (!saving)
		return false;
	struct replay *replay = &saving->replay;
	bool copied = ply_records_copy_notes(&play->records, game, &saving->notes);
	replay->notes = &saving->notes;
	saving->play = play;
	saving->texts = texts;
	replay->rules = game->rules;
	replay->game = *game;
	replay->recorded = result_of_game(game);
	replay->black = texts->black;
	replay->white = texts->white;
	if (copied)
		format_sgf.write(&(struct writing){.out = out, .comment = comment, .context = &saving}, replay);
	notes_free(&saving->notes);
	free(saving);
	return copied;
}

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
	char head[1024];
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
	} else if (!sgf_game_write(play, texts, &file)) {
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
