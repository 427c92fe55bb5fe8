#include "base/input.h"

#include <assert.h>
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "base/message.h"
#include "os/wait.h"

struct outputs outputs_find(void)
{
	struct outputs outputs = {.count = 0};
	for (int fd = STDOUT_FILENO; fd <= STDERR_FILENO; fd++) {
		struct file_state *file = &outputs.at[outputs.count];
		outputs.count += file_describe(fd, file) && file->kind == FILE_REGULAR;
	}
	return outputs;
}

/* Is the file one of the outputs? */
static bool outputs_include(const struct outputs *outputs, const struct file_state *file)
{
	for (int i = 0; i < outputs->count; i++)
		if (file_same(&outputs->at[i], file))
			return true;
	return false;
}

bool outputs_include_path(const struct outputs *outputs, const char *path)
{
	struct file_state file;
	bool there = strcmp(path, "-") == 0 ? file_describe(STDIN_FILENO, &file) : file_describe_path(path, &file);
	return there && outputs_include(outputs, &file);
}

int input_open_file(const char *path, const struct outputs *outputs, int *error)
{
	struct file_state file;
	int fd = strcmp(path, "-") == 0 ? STDIN_FILENO : file_open(path, 0);
	*error = 0;
	if (fd < 0 || !file_describe(fd, &file))
		*error = errno;
	else if (file.kind == FILE_FOLDER)
		*error = EISDIR;
	else if (outputs_include(outputs, &file))
		*error = ERROR_SAME_FILE;
	if (*error == 0)
		return fd;
	if (fd >= 0)
		input_close_file(fd);
	return -1;
}

void input_close_file(int fd)
{
	if (fd != STDIN_FILENO)
		close(fd);
}

void input_open(struct input *input, int fd, struct sink *out, char *bytes, size_t capacity, size_t limit)
{
	assert(limit >= INPUT_HEAD && capacity >= limit + INPUT_CHUNK);
	*input = (struct input){.fd = fd, .out = out, .bytes = bytes, .capacity = capacity, .limit = limit};
}

/* Reads once, into the buffer after the bytes at hand. Flushes the output first, because its reader may be the writer
   of the input. `waits`: wait until a non-blocking descriptor has something. */
static void input_fill(struct input *input, bool waits)
{
	memmove(input->bytes, input->bytes + input->start, input->end - input->start);
	input->end -= input->start;
	input->scanned -= input->scanned < input->start ? input->scanned : input->start;
	input->return_scanned -= input->return_scanned < input->start ? input->return_scanned : input->start;
	input->start = 0;
	if (input->out)
		sink_flush(input->out);
	if (input->before_read)
		input->before_read(input->context);
	assert(input->end < input->capacity); /* without room, a read would look like the end */
	ssize_t got;
	do
		got = read(input->fd, input->bytes + input->end, input->capacity - input->end);
	while (got < 0 && (waits || errno == EINTR) && wait_to_read(input->fd));
	if (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
		return;
	if (got <= 0)
		input->ended = true;
	if (got < 0)
		input->failure = errno;
	else
		input->end += (size_t)got;
	input->read += got > 0 ? (unsigned long long)got : 0;
}

bool input_refill(struct input *input)
{
	if (!input->ended)
		input_fill(input, true);
	return input->start < input->end;
}

void input_take(struct input *input)
{
	if (!input->ended)
		input_fill(input, false);
}

struct span input_peek(struct input *input, size_t want)
{
	assert(want <= input->capacity);
	while (input->end - input->start < want && !input->ended)
		input_fill(input, true);
	size_t have = input->end - input->start;
	return (struct span){input->bytes + input->start, have < want ? have : want};
}

/* Keeps the head of a line that is too long, and drops the rest read so far. */
static void drop_tail(struct input *input)
{
	input->skipping = true;
	input->end = input->scanned = input->return_scanned = input->start + INPUT_HEAD;
}

static enum input_answer input_take_line(struct input *input, struct span *line, size_t end)
{
	*line = (struct span){input->bytes + input->start, end - input->start};
	input->line_number++;
	bool long_line = input->skipping || line->length > input->limit;
	input->skipping = false;
	if (!long_line)
		return INPUT_LINE;
	line->length = INPUT_HEAD;
	return INPUT_TOO_LONG;
}

/* Skips the newline of a CR LF whose line was returned. Moves the scanned offsets past bytes that
   input_byte() took. */
static void catch_up(struct input *input)
{
	if (input->after_return && input->start < input->end) {
		input->start += input->bytes[input->start] == '\n';
		input->after_return = false;
	}
	if (input->scanned < input->start)
		input->scanned = input->start;
	if (input->return_scanned < input->start)
		input->return_scanned = input->start;
}

/* Returns the byte that ends the first line; NULL if it has not been read. Each byte is examined once. */
static const char *find_end(struct input *input)
{
	const char *newline = memchr(input->bytes + input->scanned, '\n', input->end - input->scanned);
	input->scanned = newline ? (size_t)(newline - input->bytes) : input->end;
	if (!input->returns || input->return_scanned >= input->scanned)
		return newline;
	const char *found = memchr(input->bytes + input->return_scanned, '\r', input->scanned - input->return_scanned);
	input->return_scanned = found ? (size_t)(found - input->bytes) : input->scanned;
	return found ? found : newline;
}

/* Takes the next line in the usual case: only newlines end lines, and all of the line has been read and is not too
   long. Returns false in any other case. */
static bool take_usual(struct input *input, struct span *line)
{
	if (input->returns || input->skipping || input->scanned > input->start)
		return false;
	const char *at = input->bytes + input->start;
	const char *newline = memchr(at, '\n', input->end - input->start);
	if (!newline || (size_t)(newline - at) > input->limit)
		return false;
	*line = (struct span){at, (size_t)(newline - at)};
	input->line_number++;
	input->start = input->scanned = (size_t)(newline + 1 - input->bytes);
	return true;
}

/* Finds the end of the first line, NULL if it has not been read. Returns whether input_next() needs no read. */
static bool find_line(struct input *input, const char **end)
{
	catch_up(input);
	*end = find_end(input);
	if (!*end && input->end - input->start > (input->skipping ? INPUT_HEAD : input->limit))
		drop_tail(input);
	return *end || input->ended;
}

bool input_has_line(struct input *input)
{
	const char *end;
	return find_line(input, &end);
}

/* Reads any line. Not inlined, so that reading usual lines needs fewer registers. */
__attribute__((noinline)) static enum input_answer take_any(struct input *input, struct span *line)
{
	const char *found;
	while (!find_line(input, &found))
		input_fill(input, true);
	if (input->end == input->start)
		return INPUT_END;
	size_t end = found ? (size_t)(found - input->bytes) : input->end;
	enum input_answer answer = input_take_line(input, line, end);
	input->after_return = found && *found == '\r';
	input->start = end + (found != NULL);
	return answer;
}

enum input_answer input_next(struct input *input, struct span *line)
{
	return take_usual(input, line) ? INPUT_LINE : take_any(input, line);
}

struct span input_take_lines(struct input *input, size_t most)
{
	catch_up(input);
	struct span lines = {input->bytes + input->start, input->end - input->start};
	if (lines.length > most)
		lines.length = most;
	while (lines.length > 0 && (input->skipping || lines.at[lines.length - 1] != '\n'))
		lines.length--;
	for (size_t i = 0; i < lines.length; i++)
		input->line_number += lines.at[i] == '\n' || (input->returns && lines.at[i] == '\r' && lines.at[i + 1] != '\n');
	input->start += lines.length;
	return lines;
}
