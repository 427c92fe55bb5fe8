#include "base/message.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/sink.h"
#include "base/utf8.h"
#include "os/threads.h"

enum { NAME_SHOWN_MAX = 80 };

/* Where the messages of a thread go in place of stderr. It belongs to the thread, like stderr to the program: a
   function that reports something need not know on which thread it runs. */
static _Thread_local struct sink *diverted;

/* The line about progress (progress.h) that the terminal shows at its cursor. Two threads write to stderr, so that a
   message can take its place. */
static pthread_mutex_t stderr_lock = PTHREAD_MUTEX_INITIALIZER;
static size_t progress_shown; /* bytes of the line */

/* Erases the line about progress, and leaves the cursor where the line began. The lock is held. */
static void erase_progress(struct sink *out)
{
	for (size_t i = 0; i < progress_shown; i++)
		sink_char(out, ' ');
	if (progress_shown > 0)
		sink_char(out, '\r');
	progress_shown = 0;
}

/* Writes the sink to stderr, in place of the line about progress. */
static void flush_to_stderr(struct sink *line)
{
	char bytes[128];
	struct sink before = sink_to(STDERR_FILENO, bytes, sizeof bytes);
	pthread_mutex_lock(&stderr_lock);
	erase_progress(&before);
	sink_flush(&before);
	sink_flush(line);
	pthread_mutex_unlock(&stderr_lock);
}

void message_progress(const char *text)
{
	char bytes[256];
	struct sink out = sink_to(STDERR_FILENO, bytes, sizeof bytes);
	pthread_mutex_lock(&stderr_lock);
	erase_progress(&out);
	sink_text(&out, text);
	progress_shown = strlen(text);
	if (progress_shown > 0)
		sink_char(&out, '\r');
	sink_flush(&out);
	pthread_mutex_unlock(&stderr_lock);
}

void message_divert(struct sink *out)
{
	diverted = out;
}

void message_send(struct sink *diverted_to)
{
	struct sink out = *diverted_to;
	out.fd = STDERR_FILENO;
	if (out.used > 0)
		flush_to_stderr(&out);
	diverted_to->used = 0;
}

void message_put_name(struct sink *line, struct span name)
{
	while (name.length > 0)
		sink_span(line, utf8_cut_shown(&name));
}

/* Begins a line in a buffer. */
static struct sink open_line(char bytes[SINK_BYTES], const char *name)
{
	struct sink line = sink_to(diverted ? SINK_MEMORY : STDERR_FILENO, bytes, SINK_BYTES);
	sink_text(&line, "renju: ");
	message_put_name(&line, text_span(name));
	return line;
}

static void close_line(struct sink *line, const char *what)
{
	sink_text(line, what);
	sink_char(line, '\n');
	if (diverted)
		sink_span(diverted, sink_held(line));
	else
		flush_to_stderr(line);
}

/* Writes a line of the name and these texts, up to NULL. */
static void put_line(const char *name, const char *const texts[])
{
	char bytes[SINK_BYTES];
	struct sink line = open_line(bytes, name);
	for (; *texts; texts++)
		sink_text(&line, *texts);
	close_line(&line, "");
}

void message_note(const char *file, const char *what)
{
	put_line(file, WITH(": ", what, NULL));
}

void message_file(const char *name, int error)
{
	message_note(name, error == ERROR_SAME_FILE ? "input and output are the same file" : strerror(error));
}

void message_memory(const char *what)
{
	put_line("", WITH("out of memory for ", what, NULL));
}

void message_threads(void)
{
	message_note("--jobs", "no room for more threads; a search used fewer");
}

void message_guessed_format(const char *file, const char *format)
{
	put_line(file, WITH(": read as ", format, NULL));
}

/* Writes the first bytes of a text, or "-" if it is empty. */
static void message_put_text(struct sink *line, struct span text)
{
	for (size_t i = 0; i < text.length && i < NAME_SHOWN_MAX; i++)
		sink_char(line, text_printable(text.at[i]));
	sink_text(line, text.length > 0 ? ": " : "-: ");
}

void message_line(const char *file, unsigned long long number, struct span text, const char *what)
{
	char bytes[SINK_BYTES];
	struct sink line = open_line(bytes, file);
	sink_format(&line, ":%llu: ", number);
	message_put_text(&line, text);
	close_line(&line, what);
}

static void put_place(struct sink *line, unsigned long long number, unsigned long long game)
{
	if (number > 0)
		sink_format(line, ":%llu: ", number);
	else
		sink_format(line, ": game %llu: ", game);
}

void message_game(const char *file, unsigned long long number, unsigned long long game, const char *what)
{
	char bytes[SINK_BYTES];
	struct sink line = open_line(bytes, file);
	put_place(&line, number, game);
	close_line(&line, what);
}

void message_ply(const char *file, unsigned long long number, unsigned long long game, int ply, struct span text,
                 const char *what)
{
	char bytes[SINK_BYTES];
	struct sink line = open_line(bytes, file);
	put_place(&line, number, game);
	sink_format(&line, "ply %d: ", ply);
	message_put_text(&line, text);
	close_line(&line, what);
}

void message_expectation(const char *file, const char *expected, const char *was)
{
	put_line(file, WITH(": expected ", expected, ", but the last status is ", was, NULL));
}

void message_total(const char *text)
{
	put_line("", WITH(text, NULL));
}

void message_usage(const char *fault, const char *advice)
{
	put_line("", WITH(fault, "\n", advice, NULL));
}
