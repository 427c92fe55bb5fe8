/* Descriptors that do not block: nothing is lost on its way through a sink or an input. */
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/input.h"
#include "tap.h"

enum { BYTES = 1 << 20, LINES = BYTES / 8 };

static struct sink sink;

static void pause_a_little(void)
{
	nanosleep(&(struct timespec){.tv_nsec = 20 * 1000 * 1000}, NULL);
}

static void unblock(int fd)
{
	fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
}

/* Reads slowly; exits with 0 when all has come. */
static void read_all(int fd)
{
	static char bytes[1 << 16];
	size_t total = 0;
	ssize_t got;
	pause_a_little();
	while ((got = read(fd, bytes, sizeof bytes)) > 0)
		total += (size_t)got;
	_exit(total != BYTES);
}

static void write_lines(int fd)
{
	pause_a_little();
	sink = (struct sink){.fd = fd};
	for (int i = 0; i < LINES; i++)
		sink_text(&sink, "H8 I9..\n");
	_exit(!sink_flush(&sink));
}

static bool child_was_content(pid_t child)
{
	int status;
	return waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static void test_sink(void)
{
	int ends[2];
	if (pipe(ends) != 0)
		exit(2);
	pid_t child = fork();
	if (child == 0) {
		close(ends[1]);
		read_all(ends[0]);
	}
	close(ends[0]);
	unblock(ends[1]);
	sink = (struct sink){.fd = ends[1]};
	for (int i = 0; i < BYTES; i++)
		sink_char(&sink, 'x');
	bool flushed = sink_flush(&sink);
	close(ends[1]);
	tap(child_was_content(child) && flushed, "a sink waits for a slow reader that does not block");
}

static void test_input(void)
{
	static char bytes[4096 + INPUT_CHUNK];
	static struct sink nowhere = {.fd = -1};
	struct input input;
	struct span line;
	int ends[2], lines = 0;
	if (pipe(ends) != 0)
		exit(2);
	pid_t child = fork();
	if (child == 0) {
		close(ends[0]);
		write_lines(ends[1]);
	}
	close(ends[1]);
	unblock(ends[0]);
	input_open(&input, ends[0], &nowhere, bytes, sizeof bytes, 4096);
	while (input_next(&input, &line) == INPUT_LINE)
		lines += line.length == 7;
	tap(child_was_content(child) && lines == LINES && input.failure == 0, "an input waits for a slow writer");
}

int main(void)
{
	test_sink();
	test_input();
	return tap_status();
}
