#include "terminal/puzzles/puzzle_counts.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/input.h"
#include "base/minmax.h"
#include "terminal/files/game_file.h"
#include "terminal/files/own_folder.h"
#include "terminal/files/replace.h"

bool puzzle_counts_find(char path[PUZZLE_COUNTS_PATH_MAX])
{
	return own_folder_file(path, PUZZLE_COUNTS_PATH_MAX, "XDG_STATE_HOME", ".local/state", "puzzles");
}

/* Reads 16 hexadecimal digits. */
static bool read_id(struct span text, uint64_t *id)
{
	enum { ID_DIGITS = 16 };
	uint64_t value = 0;
	for (size_t i = 0; i < text.length; i++) {
		int digit = text_hex_digit(text.at[i]);
		if (digit < 0)
			return false;
		value = value << 4 | (uint64_t)digit;
	}
	*id = value;
	return text.length == ID_DIGITS && value != 0;
}

/* Cuts off a name and its number. */
static bool cut_puzzle_count(struct span *rest, const char *name, int *number)
{
	return text_is(text_word(rest), name) && text_number(text_word(rest), PUZZLE_TRIES_MAX, number) &&
	       *number <= PUZZLE_TRIES_MAX;
}

bool puzzle_count_read(struct span line, struct puzzle_count *count)
{
	const char *comment = line.length > 0 ? memchr(line.at, '#', line.length) : NULL;
	if (comment)
		line.length = (size_t)(comment - line.at);
	*count = (struct puzzle_count){.id = 0};
	if (text_trim(line).length == 0)
		return true;
	struct puzzle_count read;
	if (!read_id(text_word(&line), &read.id) || !cut_puzzle_count(&line, "solved", &read.solved) ||
	    !cut_puzzle_count(&line, "missed", &read.missed) || text_trim(line).length > 0)
		return false;
	*count = read;
	return true;
}

/* The file while it is read and written anew. */
struct rewriting {
	struct input input;
	struct sink *out; /* the new file */
	struct puzzle_count more;
	char bytes[PUZZLE_COUNTS_LINE_MAX + INPUT_CHUNK];
};

static void put_puzzle_count(struct sink *out, const struct puzzle_count *count, const char *comment)
{
	sink_format(out, "%016" PRIx64 " solved %d missed %d # %s\n", count->id, count->solved, count->missed, comment);
}

int puzzle_counts_read(const char *path, struct puzzle_counts_reading *reading)
{
	int error, fd = game_file_open(path, false, &error);
	reading->damaged = reading->first = 0;
	if (fd < 0)
		return error == ENOENT || error == ENOTDIR ? 0 : error;
	struct rewriting *file = calloc(1, sizeof *file);
	if (!file) {
		close(fd);
		return ENOMEM;
	}
	struct span line;
	struct puzzle_count count;
	enum input_answer answer;
	input_open(&file->input, fd, NULL, file->bytes, sizeof file->bytes, PUZZLE_COUNTS_LINE_MAX);
	while ((answer = input_next(&file->input, &line)) != INPUT_END) {
		bool good = answer == INPUT_LINE && puzzle_count_read(line, &count);
		if (good && count.id != 0)
			reading->take(reading->context, &count);
		if (!good && reading->damaged++ == 0)
			reading->first = file->input.line_number;
	}
	error = file->input.failure;
	free(file);
	close(fd);
	return error;
}

static int add_up(int one, int other)
{
	return min(one + other, PUZZLE_TRIES_MAX);
}

/* Copies the old file, with the tries added to the puzzle's first line. */
static void copy(struct rewriting *file, int fd, const char *comment)
{
	struct span line;
	struct puzzle_count count;
	enum input_answer answer;
	input_open(&file->input, fd, NULL, file->bytes, sizeof file->bytes, PUZZLE_COUNTS_LINE_MAX);
	while ((answer = input_next(&file->input, &line)) != INPUT_END) {
		struct puzzle_count *more = &file->more;
		if (answer == INPUT_LINE && puzzle_count_read(line, &count) && count.id == more->id && more->id != 0) {
			count.solved = add_up(count.solved, more->solved);
			count.missed = add_up(count.missed, more->missed);
			put_puzzle_count(file->out, &count, comment);
			more->id = 0;
		} else {
			sink_span(file->out, line);
			sink_char(file->out, '\n');
		}
	}
}

/* Writes the new file. Returns 0 or an errno. */
static int rewrite(struct rewriting *file, const char *path, int old, const char *comment)
{
	struct replacement replacement;
	char bytes[SINK_BYTES];
	int fd = replace_open(&replacement, path);
	if (fd < 0)
		return errno;
	struct sink out = sink_to(fd, bytes, sizeof bytes);
	file->out = &out;
	copy(file, old, comment);
	if (file->input.line_number == 0)
		sink_text(&out, "# Puzzles: how often each was solved and missed\n");
	if (file->more.id != 0)
		put_puzzle_count(&out, &file->more, comment);
	sink_flush(&out);
	return replace_close(&replacement, fd, file->input.failure != 0 ? file->input.failure : out.failure);
}

int puzzle_counts_add(const char *path, const struct puzzle_count *more, const char *comment)
{
	own_folder_make_for(path);
	int error, old = game_file_open_locked(path, &error);
	if (old < 0)
		return error;
	struct rewriting *file = calloc(1, sizeof *file);
	error = ENOMEM;
	if (file) {
		file->more = *more;
		error = rewrite(file, path, old, comment);
	}
	free(file);
	close(old);
	return error;
}
