#include "engine.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"

enum { TIMEOUT = 1000 }; /* milliseconds to wait for an engine that does not read, or does not end */

/* Keeps our end of a pipe closed in every process started later, and sets its flags. */
static void set_flags(int fd, int flags)
{
	fcntl(fd, F_SETFD, FD_CLOEXEC);
	fcntl(fd, F_SETFL, flags);
}

static void exec_command(const char *command, int input, int output)
{
	dup2(input, STDIN_FILENO);
	dup2(output, STDOUT_FILENO);
	if (input > STDERR_FILENO)
		close(input);
	if (output > STDERR_FILENO)
		close(output);
	signal(SIGPIPE, SIG_DFL);
	execl("/bin/sh", "sh", "-c", command, (char *)NULL);
	_exit(127);
}

bool engine_start(struct engine *engine, const char *command)
{
	int down[2], up[2];
	*engine = (struct engine){.pid = -1};
	if (pipe(down) != 0)
		return false;
	if (pipe(up) != 0) {
		close(down[0]);
		close(down[1]);
		return false;
	}
	set_flags(down[1], O_NONBLOCK);
	set_flags(up[0], 0);
	engine->pid = fork();
	if (engine->pid == 0)
		exec_command(command, down[0], up[1]);
	close(down[0]);
	close(up[1]);
	engine->to = down[1];
	engine->from = up[0];
	return engine->pid > 0;
}

static void send_bytes(const struct engine *engine, const char *bytes, size_t length)
{
	while (length > 0) {
		ssize_t wrote = write(engine->to, bytes, length);
		struct pollfd room = {.fd = engine->to, .events = POLLOUT};
		if (wrote >= 0) {
			bytes += wrote;
			length -= (size_t)wrote;
		} else if (errno != EINTR && (errno != EAGAIN || poll(&room, 1, TIMEOUT) <= 0)) {
			return;
		}
	}
}

void engine_send(struct engine *engine, const char *format, ...)
{
	char line[ENGINE_LINE_MAX];
	va_list arguments;
	va_start(arguments, format);
	int length = vsnprintf(line, sizeof line - 1, format, arguments);
	va_end(arguments);
	if (length > (int)sizeof line - 2)
		length = sizeof line - 2;
	line[length++] = '\n';
	send_bytes(engine, line, (size_t)length);
}

static bool take_line(struct engine *engine, struct span *line)
{
	char *from = engine->bytes + engine->start;
	size_t held = engine->end - engine->start;
	char *newline = memchr(from, '\n', held);
	if (!newline && held < sizeof engine->bytes && !(engine->ended && held > 0))
		return false;
	*line = text_trim((struct span){from, newline ? (size_t)(newline - from) : held});
	engine->start = newline ? (size_t)(newline + 1 - engine->bytes) : engine->end;
	return true;
}

/* Waits for more bytes, and reads them. */
static enum engine_answer read_bytes(struct engine *engine, long long until)
{
	struct pollfd more = {.fd = engine->from, .events = POLLIN};
	long long left = until - clock_now();
	int ready = poll(&more, 1, left > 0 ? (int)left : 0);
	if (ready == 0)
		return ENGINE_LATE;
	memmove(engine->bytes, engine->bytes + engine->start, engine->end - engine->start);
	engine->end -= engine->start;
	engine->start = 0;
	ssize_t got = ready < 0 ? -1 : read(engine->from, engine->bytes + engine->end, sizeof engine->bytes - engine->end);
	if (got > 0)
		engine->end += (size_t)got;
	else if (got == 0 || errno != EINTR)
		engine->ended = true;
	return ENGINE_LINE;
}

enum engine_answer engine_receive(struct engine *engine, long long until, struct span *line)
{
	while (!take_line(engine, line)) {
		if (engine->ended)
			return ENGINE_GONE;
		if (read_bytes(engine, until) == ENGINE_LATE)
			return ENGINE_LATE;
	}
	return ENGINE_LINE;
}

void engine_stop(struct engine *engine, const char *command)
{
	enum { STEP = 5 };
	engine_send(engine, "%s", command);
	close(engine->to);
	for (int waited = 0; waitpid(engine->pid, NULL, WNOHANG) == 0; waited += STEP) {
		if (waited >= TIMEOUT) {
			kill(engine->pid, SIGKILL);
			waitpid(engine->pid, NULL, 0);
			break;
		}
		nanosleep(&(struct timespec){.tv_nsec = STEP * 1000000}, NULL);
	}
	close(engine->from);
}
