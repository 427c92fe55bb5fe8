#define _XOPEN_SOURCE 700 /* pseudo-terminals */
#include "pty/session.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "process_time.h"

enum {
	QUIET = 150, /* ms without output */
	LAST_OUTPUT = 1000, /* ms in which the output of an ended command arrives */
	BUSY = 5000, /* ms of CPU time after which a command that works all the time counts as quiet */
	DELIVERY = 2000 /* ms in which what was typed arrives */
};

long long now(void)
{
	struct timespec time;
	clock_gettime(CLOCK_MONOTONIC, &time);
	return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

static void session_take_output(struct session *session)
{
	ssize_t got = read(session->terminal, session->log + session->used, LOG_BYTES - session->used);
	for (ssize_t i = 0; i < got; i++)
		screen_take(&session->screen, (unsigned char)session->log[session->used++]);
	if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR)) {
		close(session->terminal);
		session->terminal = -1;
	}
}

bool session_ended(struct session *session)
{
	return session->last.state >= STATE_EXITED;
}

static void session_take_report(struct session *session)
{
	struct report report;
	if (read(session->reports, &report, sizeof report) == (ssize_t)sizeof report) {
		session->last = report;
		if (report.state == STATE_RUNNING)
			session->command = (pid_t)report.value;
		return;
	}
	close(session->reports);
	session->reports = -1;
	if (!session_ended(session))
		session->last.state = STATE_LOST;
}

bool session_flooded(const struct session *session)
{
	return session->used == LOG_BYTES;
}

bool session_pump(struct session *session, long long milliseconds)
{
	struct pollfd ready[] = {{session->terminal, POLLIN, 0}, {session->reports, POLLIN, 0}};
	if (session_flooded(session) || poll(ready, 2, (int)milliseconds) <= 0)
		return false;
	if (ready[0].revents)
		session_take_output(session);
	if (ready[1].revents)
		session_take_report(session);
	return true;
}

void session_drain(struct session *session)
{
	while (session_pump(session, 0))
		continue;
}

bool session_await(struct session *session, bool (*met)(struct session *))
{
	long long end = now() + session->limit;
	while (!met(session)) {
		bool ended = session_ended(session);
		long long left = ended ? LAST_OUTPUT : end - now();
		if (!session_pump(session, left > 0 ? left : 0) && (ended || left <= 0 || session_flooded(session)))
			return false;
	}
	return true;
}

/* Returns the bytes that the command has read, from wherever; -1 if this cannot be known. */
static long long session_taken(const struct session *session)
{
	char name[32], text[64];
	snprintf(name, sizeof name, "/proc/%d/io", (int)session->command);
	int fd = open(name, O_RDONLY | O_CLOEXEC);
	ssize_t got = fd >= 0 ? read(fd, text, sizeof text - 1) : -1;
	close(fd);
	text[got > 0 ? got : 0] = '\0';
	long long taken;
	return sscanf(text, "rchar: %lld", &taken) == 1 ? taken : -1;
}

/* Are keys under way to a command that reads single keys? The kernel delivers them when a CPU is free; until then the
   terminal does not count them as input. */
static bool session_delivers(const struct session *session)
{
	struct termios attributes;
	if (session->typed == 0 || now() >= session->typed + DELIVERY || tcgetattr(session->slave, &attributes) != 0)
		return false;
	return !(attributes.c_lflag & ICANON) && session->taken >= 0 && session_taken(session) == session->taken;
}

/* Is the command working, or has it input to read? False if this cannot be known. */
static bool session_busy(const struct session *session)
{
	char name[32], text[512];
	int unread = 0;
	if (session->last.state != STATE_RUNNING)
		return false;
	if ((ioctl(session->slave, FIONREAD, &unread) == 0 && unread > 0) || session_delivers(session))
		return true;
	snprintf(name, sizeof name, "/proc/%d/stat", (int)session->command);
	int fd = open(name, O_RDONLY | O_CLOEXEC);
	ssize_t got = fd >= 0 ? read(fd, text, sizeof text - 1) : -1;
	close(fd);
	text[got > 0 ? got : 0] = '\0';
	/* The state stands after the name. R: running or waiting for a CPU; D: waiting for the disk. */
	const char *state = strrchr(text, ')');
	return state && (strncmp(state, ") R", 3) == 0 || strncmp(state, ") D", 3) == 0);
}

bool session_settle(struct session *session)
{
	long long end = now() + session->limit;
	double worked = process_time(session->command);
	for (;;) {
		while (session_pump(session, QUIET))
			if (now() >= end)
				return false;
		if (session_flooded(session))
			return false;
		if (!session_busy(session) || process_time(session->command) >= worked + BUSY || now() >= end)
			return true;
	}
}

bool session_known(struct session *session)
{
	return session->last.state != STATE_UNKNOWN;
}

bool session_halted(struct session *session)
{
	return session->last.state == STATE_STOPPED || session_ended(session);
}

bool session_matched(struct session *session)
{
	size_t end = session->waited + session->length;
	while (end <= session->used && memcmp(session->log + end - session->length, session->text, session->length) != 0)
		end++;
	if (end > session->used)
		end = screen_find(&session->screen, session->text, session->length, session->waited);
	session->waited = end > 0 ? end : session->waited;
	return end > 0;
}

/* Types the text. Reads output first: a terminal whose output is full takes no input, and Ctrl-C discards unread
   output. */
bool session_type(struct session *session)
{
	long long end = now() + session->limit;
	session->taken = session_taken(session);
	session->typed = now();
	for (size_t done = 0; done < session->length;) {
		session_drain(session);
		ssize_t wrote = write(session->terminal, session->text + done, session->length - done);
		if (wrote > 0)
			done += (size_t)wrote;
		else if (now() >= end || session_flooded(session))
			return false;
		else
			session_pump(session, 10);
	}
	return true;
}

bool session_set_size(struct session *session, int rows, int columns)
{
	struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
	screen_resize(&session->screen, rows, columns);
	return ioctl(session->terminal, TIOCSWINSZ, &size) == 0;
}

bool session_open(struct session *session, int rows, int columns)
{
	int fd = session->terminal = posix_openpt(O_RDWR | O_NOCTTY);
	if (fd < 0 || grantpt(fd) != 0 || unlockpt(fd) != 0 || !ptsname(fd))
		return false;
	session->slave = open(ptsname(fd), O_RDWR | O_NOCTTY | O_CLOEXEC);
	return session->slave >= 0 && fcntl(fd, F_SETFL, O_NONBLOCK) == 0 && fcntl(fd, F_SETFD, FD_CLOEXEC) == 0 &&
	       session_set_size(session, rows, columns) && tcgetattr(session->slave, &session->attributes) == 0;
}

bool session_start(struct session *session, char **command)
{
	int reports[2], requests[2];
	const char *terminal = ptsname(session->terminal);
	if (pipe(reports) != 0 || pipe(requests) != 0 || (session->leader = fork()) < 0)
		return false;
	if (session->leader == 0) {
		close(session->terminal);
		close(reports[0]);
		close(requests[1]);
		leader_run(&(struct leader){reports[1], requests[0], 0}, terminal, command);
	}
	close(reports[1]);
	close(requests[0]);
	session->reports = reports[0];
	session->requests = requests[1];
	return session_await(session, session_known) && session->last.state != STATE_LOST;
}

/* Ends the session. The leader ends when its pipe is closed, and kills the command; SIGKILL is for a leader
   that does not. */
void session_close(struct session *session)
{
	close(session->requests);
	if (session->reports >= 0)
		poll(&(struct pollfd){session->reports, 0, 0}, 1, (int)session->limit);
	kill(session->leader, SIGKILL);
	if (session->last.state == STATE_LOST && session->command > 0)
		kill(-session->command, SIGKILL);
	waitpid(session->leader, NULL, 0);
}
