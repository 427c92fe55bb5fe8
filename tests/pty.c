/* Drives an interactive program at a pseudo-terminal: pty [-r ROWS] [-c COLUMNS] COMMAND [ARGUMENT...] <SCRIPT

   The script has one order on each line; empty lines and lines that begin with # are skipped. TEXT is all that follows
   one blank and knows the escapes \n \r \t \e \\ \xHH.

       send TEXT      types TEXT and a newline              screen      prints the screen, "|" before each line
       type TEXT      types TEXT                            raw         prints the bytes since the last raw
       key ^C         types a control character             scrolled    prints how many lines left at the top
       wait TEXT      until TEXT appears                    attributes  are the terminal's as they were at the start?
       settle         until nothing comes for 150 ms        stopped     until the command stops
       signal INT     sends the command a signal            fg          brings it back after a stop
       resize 20 60   changes rows and columns              status      until the command ends; prints how

   No order waits longer than PTY_SECONDS (20); screen, raw and scrolled settle first. Exit status: 0, the script was
   obeyed and the command has ended; 1, not so, and the command was killed; 2, no such order or option, or no terminal. */

#ifndef _XOPEN_SOURCE
#define _XOPEN_SOURCE 700
#endif

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum {
	MAX_ROWS = 200,
	MAX_COLUMNS = 400,
	MAX_SECONDS = 3600,
	LINE_BYTES = 4096,
	LOG_BYTES = 4 << 20, /* of output in a whole run; more is a program that runs wild */
	QUIET = 150
};

struct cell {
	char text[16]; /* UTF-8 with its combining marks; "" is blank */
	bool tail;     /* right half of a wide character */
};

enum mode { MODE_PLAIN, MODE_ESCAPE, MODE_CSI, MODE_STRING };

struct screen {
	int rows, columns;
	int row, column; /* column == columns: the next character begins a new line */
	int saved_row, saved_column;
	int scrolled;
	enum mode mode;
	bool unknown; /* the sequence under way is none that we know */
	int parameters[8], last_parameter;
	char bytes[5]; /* a character that is not complete yet */
	int have, need;
	struct cell cells[MAX_ROWS][MAX_COLUMNS];
};

static void screen_clear_cell(struct screen *screen, int row, int column)
{
	struct cell *line = screen->cells[row];
	if (line[column].tail)
		line[column - 1] = (struct cell){0};
	if (column + 1 < screen->columns && line[column + 1].tail)
		line[column + 1] = (struct cell){0};
	line[column] = (struct cell){0};
}

static void screen_erase(struct screen *screen, int what, int first, int last)
{
	int here = screen->row * screen->columns + screen->column;
	if (what > 2)
		return;
	for (int at = what == 0 ? here : first; at <= (what == 1 ? here : last); at++)
		screen_clear_cell(screen, at / screen->columns, at % screen->columns);
}

static void screen_scroll(struct screen *screen)
{
	memmove(screen->cells[0], screen->cells[1], sizeof screen->cells[0] * (size_t)(screen->rows - 1));
	memset(screen->cells[screen->rows - 1], 0, sizeof screen->cells[0]);
	screen->scrolled++;
}

static void screen_feed_line(struct screen *screen)
{
	if (screen->row + 1 < screen->rows)
		screen->row++;
	else
		screen_scroll(screen);
}

static int between(int least, int value, int most)
{
	return value < least ? least : value > most ? most : value;
}

static void screen_move(struct screen *screen, int row, int column)
{
	screen->row = between(0, row, screen->rows - 1);
	screen->column = between(0, column, screen->columns - 1);
}

/* The terminal keeps the cursor's line in view and cuts what no longer fits. */
static void screen_resize(struct screen *screen, int rows, int columns)
{
	for (; screen->row >= rows; screen->row--)
		screen_scroll(screen);
	for (int row = 0; row < screen->rows; row++)
		for (int column = row < rows ? columns : 0; column < screen->columns; column++)
			screen_clear_cell(screen, row, column);
	screen->rows = rows;
	screen->columns = columns;
	screen_move(screen, screen->row, screen->column);
}

static int point_width(long point)
{
	static const long wide[][2] = {{0x1100, 0x115f}, {0x2e80, 0x303e}, {0x3041, 0xa4cf}, {0xac00, 0xd7a3},
		{0xf900, 0xfaff}, {0xfe30, 0xfe4f}, {0xff00, 0xff60}, {0xffe0, 0xffe6}};
	if (point >= 0x300 && point <= 0x36f)
		return 0;
	for (size_t i = 0; i < sizeof wide / sizeof wide[0]; i++)
		if (point >= wide[i][0] && point <= wide[i][1])
			return 2;
	return 1;
}

static void screen_combine(struct screen *screen, const char *mark)
{
	int column = screen->column - 1;
	if (column > 0 && screen->cells[screen->row][column].tail)
		column--;
	if (column < 0)
		return;
	char *text = screen->cells[screen->row][column].text;
	if (text[0] == '\0')
		text[0] = ' ';
	if (strlen(text) + strlen(mark) < sizeof screen->cells[0][0].text)
		memcpy(text + strlen(text), mark, strlen(mark));
}

static void screen_put(struct screen *screen, const char *character, int width)
{
	if (screen->column + width > screen->columns && screen->column > 0) {
		screen->column = 0;
		screen_feed_line(screen);
	}
	struct cell *cell = &screen->cells[screen->row][screen->column];
	for (int i = 0; i < width && screen->column < screen->columns; i++) {
		screen_clear_cell(screen, screen->row, screen->column++);
		cell[i].tail = i > 0;
	}
	memcpy(cell->text, character, strlen(character));
}

/* The code point of a complete character; -1 if it is overlong, a surrogate or beyond the last. */
static long point_decode(const char *bytes, int length)
{
	static const long least[] = {0, 0, 0x80, 0x800, 0x10000};
	long point = length == 1 ? (unsigned char)bytes[0] : (unsigned char)bytes[0] & (0x7f >> length);
	for (int i = 1; i < length; i++)
		point = point << 6 | (bytes[i] & 0x3f);
	bool valid = point >= least[length] && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
	return valid ? point : -1;
}

/* What is not UTF-8 shows as U+FFFD. */
static void screen_flush_character(struct screen *screen)
{
	long point = screen->have == screen->need ? point_decode(screen->bytes, screen->have) : -1;
	screen->bytes[screen->have] = '\0';
	if (point < 0)
		screen_put(screen, "\xef\xbf\xbd", 1);
	else if (point_width(point) == 0)
		screen_combine(screen, screen->bytes);
	else
		screen_put(screen, screen->bytes, point_width(point));
	screen->have = 0;
}

static void screen_take_text(struct screen *screen, unsigned char byte)
{
	if (screen->have == 0)
		screen->need = byte < 0x80 ? 1 : byte < 0xc0 ? 0 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : byte < 0xf8 ? 4 : 0;
	screen->bytes[screen->have++] = (char)byte;
	if (screen->have >= screen->need)
		screen_flush_character(screen);
}

static void screen_save(struct screen *screen)
{
	screen->saved_row = screen->row;
	screen->saved_column = screen->column;
}

/* Sequences and control characters that change no position leave a due line break due. */
static void screen_obey(struct screen *screen, unsigned char final)
{
	int first = screen->parameters[0];
	int count = first ? first : 1;
	int row = screen->row;
	int column = between(0, screen->column, screen->columns - 1);
	int line = row * screen->columns;
	if (memchr("ABCDEFGHJKdfs", final, 13))
		screen->column = column;
	switch (final) {
	case 'A': screen_move(screen, row - count, column); break;
	case 'B': screen_move(screen, row + count, column); break;
	case 'C': screen_move(screen, row, column + count); break;
	case 'D': screen_move(screen, row, column - count); break;
	case 'E': screen_move(screen, row + count, 0); break;
	case 'F': screen_move(screen, row - count, 0); break;
	case 'G': screen_move(screen, row, count - 1); break;
	case 'd': screen_move(screen, count - 1, column); break;
	case 'H':
	case 'f': screen_move(screen, count - 1, screen->parameters[1] - 1); break;
	case 'J': screen_erase(screen, first, 0, screen->rows * screen->columns - 1); break;
	case 'K': screen_erase(screen, first, line, line + screen->columns - 1); break;
	case 's': screen_save(screen); break;
	case 'u': screen_move(screen, screen->saved_row, screen->saved_column); break;
	}
}

static void screen_take_csi(struct screen *screen, unsigned char byte)
{
	int *parameter = &screen->parameters[screen->last_parameter];
	if (byte >= '0' && byte <= '9')
		*parameter = between(0, *parameter * 10 + (byte - '0'), 9999);
	else if (byte == ';')
		screen->last_parameter = between(0, screen->last_parameter + 1, 7);
	else if (byte < '@')
		screen->unknown = true;
	else {
		screen->mode = MODE_PLAIN;
		if (!screen->unknown)
			screen_obey(screen, byte);
	}
}

static void screen_reset(struct screen *screen)
{
	memset(screen->cells, 0, sizeof screen->cells);
	screen_move(screen, 0, 0);
	screen_save(screen);
}

static void screen_take_escape(struct screen *screen, unsigned char byte)
{
	if (byte < '0') {
		screen->unknown = true;
		return;
	}
	screen->mode = MODE_PLAIN;
	if (screen->unknown)
		return;
	if (byte == '[')
		screen->mode = MODE_CSI;
	else if (strchr("]PX^_", byte))
		screen->mode = MODE_STRING;
	else if (byte == '7')
		screen_save(screen);
	else if (byte == '8')
		screen_move(screen, screen->saved_row, screen->saved_column);
	else if (byte == 'c')
		screen_reset(screen);
}

static void screen_take_control(struct screen *screen, unsigned char byte)
{
	int column = between(0, screen->column, screen->columns - 1);
	if (byte == '\r')
		screen->column = 0;
	else if (byte == '\n')
		screen_feed_line(screen);
	else if (byte == '\b')
		screen_move(screen, screen->row, column - 1);
	else if (byte == '\t')
		screen_move(screen, screen->row, column / 8 * 8 + 8);
}

static void screen_take(struct screen *screen, unsigned char byte)
{
	if (screen->have > 0 && (byte & 0xc0) != 0x80)
		screen_flush_character(screen);
	if (byte == 0x1b) {
		screen->mode = MODE_ESCAPE;
		screen->unknown = false;
		screen->last_parameter = 0;
		memset(screen->parameters, 0, sizeof screen->parameters);
	} else if (screen->mode == MODE_STRING)
		screen->mode = byte == '\a' ? MODE_PLAIN : MODE_STRING;
	else if (byte < ' ' || byte == 0x7f)
		screen_take_control(screen, byte);
	else if (screen->mode == MODE_PLAIN)
		screen_take_text(screen, byte);
	else if (screen->mode == MODE_ESCAPE)
		screen_take_escape(screen, byte);
	else
		screen_take_csi(screen, byte);
}

static int screen_line_end(const struct screen *screen, int row)
{
	const struct cell *line = screen->cells[row];
	int end = screen->columns;
	while (end > 0 && !line[end - 1].tail && (line[end - 1].text[0] == '\0' || strcmp(line[end - 1].text, " ") == 0))
		end--;
	return end;
}

static void screen_print(const struct screen *screen)
{
	int rows = screen->rows;
	while (rows > 0 && screen_line_end(screen, rows - 1) == 0)
		rows--;
	for (int row = 0; row < rows; row++) {
		putchar('|');
		for (int column = 0; column < screen_line_end(screen, row); column++) {
			const struct cell *cell = &screen->cells[row][column];
			if (!cell->tail)
				fputs(cell->text[0] ? cell->text : " ", stdout);
		}
		putchar('\n');
	}
}

/* The kernel lets Ctrl-Z stop only what has a parent in its session. So the command gets a leader between itself and us,
   which does what a shell does: it lends the command the terminal and sees it stop, go on and end. */
enum state { STATE_UNBORN, STATE_RUNNING, STATE_STOPPED, STATE_EXITED, STATE_KILLED, STATE_LOST };

struct report {
	enum state state;
	int value; /* process id, exit status or signal */
};

struct leader {
	int reports, requests; /* to and from the harness */
	pid_t command;         /* 0: has ended */
	sigset_t open;
};

static bool leader_report(const struct leader *leader, enum state state, int value)
{
	struct report report = {state, value};
	return write(leader->reports, &report, sizeof report) == (ssize_t)sizeof report;
}

/* Reports only when signals and terminal are the command's: a key typed from then on reaches it. */
static _Noreturn void leader_exec(const struct leader *leader, char **command)
{
	sigset_t none;
	sigemptyset(&none);
	for (int number = 1; number < 32; number++)
		if (number != SIGTTOU)
			signal(number, SIG_DFL);
	if (setpgid(0, 0) != 0 || tcsetpgrp(0, getpid()) != 0 || !leader_report(leader, STATE_RUNNING, (int)getpid()))
		_exit(126);
	signal(SIGTTOU, SIG_DFL);
	sigprocmask(SIG_SETMASK, &none, NULL);
	execvp(command[0], command);
	perror(command[0]);
	_exit(127);
}

static void leader_wake(int number)
{
	(void)number;
}

/* SIGCHLD comes through only where the leader sleeps; so none is missed. */
static void leader_arrange_signals(struct leader *leader)
{
	static const int deaf[] = {SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGTTIN, SIGTTOU, SIGPIPE};
	sigset_t child;
	for (size_t i = 0; i < sizeof deaf / sizeof deaf[0]; i++)
		signal(deaf[i], SIG_IGN);
	sigaction(SIGCHLD, &(struct sigaction){.sa_handler = leader_wake}, NULL);
	sigemptyset(&leader->open);
	sigemptyset(&child);
	sigaddset(&child, SIGCHLD);
	sigprocmask(SIG_SETMASK, &child, NULL);
}

static bool leader_take_terminal(const char *name)
{
	setsid();
	int fd = open(name, O_RDWR | O_CLOEXEC);
#ifdef TIOCSCTTY
	ioctl(fd, TIOCSCTTY, 0);
#endif
	return dup2(fd, 0) == 0 && dup2(fd, 1) == 1 && dup2(fd, 2) == 2;
}

static bool leader_watch(struct leader *leader)
{
	int status;
	bool told = true;
	while (told && leader->command != 0 && waitpid(leader->command, &status, WNOHANG | WUNTRACED) > 0) {
		if (WIFSTOPPED(status)) {
			tcsetpgrp(0, getpgrp());
			told = leader_report(leader, STATE_STOPPED, WSTOPSIG(status));
			continue;
		}
		leader->command = 0;
		told = WIFEXITED(status) ? leader_report(leader, STATE_EXITED, WEXITSTATUS(status))
		                         : leader_report(leader, STATE_KILLED, WTERMSIG(status));
	}
	return told;
}

static bool leader_listen(const struct leader *leader)
{
	fd_set ready;
	char request;
	FD_ZERO(&ready);
	FD_SET(leader->requests, &ready);
	if (pselect(leader->requests + 1, &ready, NULL, NULL, NULL, &leader->open) < 0)
		return errno == EINTR;
	if (read(leader->requests, &request, 1) != 1)
		return false;
	if (leader->command == 0)
		return true;
	tcsetpgrp(0, leader->command);
	kill(-leader->command, SIGCONT);
	return leader_report(leader, STATE_RUNNING, (int)leader->command);
}

/* Lives until the harness goes, even by force, for the terminal is hung up with its leader; then nothing may stay behind. */
static _Noreturn void leader_run(struct leader *leader, const char *terminal, char **command)
{
	leader_arrange_signals(leader);
	if (!leader_take_terminal(terminal) || (leader->command = fork()) < 0)
		_exit(2);
	if (leader->command == 0)
		leader_exec(leader, command);
	while (leader_watch(leader) && leader_listen(leader))
		continue;
	if (leader->command != 0) {
		kill(-leader->command, SIGKILL);
		kill(leader->command, SIGKILL);
		waitpid(leader->command, NULL, 0);
	}
	_exit(0);
}

struct session {
	int terminal, slave, reports, requests;
	pid_t leader, command;
	struct report last;
	struct termios attributes; /* at the start */
	long long limit;           /* of one order, in ms */
	char log[LOG_BYTES];
	size_t used, waited, shown; /* bytes in the log; of these behind the last wait, behind the last raw */
	char text[LINE_BYTES];      /* of the present order, escapes resolved */
	size_t length;
	struct screen screen;
};

static long long now(void)
{
	struct timespec time;
	clock_gettime(CLOCK_MONOTONIC, &time);
	return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

static bool session_flooded(const struct session *session)
{
	return session->used == LOG_BYTES;
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

static void session_take_report(struct session *session)
{
	struct report report;
	if (read(session->reports, &report, sizeof report) != (ssize_t)sizeof report) {
		close(session->reports);
		session->reports = -1;
		report = (struct report){session->last.state >= STATE_EXITED ? session->last.state : STATE_LOST, 0};
	}
	if (report.state == STATE_RUNNING)
		session->command = (pid_t)report.value;
	session->last = report;
}

/* Takes in what terminal and leader have to say; false if nothing comes in time. */
static bool session_pump(struct session *session, long long patience)
{
	struct pollfd ready[] = {{session->terminal, POLLIN, 0}, {session->reports, POLLIN, 0}};
	if (session_flooded(session) || poll(ready, 2, (int)patience) <= 0)
		return false;
	if (ready[0].revents)
		session_take_output(session);
	if (ready[1].revents)
		session_take_report(session);
	return true;
}

static bool session_await(struct session *session, bool (*met)(struct session *))
{
	long long end = now() + session->limit;
	while (!met(session)) {
		long long left = end - now();
		if (left <= 0 || session_flooded(session))
			return false;
		session_pump(session, left);
	}
	return true;
}

static bool session_settle(struct session *session)
{
	long long end = now() + session->limit;
	while (session_pump(session, QUIET))
		if (now() >= end)
			return false;
	return !session_flooded(session);
}

static void session_drain(struct session *session)
{
	while (session_pump(session, 0))
		continue;
}

static bool session_born(struct session *session)
{
	return session->last.state != STATE_UNBORN;
}

static bool session_ended(struct session *session)
{
	return session->last.state >= STATE_EXITED;
}

static bool session_halted(struct session *session)
{
	return session->last.state == STATE_STOPPED || session_ended(session);
}

static bool session_matched(struct session *session)
{
	size_t at = session->waited;
	while (at + session->length <= session->used && memcmp(session->log + at, session->text, session->length) != 0)
		at++;
	if (at + session->length > session->used)
		return false;
	session->waited = at + session->length;
	return true;
}

/* Reading comes first: a full terminal takes no key, and an interrupt key discards what was not read. */
static bool session_type(struct session *session)
{
	long long end = now() + session->limit;
	size_t done = 0;
	session_drain(session);
	while (done < session->length) {
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

static bool session_set_size(struct session *session, int rows, int columns)
{
	struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
	screen_resize(&session->screen, rows, columns);
	return ioctl(session->terminal, TIOCSWINSZ, &size) == 0;
}

static bool session_open(struct session *session, int rows, int columns)
{
	int fd = session->terminal = posix_openpt(O_RDWR | O_NOCTTY);
	if (fd < 0 || grantpt(fd) != 0 || unlockpt(fd) != 0 || !ptsname(fd))
		return false;
	session->slave = open(ptsname(fd), O_RDWR | O_NOCTTY | O_CLOEXEC);
	return session->slave >= 0 && fcntl(fd, F_SETFL, O_NONBLOCK) == 0 && fcntl(fd, F_SETFD, FD_CLOEXEC) == 0 &&
	       session_set_size(session, rows, columns) && tcgetattr(session->slave, &session->attributes) == 0;
}

static bool pipe_open(int *out, int *in)
{
	int ends[2];
	if (pipe(ends) != 0)
		return false;
	*out = ends[0];
	*in = ends[1];
	return fcntl(*out, F_SETFD, FD_CLOEXEC) == 0 && fcntl(*in, F_SETFD, FD_CLOEXEC) == 0;
}

static bool session_start(struct session *session, char **command)
{
	struct leader leader = {0};
	if (!pipe_open(&session->reports, &leader.reports) || !pipe_open(&leader.requests, &session->requests))
		return false;
	if ((session->leader = fork()) < 0)
		return false;
	if (session->leader == 0) {
		const char *terminal = ptsname(session->terminal);
		close(session->terminal);
		close(session->reports);
		close(session->requests);
		leader_run(&leader, terminal, command);
	}
	close(leader.reports);
	close(leader.requests);
	return session_await(session, session_born) && session->last.state != STATE_LOST;
}

static void session_close(struct session *session)
{
	close(session->requests);
	while (waitpid(session->leader, NULL, 0) < 0 && errno == EINTR)
		continue;
}

static bool number_read(const char *text, int least, int most, int *value)
{
	int number = 0;
	for (const char *c = text; *c; c++) {
		if (*c < '0' || *c > '9')
			return false;
		number = between(0, number * 10 + (*c - '0'), most + 1);
	}
	*value = number;
	return *text && number >= least && number <= most;
}

static int hex_digit(char c)
{
	return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/* The byte that an escape stands for, or -1; *at comes to stand behind it. */
static int escape_read(const char **at)
{
	char c = *(*at)++;
	switch (c) {
	case 'n': return '\n';
	case 'r': return '\r';
	case 't': return '\t';
	case 'e': return 0x1b;
	case '\\': return '\\';
	case 'x': break;
	default: return -1;
	}
	int high = hex_digit(**at);
	int low = high < 0 ? -1 : hex_digit((*at)[1]);
	*at += 2;
	return low < 0 ? -1 : high * 16 + low;
}

static bool session_read_text(struct session *session, const char *at)
{
	session->length = 0;
	while (*at) {
		int byte = (unsigned char)*at++;
		if (byte == '\\' && (byte = escape_read(&at)) < 0)
			return false;
		session->text[session->length++] = (char)byte;
	}
	return true;
}

enum outcome { OUTCOME_DONE, OUTCOME_LATE, OUTCOME_BAD };

static enum outcome done_or_late(bool done)
{
	return done ? OUTCOME_DONE : OUTCOME_LATE;
}

static enum outcome order_send(struct session *session, const char *text)
{
	if (!session_read_text(session, text))
		return OUTCOME_BAD;
	session->text[session->length++] = '\n';
	return done_or_late(session_type(session));
}

static enum outcome order_type(struct session *session, const char *text)
{
	return session_read_text(session, text) ? done_or_late(session_type(session)) : OUTCOME_BAD;
}

static enum outcome order_key(struct session *session, const char *key)
{
	if (key[0] != '^' || key[1] < '?' || key[1] > '_' || key[2] != '\0')
		return OUTCOME_BAD;
	session->text[0] = (char)(key[1] ^ 0x40);
	session->length = 1;
	return done_or_late(session_type(session));
}

static enum outcome order_wait(struct session *session, const char *text)
{
	if (!session_read_text(session, text) || session->length == 0)
		return OUTCOME_BAD;
	return done_or_late(session_await(session, session_matched));
}

static enum outcome order_settle(struct session *session, const char *nothing)
{
	(void)nothing;
	return done_or_late(session_settle(session));
}

static enum outcome order_screen(struct session *session, const char *nothing)
{
	(void)nothing;
	if (!session_settle(session))
		return OUTCOME_LATE;
	screen_print(&session->screen);
	return OUTCOME_DONE;
}

static enum outcome order_scrolled(struct session *session, const char *nothing)
{
	(void)nothing;
	if (!session_settle(session))
		return OUTCOME_LATE;
	printf("%d\n", session->screen.scrolled);
	return OUTCOME_DONE;
}

static void byte_print(unsigned char byte)
{
	if (byte == 0x1b)
		fputs("\\e", stdout);
	else if (byte == '\r')
		fputs("\\r", stdout);
	else if (byte != '\n' && (byte < ' ' || byte == 0x7f))
		printf("\\x%02x", byte);
	else
		putchar(byte);
}

/* What comes next begins a line of its own. */
static enum outcome order_raw(struct session *session, const char *nothing)
{
	(void)nothing;
	if (!session_settle(session))
		return OUTCOME_LATE;
	bool open = session->shown < session->used && session->log[session->used - 1] != '\n';
	while (session->shown < session->used)
		byte_print((unsigned char)session->log[session->shown++]);
	if (open)
		putchar('\n');
	return OUTCOME_DONE;
}

static enum outcome order_resize(struct session *session, const char *sizes)
{
	char rows_text[8] = "";
	int rows, columns;
	size_t length = strcspn(sizes, " ");
	if (length >= sizeof rows_text || sizes[length] == '\0')
		return OUTCOME_BAD;
	memcpy(rows_text, sizes, length);
	if (!number_read(rows_text, 1, MAX_ROWS, &rows) || !number_read(sizes + length + 1, 1, MAX_COLUMNS, &columns))
		return OUTCOME_BAD;
	session_drain(session);
	return done_or_late(session_set_size(session, rows, columns));
}

static const struct {
	const char *name;
	int number;
} signals[] = {{"HUP", SIGHUP}, {"INT", SIGINT}, {"QUIT", SIGQUIT}, {"TERM", SIGTERM}, {"KILL", SIGKILL}, {"TSTP", SIGTSTP},
	{"CONT", SIGCONT}, {"WINCH", SIGWINCH}, {"PIPE", SIGPIPE}, {"ABRT", SIGABRT}, {"SEGV", SIGSEGV}};

enum { SIGNALS = sizeof signals / sizeof signals[0] };

static enum outcome order_signal(struct session *session, const char *name)
{
	int i = 0;
	while (i < SIGNALS && strcmp(signals[i].name, name) != 0)
		i++;
	if (i == SIGNALS)
		return OUTCOME_BAD;
	session_drain(session);
	if (session_ended(session))
		return OUTCOME_LATE;
	if (signals[i].number == SIGCONT)
		session->last.state = STATE_RUNNING;
	return done_or_late(kill(session->command, signals[i].number) == 0);
}

static enum outcome order_stopped(struct session *session, const char *nothing)
{
	(void)nothing;
	if (!session_await(session, session_halted) || session_ended(session))
		return OUTCOME_LATE;
	printf("stopped\n");
	return OUTCOME_DONE;
}

static enum outcome order_fg(struct session *session, const char *nothing)
{
	(void)nothing;
	session_drain(session);
	if (session_ended(session) || write(session->requests, "f", 1) != 1)
		return OUTCOME_LATE;
	session->last.state = STATE_UNBORN;
	return done_or_late(session_await(session, session_born));
}

static enum outcome order_attributes(struct session *session, const char *nothing)
{
	(void)nothing;
	struct termios is;
	const struct termios *was = &session->attributes;
	bool same = tcgetattr(session->slave, &is) == 0 && is.c_iflag == was->c_iflag && is.c_oflag == was->c_oflag &&
	            is.c_cflag == was->c_cflag && is.c_lflag == was->c_lflag && memcmp(is.c_cc, was->c_cc, sizeof is.c_cc) == 0;
	printf("attributes %s\n", same ? "unchanged" : "changed");
	return OUTCOME_DONE;
}

static enum outcome order_status(struct session *session, const char *nothing)
{
	(void)nothing;
	if (!session_await(session, session_ended) || session->last.state == STATE_LOST)
		return OUTCOME_LATE;
	int value = session->last.value;
	int i = 0;
	while (i < SIGNALS && signals[i].number != value)
		i++;
	if (session->last.state == STATE_KILLED && i < SIGNALS)
		printf("signal %s\n", signals[i].name);
	else
		printf("%s %d\n", session->last.state == STATE_KILLED ? "signal" : "status", value);
	return OUTCOME_DONE;
}

static const struct order {
	const char *name;
	bool takes; /* something behind the name */
	enum outcome (*obey)(struct session *, const char *);
} orders[] = {{"send", true, order_send}, {"type", true, order_type}, {"key", true, order_key},
	{"wait", true, order_wait}, {"settle", false, order_settle}, {"screen", false, order_screen},
	{"scrolled", false, order_scrolled}, {"raw", false, order_raw}, {"resize", true, order_resize},
	{"signal", true, order_signal}, {"stopped", false, order_stopped}, {"fg", false, order_fg},
	{"attributes", false, order_attributes}, {"status", false, order_status}};

static enum outcome session_obey(struct session *session, const char *line)
{
	size_t length = strcspn(line, " ");
	const char *rest = line + length + (line[length] == ' ');
	if (line[0] == '\0' || line[0] == '#')
		return OUTCOME_DONE;
	for (size_t i = 0; i < sizeof orders / sizeof orders[0]; i++)
		if (strlen(orders[i].name) == length && memcmp(orders[i].name, line, length) == 0)
			return line[length] && !orders[i].takes ? OUTCOME_BAD : orders[i].obey(session, rest);
	return OUTCOME_BAD;
}

/* An over-long line, or one with a zero byte, has no newline where one must be. */
static enum outcome session_obey_next(struct session *session, char *line)
{
	char *newline = strchr(line, '\n');
	if (newline)
		*newline = '\0';
	else if (!feof(stdin))
		return OUTCOME_BAD;
	return session_obey(session, line);
}

static int session_obey_script(struct session *session)
{
	char line[LINE_BYTES];
	while (fgets(line, sizeof line, stdin)) {
		enum outcome outcome = session_obey_next(session, line);
		if (outcome == OUTCOME_DONE)
			continue;
		if (outcome == OUTCOME_BAD) {
			fprintf(stderr, "bad script line: %s\n", line);
			return 2;
		}
		printf("%s: %s\n", session_flooded(session) ? "too much output" : "timeout", line);
		screen_print(&session->screen);
		return 1;
	}
	session_settle(session);
	if (session_ended(session))
		return 0;
	printf("still running\n");
	return 1;
}

static int usage(void)
{
	fprintf(stderr, "usage: pty [-r ROWS] [-c COLUMNS] COMMAND [ARGUMENT...] <SCRIPT\n");
	return 2;
}

int main(int argc, char **argv)
{
	static struct session session;
	int rows = 24, columns = 80, seconds = 20, option;
	const char *limit = getenv("PTY_SECONDS");
	/* + keeps the GNU library from taking the command's options for ours. */
	while ((option = getopt(argc, argv, "+r:c:")) != -1)
		if (option == '?' || !(option == 'r' ? number_read(optarg, 1, MAX_ROWS, &rows)
		                                     : number_read(optarg, 1, MAX_COLUMNS, &columns)))
			return usage();
	if (optind == argc || (limit && !number_read(limit, 1, MAX_SECONDS, &seconds)))
		return usage();
	session.limit = seconds * 1000LL;
	signal(SIGPIPE, SIG_IGN);
	if (!session_open(&session, rows, columns) || !session_start(&session, argv + optind)) {
		perror("pty");
		return 2;
	}
	int status = session_obey_script(&session);
	session_close(&session);
	return fflush(stdout) == 0 && !ferror(stdout) ? status : 2;
}
