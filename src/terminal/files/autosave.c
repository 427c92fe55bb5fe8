#include "terminal/files/autosave.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/hash.h"
#include "base/minmax.h"
#include "language/note_line.h"
#include "terminal/files/replace.h"

enum {
	SLOT_NAME_MAX = 32,
	FILE_BYTES_MAX = 1 << 22,
	KEPT_COMMENTS_MAX = 2048, /* bytes of the last comments of the file, after those about moves */
	NOTES_KEPT_MAX = 1 << 18, /* bytes of the lines of all notes */
	LINE_TIMES = 16,          /* times in a line */
};

static const long long time_max = 1000000000000;        /* milliseconds, over 31 years */
static const long long number_max = 100000000000000000; /* leaves room for larger numbers */

/* Writes "# black human Ann" and likewise for White. */
void kept_game_write_players(const enum mover_id player[2], const struct opponents *opponents, struct sink *out)
{
	for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++) {
		const char *name = opponents->name[side == SIDE_BLACK ? WHO_FIRST : WHO_SECOND];
		sink_format(out, "# %s %s%s%s\n", side_names[side], movers[player[side]].name, name[0] ? " " : "", name);
	}
}

bool kept_game_write_notes(const struct ply_records *records, struct sink *out)
{
	bool complete = true;
	struct note note;
	size_t left = NOTES_KEPT_MAX;
	for (int ply = 0; ply < records->positions; ply++)
		for (size_t at = 0; ply_records_next_note(records, ply, &at, &note);)
			complete &= note_line_put(out, &note, &left);
	return complete;
}

static void read_kept_note(struct ply_records *records, const struct game *game, struct span words)
{
	struct notes notes = {.bytes = NULL};
	struct note note;
	int ply = note_line_read(&notes, words, game->board.size, game->plies);
	notes_settle(&notes, ply, true);
	for (size_t at = 0; notes_next(&notes, &at, &note);)
		ply_records_put_note(records, min(ply, game_last_position(game)), &note);
	notes_free(&notes);
}

/* Writes the times from ply `first` on: "# times 17 1250 - 300" has the number of its first ply, and then milliseconds.
   Leaves out lines without a time. */
static void write_times(const struct ply_records *records, int first, struct sink *out)
{
	enum { TIME_BYTES = 12 };
	char bytes[TIME_BYTES * (LINE_TIMES + 2)];
	for (; first < records->positions; first += LINE_TIMES) {
		struct sink line = sink_into(bytes, sizeof bytes);
		size_t known = 0;
		sink_format(&line, "# times %d", first);
		for (int ply = first; ply < first + LINE_TIMES; ply++) {
			int spent = ply_records_at(records, ply)->spent;
			sink_format(&line, spent >= 0 ? " %d" : " -", spent);
			known = spent >= 0 ? line.used : known;
		}
		if (known > 0)
			sink_format(out, "%.*s\n", (int)known, bytes);
	}
}

static void read_times(struct ply_records *records, struct span words)
{
	int ply, spent;
	if (!text_number(text_word(&words), records->positions - 1, &ply) || ply < 1)
		return;
	for (struct span word; (word = text_word(&words)).length > 0; ply++)
		if (text_number(word, TIME_MAX, &spent))
			ply_records_put_time(records, ply, spent);
}

bool kept_game_write(const struct play *play, int first, struct sink *out)
{
	const struct chess_clock *clock = &play->clock;
	const struct own_files *own = &play->own;
	char control[CHESS_CLOCK_TEXT_MAX];
	bool complete = first > 1 || kept_game_write_notes(&play->records, out);
	if (first == 1 && play->records.unsaved)
		sink_text(out, "# unsaved\n");
	write_times(&play->records, first, out);
	/* The comments below replace earlier ones in the file. Those about players come first. */
	kept_game_write_players(play->session.player, &play->opponents, out);
	/* "# used 12500 800": milliseconds of Black and White. */
	if (play->used[SIDE_BLACK] != 0 || play->used[SIDE_WHITE] != 0)
		sink_format(out, "# used %lld %lld\n", play->used[SIDE_BLACK], play->used[SIDE_WHITE]);
	/* "# clock 10+5 flag 599500 300000 17": time control, milliseconds left of Black and of White, plies. */
	if (chess_clock_is_on(clock))
		sink_format(out, "# clock %s %s %lld %lld %d\n", chess_clock_write(&clock->control, control),
		            clock->control.flag ? "flag" : "-", clock->left[SIDE_BLACK], clock->left[SIDE_WHITE], clock->plies);
	/* "# file 2049 131 1700000000 250000000": device, number, and the time of its last change; the oldest first. */
	for (int i = max(0, own->count - OWN_FILES_MAX); i < own->count; i++) {
		const struct own_file *file = &own->at[i % OWN_FILES_MAX];
		sink_format(out, "# file %lld %lld %lld %lld\n", file->device, file->number, file->seconds, file->nanoseconds);
	}
	sink_format(out, "# kept %lld\n", play->autosave.number);
	return complete;
}

static void read_player(struct kept_game *kept, enum side side, struct span rest)
{
	char *name = kept->name[side == SIDE_BLACK ? WHO_FIRST : WHO_SECOND];
	int found = names_find(mover_names(), text_word(&rest));
	struct span person = text_trim(rest);
	if (found < 0 || person.length >= OPPONENT_NAME_MAX || memchr(person.at, '\0', person.length))
		return;
	kept->player[side] = (enum mover_id)found;
	memcpy(name, person.at, person.length);
	name[person.length] = '\0';
}

/* Cuts off whole numbers from `least` to `most`. */
static bool cut_numbers(struct span *words, int count, long long least, long long most, long long *out)
{
	for (int i = 0; i < count; i++)
		if (!text_large_integer(text_word(words), &out[i]) || out[i] < least || out[i] > most)
			return false;
	return true;
}

/* Reads a clock; leaves it untouched for any other text. */
static void read_kept_clock(struct chess_clock *clock, struct span words)
{
	struct chess_clock read = {.side = SIDE_NONE};
	long long plies;
	if (!chess_clock_read(text_word(&words), &read.control))
		return;
	read.control.flag = text_is(text_word(&words), "flag");
	if (!cut_numbers(&words, 2, -time_max, time_max, read.left) || !cut_numbers(&words, 1, 0, GAME_PLIES_MAX, &plies))
		return;
	*clock = read;
	clock->plies = (int)plies;
}

/* Cuts lines off until one is a comment "# WORD WORDS". WORDS keep their last blanks. Returns false at the end. */
static bool kept_line_next(struct span *text, struct span *word, struct span *words)
{
	while (text->length > 0) {
		*words = text_cut_line(text);
		if (text_is(text_cut_word(words), "#")) {
			*word = text_cut_word(words);
			return true;
		}
	}
	return false;
}

static void read_kept_line(struct kept_game *kept, struct span word, struct span words)
{
	struct own_files *own = &kept->own;
	long long numbers[4];
	if (text_is(word, "black")) /* the comments before are those of a shorter game */
		*kept = (struct kept_game){.clock = {.side = SIDE_NONE}};
	if (side_named(word) != SIDE_NONE)
		read_player(kept, side_named(word), words);
	else if (text_is(word, "clock"))
		read_kept_clock(&kept->clock, words);
	else if (text_is(word, "used") && cut_numbers(&words, 2, 0, time_max, numbers))
		memcpy(kept->used, numbers, sizeof kept->used);
	else if (text_is(word, "file") && own->count < OWN_FILES_MAX &&
	         cut_numbers(&words, 4, LLONG_MIN, LLONG_MAX, numbers))
		own->at[own->count++] = (struct own_file){numbers[0], numbers[1], numbers[2], numbers[3]};
	else if (text_is(word, "kept") && cut_numbers(&words, 1, 1, number_max - 1, numbers))
		kept->number = numbers[0];
}

struct kept_game kept_game_read(int fd)
{
	char tail[KEPT_COMMENTS_MAX];
	struct file_state file;
	struct kept_game kept = {.clock = {.side = SIDE_NONE}};
	struct span word, words;
	long long size = file_describe(fd, &file) ? file.size : 0;
	long long start = size > (long long)sizeof tail ? size - (long long)sizeof tail : 0;
	long long length = file_read_at(fd, tail, sizeof tail, start);
	struct span text = {tail, length > 0 ? (size_t)length : 0};
	if (start > 0)
		text_cut_line(&text); /* the tail begins inside a line */
	while (kept_line_next(&text, &word, &words))
		read_kept_line(&kept, word, words);
	return kept;
}

void kept_game_read_plies(struct ply_records *records, const struct game *game, int fd)
{
	struct file_state file;
	struct span word, words;
	long long size = file_describe(fd, &file) ? file.size : 0;
	char *bytes = size > 0 && size <= FILE_BYTES_MAX ? malloc((size_t)size) : NULL;
	long long length = bytes ? file_read_at(fd, bytes, (size_t)size, 0) : 0;
	struct span rest = {bytes, length > 0 ? (size_t)length : 0}, text = rest;
	while (rest.length > 0)
		if (text_is(text_trim(text_cut_line(&rest)), "new"))
			text = rest; /* the last game of the file */
	ply_records_clear(records);
	ply_records_follow_other(records, game, (const long long[2]){0, 0});
	while (kept_line_next(&text, &word, &words)) {
		if (text_is(word, "times"))
			read_times(records, words);
		else if (text_is(word, "note"))
			read_kept_note(records, game, words);
		else if (text_is(word, "unsaved"))
			records->unsaved = true;
	}
	free(bytes);
}

void autosave_leave(struct autosave *autosave)
{
	if (autosave->fd >= 0)
		close(autosave->fd);
	autosave->fd = -1;
	autosave->hash = autosave->start = 0;
	autosave->resumed = autosave->partial = autosave->noted_partial = false;
}

/* Returns a time in milliseconds, at least 1. */
static long long number_of_time(struct file_time time)
{
	static const long long seconds_max = 10000000000000; /* numbers of files may be larger */
	long long seconds = time.seconds < 0 ? 0 : time.seconds;
	if (seconds > seconds_max)
		seconds = seconds_max;
	return seconds * 1000 + time.nanoseconds / 1000000 + 1;
}

/* Returns a slot; with an empty path when the environment names no folder. */
static struct autosave_slot slot_of_file(int number)
{
	char name[SLOT_NAME_MAX];
	struct autosave_slot slot = {.there = false};
	struct file_state file;
	snprintf(name, sizeof name, "last-%d.moves", number);
	if (!own_folder_file(slot.path, PLACE_GAMES, name))
		slot.path[0] = '\0';
	slot.there = file_describe_path(slot.path, &file);
	if (!slot.there || file.size == 0)
		return slot;
	int fd = file_open(slot.path, FILE_AT_ONCE | FILE_NO_LINK);
	slot.time = file.changed;
	slot.number = fd >= 0 ? kept_game_read(fd).number : 0;
	if (slot.number == 0)
		slot.number = number_of_time(slot.time);
	if (fd >= 0)
		close(fd);
	return slot;
}

void autosave_open(struct autosave *autosave)
{
	char path[PATH_ROOM];
	*autosave = (struct autosave){.fd = -1};
	if (own_folder_file(path, PLACE_GAMES, ""))
		replace_clean(path);
}

int autosave_list(struct autosave_slot slots[AUTOSAVE_SLOTS])
{
	int count = 0;
	for (int i = 0; i < AUTOSAVE_SLOTS; i++) {
		struct autosave_slot slot = slot_of_file(i + 1);
		int at = i;
		for (; at > 0 && slot.number >= slots[at - 1].number; at--)
			slots[at] = slots[at - 1];
		slots[at] = slot;
		count += slot.number > 0;
	}
	return count;
}

int autosave_hold(const struct autosave_slot *slot)
{
	int fd = file_open(slot->path,
	                   FILE_UPDATES | FILE_NO_LINK | (slot->there ? 0 : FILE_CREATES | FILE_IS_NEW | FILE_PRIVATE));
	if (fd < 0)
		return -1;
	if (file_lock(fd, false) && file_is_at(fd, slot->path))
		return fd;
	close(fd);
	errno = EBUSY;
	return -1;
}

/* Takes the first slot that no other program holds: one without a game, else the oldest. Returns 0 or an errno. */
static int take_slot(struct autosave *autosave)
{
	struct autosave_slot slots[AUTOSAVE_SLOTS];
	int error = ENOENT;
	autosave_list(slots);
	if (slots[0].path[0] == '\0')
		return error;
	own_folder_make_for(slots[0].path);
	autosave->number = slots[0].number;
	for (int i = AUTOSAVE_SLOTS - 1; i >= 0 && autosave->fd < 0; i--) {
		autosave->fd = autosave_hold(&slots[i]);
		error = autosave->fd >= 0 ? 0 : errno;
		memcpy(autosave->path, slots[i].path, sizeof autosave->path);
	}
	return error;
}

/* Returns the hash of all that the file keeps of the game up to a ply; or, without the times, of what no move changes,
   and 0 if the ply has no record because memory has run out. */
static uint64_t hash_of_kept(const struct play *play, int plies, bool times)
{
	enum { STEADY = 3, ALL = 7 };
	const long long numbers[ALL] = {
		play->own.count,        play->records.changes,        play->session.coords,        play->used[SIDE_BLACK],
		play->used[SIDE_WHITE], play->clock.left[SIDE_BLACK], play->clock.left[SIDE_WHITE]};
	uint64_t hash = ply_records_at(&play->records, plies)->hash;
	if (hash == 0 && !times)
		return 0;
	for (int i = 0; i < (times ? ALL : STEADY); i++)
		hash = hash_add(hash, (uint64_t)numbers[i]);
	return hash;
}

/* Appends the moves that were made since the file was written, if nothing else has changed. Returns false, and leaves
   the file as it is, if it must be written as a whole. */
static bool append_moves(const struct play *play)
{
	char bytes[SINK_BYTES];
	const struct autosave *autosave = &play->autosave;
	const struct game *game = &play->session.game;
	int plies = autosave->plies;
	uint64_t start = hash_of_kept(play, plies, false);
	if (game->plies <= plies || game_over(game) || start == 0 || start != autosave->start ||
	    !file_is_at(autosave->fd, autosave->path))
		return false;
	struct sink file = sink_to(autosave->fd, bytes, sizeof bytes);
	long long before = sink_append_start(&file);
	script_put_plies(&file, game, plies, play->session.coords);
	kept_game_write(play, plies + 1, &file);
	return sink_append_end(&file, before);
}

/* Writes the file as a whole. Returns 0 or an errno. */
static int write_file(struct play *play)
{
	struct autosave *autosave = &play->autosave;
	struct replacement replacement;
	char bytes[SINK_BYTES];
	int fd = replace_open(&replacement, autosave->path);
	if (fd < 0)
		return errno;
	struct sink file = sink_to(fd, bytes, sizeof bytes);
	script_write(&file, &play->session.game, play->session.coords);
	autosave->partial = !kept_game_write(play, 1, &file);
	sink_flush(&file);
	int error = file.failure;
	if (error == 0 && ((game_over(&play->session.game) && !file_sync(fd)) || !file_lock(fd, false)))
		error = errno;
	error = replace_end(&replacement, error); /* the new file is locked before it takes the place of the old one */
	close(error == 0 ? autosave->fd : fd);
	if (error == 0)
		autosave->fd = fd;
	return error;
}

int autosave_keep(struct play *play)
{
	struct autosave *autosave = &play->autosave;
	const struct game *game = &play->session.game;
	bool empty = game->plies == 0 && game->board.stones == 0;
	uint64_t hash = hash_of_kept(play, game->plies, true);
	struct timespec now = {0};
	if (hash == autosave->hash || (empty && autosave->fd < 0))
		return 0;
	autosave->hash = hash;
	int error = autosave->fd < 0 ? take_slot(autosave) : 0;
	clock_gettime(CLOCK_REALTIME, &now);
	long long number = number_of_time((struct file_time){now.tv_sec, (int)now.tv_nsec});
	autosave->number = number > autosave->number ? number : autosave->number + 1; /* a clock may be wrong */
	if (error == 0 && !append_moves(play))
		error = write_file(play);
	autosave->failed = error != 0;
	autosave->plies = game->plies;
	autosave->start = error == 0 ? hash_of_kept(play, game->plies, false) : 0;
	return error;
}

bool autosave_is(const struct autosave *autosave, const char *path)
{
	return autosave->fd >= 0 && file_is_at(autosave->fd, path);
}

/* Opens no file while we hold a slot: closing any descriptor of our own file would release its lock. */
bool autosave_can_resume(const struct autosave *autosave)
{
	struct autosave_slot slots[AUTOSAVE_SLOTS];
	int fd = -1, count = autosave->fd < 0 ? autosave_list(slots) : 0;
	for (int i = 0; i < count && fd < 0; i++)
		fd = autosave_hold(&slots[i]);
	if (fd >= 0)
		close(fd);
	return fd >= 0 || autosave->fd >= 0;
}

void autosave_resume(struct play *play, int fd, const char path[PATH_ROOM])
{
	struct autosave *autosave = &play->autosave;
	struct kept_game kept = kept_game_read(fd);
	const struct game *game = &play->session.game;
	opponents_resume(&play->opponents, play->session.player, kept.player, kept.name);
	memcpy(play->used, kept.used, sizeof play->used);
	kept.own.hash = play->own.hash;
	play->own = kept.own;
	ply_records_follow_other(&play->records, game, play->used);
	chess_clock_start(&play->clock, game->plies);
	if (chess_clock_is_on(&kept.clock))
		play->clock = kept.clock;
	/* A game that was lost on time is saved as a resignation, with a clock that has run out. */
	const struct ply *last = game->plies > 0 ? &game->history[game->plies - 1] : NULL;
	play->late = last && last->kind == PLY_RESIGN && chess_clock_flagged(&play->clock, last->side);
	autosave->fd = fd;
	autosave->resumed = true;
	autosave->failed = false;
	memcpy(autosave->path, path, sizeof autosave->path);
	autosave->hash = hash_of_kept(play, game->plies, true);
}
