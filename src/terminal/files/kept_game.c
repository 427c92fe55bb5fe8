#include "terminal/files/kept_game.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/minmax.h"
#include "language/note_line.h"

enum {
	FILE_BYTES_MAX = 1 << 20,
	KEPT_COMMENTS_MAX = 2048, /* bytes of the comments at the end of the file, after those about moves */
	NOTES_KEPT_MAX = 1 << 18, /* bytes of the lines of all notes */
	LINE_TIMES = 16,          /* times in a line */
};

static const long long time_max = 1000000000000;        /* milliseconds, over 31 years */
static const long long number_max = 100000000000000000; /* leaves room for larger numbers */

/* Writes "# black human Ann". */
static void put_player(const struct play *play, struct sink *out, enum side side)
{
	static const char *const fronts[] = {[SIDE_BLACK] = "# black ", [SIDE_WHITE] = "# white "};
	const char *name = play->opponents.name[side == SIDE_BLACK ? WHO_FIRST : WHO_SECOND];
	sink_format(out, "%s%s%s%s\n", fronts[side], movers[play->session.player[side]].name, name[0] ? " " : "", name);
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

/* Writes "# times 17 1250 - 300": the number of the first ply, and milliseconds. Leaves out lines without a time. */
static void write_times(const struct ply_records *records, struct sink *out)
{
	enum { TIME_BYTES = 12 };
	char bytes[TIME_BYTES * (LINE_TIMES + 2)];
	for (int first = 1; first < records->positions; first += LINE_TIMES) {
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

bool kept_game_write(const struct play *play, struct sink *out)
{
	const struct chess_clock *clock = &play->clock;
	const struct own_files *own = &play->own;
	char control[CHESS_CLOCK_TEXT_MAX];
	bool complete = kept_game_write_notes(&play->records, out);
	if (play->records.unsaved)
		sink_text(out, "# unsaved\n");
	write_times(&play->records, out);
	put_player(play, out, SIDE_BLACK);
	put_player(play, out, SIDE_WHITE);
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
		sink_format(out, "# file %llu %llu %lld %lld\n", file->device, file->number, file->seconds, file->nanoseconds);
	}
	sink_format(out, "# kept %lld\n", play->autosave.number);
	return complete;
}

void kept_game_write_names(const struct play *play, struct sink *out)
{
	const struct opponents *opponents = &play->opponents;
	if (!opponents->name[WHO_FIRST][0] && !opponents->name[WHO_SECOND][0])
		return;
	put_player(play, out, SIDE_BLACK);
	put_player(play, out, SIDE_WHITE);
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

/* Cuts off a whole number, which may be negative. */
static bool cut_kept_number(struct span *words, long long *number)
{
	return text_large_integer(text_word(words), number);
}

/* Reads a clock written by put_kept_clock(); leaves it untouched for any other text. */
static void read_kept_clock(struct chess_clock *clock, struct span words)
{
	struct time_control control;
	long long black, white, plies;
	if (!chess_clock_read(text_word(&words), &control))
		return;
	control.flag = text_is(text_word(&words), "flag");
	if (!cut_kept_number(&words, &black) || !cut_kept_number(&words, &white) || !cut_kept_number(&words, &plies) ||
	    plies < 0 || plies > GAME_PLIES_MAX || llabs(black) > time_max || llabs(white) > time_max)
		return;
	*clock = (struct chess_clock){.control = control, .left = {black, white}, .side = SIDE_NONE, .plies = (int)plies};
}

static void read_used(long long used[2], struct span words)
{
	long long black, white;
	if (!cut_kept_number(&words, &black) || !cut_kept_number(&words, &white) || black < 0 || white < 0 ||
	    black > time_max || white > time_max)
		return;
	used[SIDE_BLACK] = black;
	used[SIDE_WHITE] = white;
}

/* Cuts off a decimal number of up to 64 bits: devices and numbers of files may have any. */
static bool cut_file_number(struct span *words, unsigned long long *number)
{
	struct span word = text_word(words);
	*number = 0;
	for (size_t i = 0; i < word.length; i++) {
		unsigned digit = (unsigned char)word.at[i] - (unsigned)'0';
		if (digit > 9 || *number > (ULLONG_MAX - digit) / 10)
			return false;
		*number = *number * 10 + digit;
	}
	return word.length > 0;
}

/* Cuts lines off until one is a comment "# WORD WORDS". Returns false at the end. */
static bool kept_line_next(struct span *text, struct span *word, struct span *words)
{
	while (text->length > 0) {
		*words = text_cut_line(text);
		if (text_is(text_word(words), "#")) {
			*word = text_word(words);
			return true;
		}
	}
	return false;
}

static void read_kept_line(struct kept_game *kept, struct span word, struct span words)
{
	struct own_files *own = &kept->own;
	struct own_file file;
	long long number;
	if (text_is(word, "black") || text_is(word, "white"))
		read_player(kept, text_is(word, "black") ? SIDE_BLACK : SIDE_WHITE, words);
	else if (text_is(word, "clock"))
		read_kept_clock(&kept->clock, words);
	else if (text_is(word, "used"))
		read_used(kept->used, words);
	else if (text_is(word, "file") && own->count < OWN_FILES_MAX && cut_file_number(&words, &file.device) &&
	         cut_file_number(&words, &file.number) && cut_kept_number(&words, &file.seconds) &&
	         cut_kept_number(&words, &file.nanoseconds))
		own->at[own->count++] = file;
	else if (text_is(word, "kept") && cut_kept_number(&words, &number) && number > 0 && number < number_max)
		kept->number = number;
}

struct kept_game kept_game_of_text(struct span text)
{
	struct kept_game kept = {.clock = {.side = SIDE_NONE}};
	struct span word, words;
	while (kept_line_next(&text, &word, &words))
		read_kept_line(&kept, word, words);
	return kept;
}

struct kept_game kept_game_read(int fd)
{
	char tail[KEPT_COMMENTS_MAX];
	struct file_state file;
	long long size = file_describe(fd, &file) ? file.size : 0;
	long long start = size > (long long)sizeof tail ? size - (long long)sizeof tail : 0;
	long long length = file_read_at(fd, tail, sizeof tail, start);
	struct span text = {tail, length > 0 ? (size_t)length : 0};
	if (start > 0)
		text_cut_line(&text); /* the tail begins inside a line */
	return kept_game_of_text(text);
}

/* Returns the lines of the last game, after the last `new`. */
static struct span last_game(struct span text)
{
	struct span last = text;
	while (text.length > 0)
		if (text_is(text_trim(text_cut_line(&text)), "new"))
			last = text;
	return last;
}

void kept_game_plies_of_text(struct ply_records *records, const struct game *game, struct span text)
{
	struct span word, words;
	ply_records_clear(records);
	ply_records_follow_other(records, game, (const long long[2]){0, 0});
	text = last_game(text);
	while (kept_line_next(&text, &word, &words)) {
		if (text_is(word, "times"))
			read_times(records, words);
		else if (text_is(word, "note"))
			read_kept_note(records, game, words);
		else if (text_is(word, "unsaved"))
			records->unsaved = true;
	}
}

void kept_game_read_plies(struct ply_records *records, const struct game *game, int fd)
{
	struct file_state file;
	long long size = file_describe(fd, &file) ? file.size : 0;
	char *text = size > 0 && size <= FILE_BYTES_MAX ? malloc((size_t)size) : NULL;
	long long length = text ? file_read_at(fd, text, (size_t)size, 0) : 0;
	kept_game_plies_of_text(records, game, (struct span){text, length > 0 ? (size_t)length : 0});
	free(text);
}
