/* The terminal is restored after a stack overflow and after each signal that ends a program. It can be read through a
   descriptor above FD_SETSIZE. Ctrl-Z stops a program whose output waits for the terminal. */
#ifndef _XOPEN_SOURCE
#define _XOPEN_SOURCE 700
#endif

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include "options/command_line.h"
#include "run.h"
#include "tap.h"
#include "terminal/tty/tty.h"

enum { OPEN = 1100, SECONDS = 300 };

static int keyboard; /* the terminal's master, for processes at the terminal */

/* A pseudo-terminal, and a child process that it controls. */
struct terminal {
	int master;
	int slave; /* kept open, so that its attributes outlive the child */
	pid_t child;
	struct termios before;
};

/* Runs `act` in a child process with a terminal of its own. */
static struct terminal start(void (*act)(void))
{
	struct terminal terminal = {.master = posix_openpt(O_RDWR | O_NOCTTY)};
	if (terminal.master < 0 || grantpt(terminal.master) != 0 || unlockpt(terminal.master) != 0)
		exit(2);
	const char *name = ptsname(terminal.master);
	keyboard = terminal.master;
	terminal.slave = open(name, O_RDWR | O_NOCTTY);
	tcgetattr(terminal.slave, &terminal.before);
	terminal.child = fork();
	if (terminal.child != 0)
		return terminal;
	for (int ignored = SIGHUP; ignored <= SIGQUIT; ignored++)
		signal(ignored, SIG_DFL); /* they may be ignored where the tests run in the background */
	setsid();
	int fd = open(name, O_RDWR); /* this makes it the controlling terminal */
	for (int standard = 0; standard <= 2; standard++)
		dup2(fd, standard);
	alarm(SECONDS);
	act();
	_exit(0);
}

static int end(struct terminal *terminal)
{
	int status = -1;
	waitpid(terminal->child, &status, 0);
	close(terminal->slave);
	close(terminal->master);
	return status;
}

static bool is_as_before(const struct terminal *terminal)
{
	struct termios now;
	return tcgetattr(terminal->slave, &now) == 0 && now.c_lflag == terminal->before.c_lflag;
}

static volatile bool overflows = true;

/* Uses a page of stack with each call. */
static int sink_deeper(int depth)
{
	volatile char page[4096];
	page[depth % 4096] = 1;
	return overflows ? sink_deeper(depth + 1) + page[depth % 4096] : depth;
}

static void overflow(void)
{
	const struct rlimit small = {1 << 20, 1 << 20}, none = {0, 0};
	setrlimit(RLIMIT_STACK, &small);
	setrlimit(RLIMIT_CORE, &none);
	tty_open();
	tty_prompt(TTY_KEYS);
	sink_deeper(0);
}

static void test_overflow(void)
{
	struct terminal terminal = start(overflow);
	int status;
	waitpid(terminal.child, &status, 0);
	tap(is_as_before(&terminal), "the terminal is restored after a stack overflow");
	tap(WIFSIGNALED(status) && WTERMSIG(status) == SIGSEGV, "which ends the program");
	close(terminal.slave);
	close(terminal.master);
}

static int number; /* the signal that is tried */

/* Sends this process the signal. Returns only if the signal does not end it. */
static void send_it(void)
{
	const struct rlimit none = {0, 0};
	setrlimit(RLIMIT_CORE, &none);
	kill(getpid(), number);
}

/* Can a program catch the signal? */
static bool can_be_caught(void)
{
	struct sigaction action;
	return sigaction(number, NULL, &action) == 0 && sigaction(number, &action, NULL) == 0;
}

/* Returns how a process ends or stops that gets the signal and does not catch it. */
static int default_status(void)
{
	int status = 0;
	pid_t child = fork();
	if (child == 0) {
		signal(number, SIG_DFL);
		send_it();
		_exit(0);
	}
	waitpid(child, &status, WUNTRACED);
	if (WIFSTOPPED(status))
		kill(child, SIGKILL);
	return status;
}

static void get_clicks_and_signal(void)
{
	tty_open();
	tty_prompt(TTY_CLICKS);
	send_it();
	tty_wait(-1, 0);
	raise(SIGKILL); /* leaves the terminal as it is now */
}

/* Does the program end by the signal, and before that restore the terminal, with the mouse off? */
static bool ends_restored(void)
{
	static const char off[] = "\033[?1006l\033[?1000l";
	char said[256] = "";
	struct terminal terminal = start(get_clicks_and_signal);
	int status;
	waitpid(terminal.child, &status, 0);
	bool restored = is_as_before(&terminal);
	close(terminal.slave);
	for (ssize_t length = 0, got = 1; got > 0; length += got)
		got = read(terminal.master, said + length, sizeof said - 1 - (size_t)length);
	close(terminal.master);
	return restored && WIFSIGNALED(status) && WTERMSIG(status) == number && strstr(said, off);
}

static void be_interrupted_while_drawing(void)
{
	tty_open();
	tty_prompt(TTY_KEYS);
	tty_wait(-1, 0);
	raise(SIGINT);
	if (tty_signal_is_held() && write(STDOUT_FILENO, "drawn", 5) == 5)
		tty_wait(-1, 0);
}

static void test_held(void)
{
	char said[8] = "";
	struct terminal terminal = start(be_interrupted_while_drawing);
	bool drawn = read(terminal.master, said, 5) == 5 && strcmp(said, "drawn") == 0;
	int status = end(&terminal);
	tap(drawn && WIFSIGNALED(status) && WTERMSIG(status) == SIGINT, "Ctrl-C at a prompt waits until it is drawn");
}

/* Does the program go on after the signal, with its own mode and the mouse on? */
static bool goes_on(void)
{
	struct terminal terminal = start(get_clicks_and_signal);
	int status;
	waitpid(terminal.child, &status, 0);
	bool own = !is_as_before(&terminal);
	close(terminal.slave);
	close(terminal.master);
	return own && WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
}

/* Tries all signals that can be caught, but those that stop a program. */
static void test_signals(void)
{
	int ended = 0, wrong = 0;
#ifdef SIGRTMAX
	int last = SIGRTMAX;
#else
	int last = 31;
#endif
	for (number = 1; number <= last; number++) {
		int status = can_be_caught() ? default_status() : 0;
		if (!can_be_caught() || WIFSTOPPED(status))
			continue;
		ended += WIFSIGNALED(status);
		bool right = WIFSIGNALED(status) ? ends_restored() : goes_on();
		if (!right)
			printf("# signal %d\n", number);
		wrong += !right;
	}
	tap(wrong == 0, "the terminal is restored by each signal that ends a program, and by no other");
	tap(ended >= 19, "%d signals end a program", ended);
	number = SIGTSTP;
	tap(goes_on(), "in a session without a shell a stop changes nothing");
}

/* Opens a descriptor of at least OPEN, as if a parent process had left many open. Returns false if the system allows
   none. */
static bool open_many(void)
{
	struct rlimit most;
	getrlimit(RLIMIT_NOFILE, &most);
	most.rlim_cur = most.rlim_max;
	setrlimit(RLIMIT_NOFILE, &most);
	return fcntl(STDIN_FILENO, F_DUPFD, OPEN) >= OPEN;
}

static void wait_high(void)
{
	if (!open_many())
		_exit(3);
	tty_open();
	tty_prompt(TTY_KEYS);
	bool quiet = tty_wait(OPEN, 10) == TTY_TIMEOUT;
	bool heard = write(STDOUT_FILENO, "?", 1) == 1 && tty_wait(OPEN, SECONDS * 1000) == TTY_INPUT;
	tty_close();
	_exit(!quiet || !heard);
}

static void play_high(void)
{
	static struct options options;
	static char bytes[SINK_BYTES];
	struct sink out = sink_to(STDOUT_FILENO, bytes, sizeof bytes);
	char program[] = "renju", interactive[] = "-i";
	struct fault fault;
	char *arguments[] = {program, interactive, NULL};
	if (!open_many())
		_exit(3);
	for (int fd = STDERR_FILENO + 1; fd < OPEN; fd++)
		dup2(STDIN_FILENO, fd);
	setenv("TERM", "xterm", 1);
	int status = command_line_read(&options, 2, arguments, true, &fault) ? run_front_end(&options, &out) : 2;
	_exit(sink_flush(&out) ? status : 2);
}

/* Types the answer as soon as something was printed. */
static void test_high(void (*act)(void), const char *answer, const char *name)
{
	char asked[1 << 12];
	struct terminal terminal = start(act);
	bool typed = read(terminal.master, asked, sizeof asked) > 0 &&
	             write(terminal.master, answer, strlen(answer)) == (ssize_t)strlen(answer);
	int status = end(&terminal);
	if (typed && WIFEXITED(status) && WEXITSTATUS(status) == 3)
		tap(true, "%s (not tried: the system allows fewer)", name);
	else
		tap(typed && WIFEXITED(status) && WEXITSTATUS(status) == 0, "%s", name);
}

/* Writes at a prompt without end. */
static _Noreturn void write_on(int ready)
{
	static char bytes[9000]; /* more than a pseudo-terminal holds */
	setpgid(0, 0);
	tcsetpgrp(STDIN_FILENO, getpid());
	signal(SIGTTOU, SIG_DFL);
	tty_open();
	tty_prompt(TTY_KEYS);
	while (write(ready, "", 1) >= 0 && write(STDOUT_FILENO, bytes, sizeof bytes) > 0)
		tty_wait(-1, 0);
	_exit(1);
}

/* Stops and continues a program that writes, as a shell would. */
static void stop_often(void)
{
	enum { ROUNDS = 4000, ALL_SECONDS = 1000 };
	int ready[2], status = 0;
	struct termios before, now;
	char byte;
	tcgetattr(STDIN_FILENO, &before);
	alarm(ALL_SECONDS);
	signal(SIGTTOU, SIG_IGN);
	pid_t child = pipe(ready) == 0 ? fork() : -1;
	if (child == 0)
		write_on(ready[1]);
	for (int i = 0; i < ROUNDS; i++) {
		bool stopped = read(ready[0], &byte, 1) == 1 && write(keyboard, "\x1a", 1) == 1 &&
		               waitpid(child, &status, WUNTRACED) == child && WIFSTOPPED(status) &&
		               tcgetattr(STDIN_FILENO, &now) == 0 && now.c_lflag == before.c_lflag;
		if (!stopped)
			_exit(1);
		kill(child, SIGCONT);
	}
	kill(child, SIGKILL);
}

static void test_stops(void)
{
	char bytes[1 << 12];
	struct terminal terminal = start(stop_often);
	close(terminal.slave);
	while (read(terminal.master, bytes, sizeof bytes) > 0)
		continue;
	terminal.slave = -1;
	tap(end(&terminal) == 0, "Ctrl-Z stops a program that waits for the terminal to take its output, and restores it");
}

int main(void)
{
	test_overflow();
	test_signals();
	test_held();
	test_stops();
	test_high(wait_high, "x", "a wait for a descriptor above 1,023");
	test_high(play_high, "0\r", "a game after 1,100 descriptors were left open");
	return tap_status();
}
