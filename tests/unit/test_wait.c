/* Non-blocking descriptors: a sink and an input lose nothing. */
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/input.h"
#include "os/wait.h"
#include "tap.h"

enum { BYTES = 1 << 20, LINES = BYTES / 8, BEFORE = 100 };

static struct sink sink;
static char buffer[SINK_BYTES];

static void pause_a_little(void)
{
	nanosleep(&(struct timespec){.tv_nsec = 20 * 1000 * 1000}, NULL);
}

static void unblock(int fd)
{
	fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
}

/* Returns byte i of a sequence that has no short period. */
static char byte_at(size_t i)
{
	return (char)(i * 2654435761U >> 24);
}

/* Reads slowly. Exits with 0 if all bytes came in order. */
static void read_all(int fd)
{
	static char bytes[1 << 12];
	size_t total = 0, sound = 0;
	ssize_t got;
	pause_a_little();
	for (; (got = read(fd, bytes, sizeof bytes)) > 0; total += (size_t)got)
		for (size_t i = 0; i < (size_t)got; i++)
			sound += bytes[i] == byte_at(total + i);
	_exit(total != BYTES || sound != total);
}

static void write_lines(int fd)
{
	pause_a_little();
	sink = sink_to(fd, buffer, sizeof buffer);
	for (int i = 0; i < LINES; i++)
		sink_text(&sink, "H8 I9..\n");
	_exit(!sink_flush(&sink));
}

static bool child_was_content(pid_t child)
{
	int status;
	return waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/* Writes everything through a sink. The pipe takes the first bytes by themselves, so that it never has room for a
   whole flush. */
static bool sends_all(int fd)
{
	char before[BEFORE];
	for (size_t i = 0; i < BEFORE; i++)
		before[i] = byte_at(i);
	bool begun = write(fd, before, BEFORE) == BEFORE;
	sink = sink_to(fd, buffer, sizeof buffer);
	for (size_t i = BEFORE; i < BYTES; i++)
		sink_char(&sink, byte_at(i));
	return begun && sink_flush(&sink);
}

static void on_alarm(int number)
{
	(void)number;
}

/* Interrupts system calls by signals while it is on. */
static void interrupt(bool on)
{
	struct itimerval often = {0};
	often.it_interval.tv_usec = often.it_value.tv_usec = on ? 1000 : 0;
	sigaction(SIGALRM, &(struct sigaction){.sa_handler = on_alarm}, NULL);
	setitimer(ITIMER_REAL, &often, NULL);
}

static void test_sink(bool blocks)
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
	if (blocks)
		interrupt(true);
	else
		unblock(ends[1]);
	bool sent = sends_all(ends[1]);
	interrupt(false);
	close(ends[1]);
	tap(child_was_content(child) && sent,
	    blocks ? "a sink continues after signals" : "a non-blocking sink waits for a slow reader");
}

static void test_input(void)
{
	static char bytes[4096 + INPUT_CHUNK];
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
	input_open(&input, ends[0], NULL, bytes, sizeof bytes, 4096);
	while (input_next(&input, &line) == INPUT_LINE)
		lines += line.length == 7;
	tap(child_was_content(child) && lines == LINES && input.failure == 0, "an input waits for a slow writer");
}

/* Input on the second descriptor ends the wait; without it the alarm would end the test. */
static void test_first(void)
{
	enum { SECONDS = 60 };
	int first[2], other[2];
	if (pipe(first) != 0 || pipe(other) != 0)
		exit(2);
	tap(wait_for_first(first[0], other[0], 0) == 0, "no input on two descriptors");
	signal(SIGALRM, SIG_DFL);
	alarm(SECONDS);
	tap(write(other[1], "", 1) == 1 && wait_for_first(first[0], other[0], -1) == 0, "input on the other one");
	tap(write(first[1], "", 1) == 1 && wait_for_first(first[0], other[0], -1) == 1, "input on both");
	tap(wait_for_first(-1, other[0], -1) == 0 && wait_for_first(first[0], -1, -1) == 1, "one of them is none");
	alarm(0);
}

int main(void)
{
	test_first();
	test_sink(false);
	test_sink(true);
	test_input();
	return tap_status();
}
