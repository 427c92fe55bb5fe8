/* Drives an interactive program at a pseudo-terminal: pty [-r ROWS] [-c COLUMNS] COMMAND [ARGUMENT...] <SCRIPT

   The script has one order on each line; empty lines and lines that begin with # are skipped. TEXT is all that follows
   one blank and knows the escapes \n \r \t \e \\ \xHH.

       send TEXT      types TEXT and a newline              screen      prints the screen, "|" before each line
       type TEXT      types TEXT                            raw         prints the bytes since the last raw
       key ^C         types a control character             scrolled    prints how many lines left at the top
       wait TEXT      until TEXT comes, after the last one  attributes  are the terminal's as they were at the start?
       settle         until all is quiet                    stopped     until the command stops
       signal INT     sends the command a signal            fg          brings it back after a stop
       leave          types ^U^D until the command ends      painted     the screen, colours as {1;32}text{}
       resize 20 60   changes rows and columns              status      until the command ends; prints how
       hangup         takes the terminal away

   All is quiet when nothing has come for 150 ms, what was typed has been read, and the command sleeps: on a busy machine it
   may be long before it has its turn. One that is at work all the time is quiet after 5 s.

   No order waits longer than PTY_SECONDS (60); screen, raw and scrolled settle first. Exit status: 0, the script was
   obeyed and the command has ended; 1, not so, and the command was killed; 2, bad order or option, or no terminal. */

#ifndef _XOPEN_SOURCE
#define _XOPEN_SOURCE 700
#endif

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum {
	MAX_ROWS = 200,
	MAX_COLUMNS = 400,
	MAX_SECONDS = 3600,
	LINE_BYTES = 4096,
	LOG_BYTES = 1 << 20, /* of output in a whole run; more comes only from a program that runs wild */
	QUIET = 150,
	BUSY = 5000 /* ms that a command may go on without a word before that is how it is */
};

struct cell {
	char text[16]; /* UTF-8 with its combining marks; "" is blank */
	char pen[16];  /* what it is drawn with: the numbers of the last SGR */
	bool tail;     /* right half of a wide character */
};

struct screen {
	int rows, columns, row, column; /* column == columns: the next character begins a new line */
	int saved_row, saved_column, scrolled;
	enum { MODE_PLAIN, MODE_ESCAPE, MODE_CSI, MODE_STRING } mode;
	char pen[16];
	bool unknown; /* the escape sequence under way is to be skipped */
	int parameters[8], last_parameter;
	char bytes[5]; /* of a character that is not complete yet */
	int have, need;
	struct cell cells[MAX_ROWS][MAX_COLUMNS];
};

static int between(int least, int value, int most)
{
	return value < least ? least : value > most ? most : value;
}

static void screen_move(struct screen *screen, int row, int column)
{
	screen->row = between(0, row, screen->rows - 1);
	screen->column = between(0, column, screen->columns - 1);
}

/* Half a wide character cannot stay. */
static void screen_clear_cell(struct screen *screen, int row, int column)
{
	struct cell *line = screen->cells[row];
	if (line[column].tail)
		line[column - 1] = (struct cell){0};
	if (column + 1 < screen->columns && line[column + 1].tail)
		line[column + 1] = (struct cell){0};
	line[column] = (struct cell){0};
}

/* Clears from here to the last cell (0), from the first to here (1) or all (2), counted along the lines. */
static void screen_erase(struct screen *screen, int what, int first, int last)
{
	int here = screen->row * screen->columns + screen->column;
	for (int at = what == 0 ? here : first; what <= 2 && at <= (what == 1 ? here : last); at++)
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
	static const long wide[][2] = {{0x1100, 0x115f}, {0x2e80, 0x303e}, {0x3041, 0x4dbf}, {0x4e00, 0xa4cf},
		{0xac00, 0xd7a3}, {0xf900, 0xfaff}, {0xfe30, 0xfe4f}, {0xff00, 0xff60}, {0xffe0, 0xffe6}};
	for (size_t i = 0; i < sizeof wide / sizeof wide[0]; i++)
		if (point >= wide[i][0] && point <= wide[i][1])
			return 2;
	return point < 0x300 || point > 0x36f;
}

static void screen_combine(struct screen *screen, const char *mark)
{
	int column = screen->column - 1;
	if (column < 0)
		return;
	struct cell *cell = &screen->cells[screen->row][column];
	cell -= cell->tail;
	if (cell->text[0] == '\0')
		cell->text[0] = ' ';
	if (strlen(cell->text) + strlen(mark) < sizeof cell->text)
		memcpy(cell->text + strlen(cell->text), mark, strlen(mark));
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
		memcpy(cell[i].pen, screen->pen, sizeof cell->pen);
	}
	memcpy(cell->text, character, strlen(character));
}

/* The code point of a complete character, or -1: longer than need be, a surrogate, or beyond the last. */
static long point_decode(const char *bytes, int length)
{
	long point = bytes[0] & (length == 1 ? 0x7f : 0x7f >> length);
	for (int i = 1; i < length; i++)
		point = point << 6 | (bytes[i] & 0x3f);
	bool overlong = (length == 3 && point < 0x800) || (length == 4 && point < 0x10000);
	return overlong || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff) ? -1 : point;
}

/* What is not UTF-8 shows as U+FFFD. */
static void screen_end_character(struct screen *screen)
{
	long point = screen->have == screen->need ? point_decode(screen->bytes, screen->have) : -1;
	screen->bytes[screen->have] = '\0';
	screen->have = 0;
	if (point < 0)
		screen_put(screen, "\xef\xbf\xbd", 1);
	else if (point_width(point) == 0)
		screen_combine(screen, screen->bytes);
	else
		screen_put(screen, screen->bytes, point_width(point));
}

static void screen_take_text(struct screen *screen, unsigned char byte)
{
	if (screen->have == 0)
		screen->need = byte < 0x80 ? 1 : byte < 0xc2 ? 0 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : byte < 0xf8 ? 4 : 0;
	screen->bytes[screen->have++] = (char)byte;
	if (screen->have >= screen->need)
		screen_end_character(screen);
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

static void screen_take_pen(struct screen *screen)
{
	size_t length = 0;
	screen->pen[0] = '\0';
	for (int i = 0; i <= screen->last_parameter && screen->parameters[0] > 0 && length < sizeof screen->pen; i++)
		length += (size_t)snprintf(screen->pen + length, sizeof screen->pen - length, i > 0 ? ";%d" : "%d", screen->parameters[i]);
}

/* A sequence that is ignored, such as a question, leaves a line break due that was due. */
static void screen_obey(struct screen *screen, unsigned char final)
{
	int first = screen->parameters[0], count = first ? first : 1;
	int row = screen->row, column = between(0, screen->column, screen->columns - 1);
	if (strchr("ABCDEFGHJKdfsu", final))
		screen->column = column;
	switch (final) {
	case 'm': screen_take_pen(screen); break;
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
	case 'K': screen_erase(screen, first, row * screen->columns, (row + 1) * screen->columns - 1); break;
	case 'u': screen_move(screen, screen->saved_row, screen->saved_column); break;
	case 's':
		screen->saved_row = row;
		screen->saved_column = column;
		break;
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

static void screen_take_escape(struct screen *screen, unsigned char byte)
{
	screen->mode = MODE_PLAIN;
	if (byte < '0') {
		screen->mode = MODE_ESCAPE;
		screen->unknown = true;
	} else if (screen->unknown)
		return;
	else if (byte == '[')
		screen->mode = MODE_CSI;
	else if (strchr("]PX^_", byte))
		screen->mode = MODE_STRING;
	else if (byte == '7' || byte == '8')
		screen_obey(screen, byte == '7' ? 's' : 'u');
	else if (byte == 'c') {
		memset(screen->cells, 0, sizeof screen->cells);
		screen->row = screen->column = screen->saved_row = screen->saved_column = 0;
	}
}

static void screen_begin_escape(struct screen *screen)
{
	screen->mode = MODE_ESCAPE;
	screen->unknown = false;
	screen->last_parameter = 0;
	memset(screen->parameters, 0, sizeof screen->parameters);
}

static void screen_take(struct screen *screen, unsigned char byte)
{
	if (screen->have > 0 && (byte & 0xc0) != 0x80)
		screen_end_character(screen);
	if (byte == 0x1b)
		screen_begin_escape(screen);
	else if (screen->mode == MODE_STRING)
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

static bool cell_blank(const struct cell *cell)
{
	return !cell->tail && (cell->text[0] == '\0' || strcmp(cell->text, " ") == 0);
}

static int screen_line_end(const struct screen *screen, int row)
{
	int end = screen->columns;
	while (end > 0 && cell_blank(&screen->cells[row][end - 1]))
		end--;
	return end;
}

/* A change of pen shows as its numbers in braces. */
static void screen_print(const struct screen *screen, bool painted)
{
	int rows = screen->rows;
	while (rows > 0 && screen_line_end(screen, rows - 1) == 0)
		rows--;
	for (int row = 0; row < rows; row++) {
		const struct cell *line = screen->cells[row];
		const char *pen = "";
		putchar('|');
		for (int column = 0; column < screen_line_end(screen, row); column++) {
			if (painted && strcmp(pen, line[column].pen) != 0)
				printf("{%s}", line[column].pen);
			pen = line[column].pen;
			if (!line[column].tail)
				fputs(line[column].text[0] ? line[column].text : " ", stdout);
		}
		puts(painted && *pen ? "{}" : "");
	}
}

/* The kernel lets Ctrl-Z stop only what has a parent in its session. So a leader stands between the command and us and
   does what a shell does: it lends the command the terminal and sees it stop, go on and end. */
struct leader {
	int reports, requests; /* to and from the harness */
	pid_t command;         /* 0: has ended */
};

enum state { STATE_UNKNOWN, STATE_RUNNING, STATE_STOPPED, STATE_EXITED, STATE_KILLED, STATE_LOST };

struct report {
	enum state state;
	int value; /* process id, exit status or signal */
};

static bool leader_report(const struct leader *leader, enum state state, int value)
{
	struct report report = {state, value};
	return write(leader->reports, &report, sizeof report) == (ssize_t)sizeof report;
}

/* Reports when terminal and signals are as the command shall find them: a key typed from then on reaches it. */
static _Noreturn void leader_exec(const struct leader *leader, char **command)
{
	sigset_t none;
	sigemptyset(&none);
	if (setpgid(0, 0) != 0 || tcsetpgrp(0, getpid()) != 0)
		_exit(126);
	for (int number = 1; number < 32; number++)
		signal(number, SIG_DFL);
	sigprocmask(SIG_SETMASK, &none, NULL);
	leader_report(leader, STATE_RUNNING, (int)getpid());
	close(leader->reports);
	close(leader->requests);
	execvp(command[0], command);
	perror(command[0]);
	_exit(127);
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
	if (leader->command == 0 || waitpid(leader->command, &status, WNOHANG | WUNTRACED) <= 0)
		return true;
	if (WIFSTOPPED(status)) {
		tcsetpgrp(0, getpgrp());
		return leader_report(leader, STATE_STOPPED, WSTOPSIG(status));
	}
	leader->command = 0;
	return WIFEXITED(status) ? leader_report(leader, STATE_EXITED, WEXITSTATUS(status))
	                         : leader_report(leader, STATE_KILLED, WTERMSIG(status));
}

/* The short sleep saves a handler for SIGCHLD. */
static bool leader_listen(const struct leader *leader)
{
	char request;
	if (poll(&(struct pollfd){leader->requests, POLLIN, 0}, 1, 5) <= 0)
		return true;
	if (read(leader->requests, &request, 1) != 1)
		return false;
	if (leader->command == 0)
		return true;
	tcsetpgrp(0, leader->command);
	kill(-leader->command, SIGCONT);
	return leader_report(leader, STATE_RUNNING, (int)leader->command);
}

/* Outlives the command, for a terminal is hung up with its leader, but not the harness, however that ends. */
static _Noreturn void leader_run(struct leader *leader, const char *terminal, char **command)
{
	static const int ignored[] = {SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGTTIN, SIGTTOU, SIGPIPE};
	for (size_t i = 0; i < sizeof ignored / sizeof ignored[0]; i++)
		signal(ignored[i], SIG_IGN);
	signal(SIGCHLD, SIG_DFL);
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
	struct termios attributes;  /* at the start */
	long long limit;            /* of one order, in ms */
	char log[LOG_BYTES];        /* all output */
	size_t used, waited, shown; /* its end; the end of the last match; the end of the last raw */
	char line[LINE_BYTES];      /* the present order */
	const char *argument;       /* within the line */
	char text[LINE_BYTES];      /* the argument, escapes resolved */
	size_t length;
	struct screen screen;
};

static long long now(void)
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

static bool session_ended(struct session *session)
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

static bool session_flooded(const struct session *session)
{
	return session->used == LOG_BYTES;
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

static void session_drain(struct session *session)
{
	while (session_pump(session, 0))
		continue;
}

static bool session_await(struct session *session, bool (*met)(struct session *))
{
	long long left, end = now() + session->limit;
	while (!met(session)) {
		if ((left = end - now()) <= 0 || session_flooded(session))
			return false;
		session_pump(session, left);
	}
	return true;
}

/* Has the command something to do, or to read? No, where this can't be told. */
static bool session_busy(const struct session *session)
{
	char name[32], text[512];
	int unread = 0;
	if (session->last.state != STATE_RUNNING)
		return false;
	if (ioctl(session->slave, FIONREAD, &unread) == 0 && unread > 0)
		return true;
	snprintf(name, sizeof name, "/proc/%d/stat", (int)session->command);
	int fd = open(name, O_RDONLY | O_CLOEXEC);
	ssize_t got = fd >= 0 ? read(fd, text, sizeof text - 1) : -1;
	close(fd);
	text[got > 0 ? got : 0] = '\0';
	const char *state = strrchr(text, ')'); /* behind the name; R: it has its turn or waits for it */
	return state && strncmp(state, ") R", 3) == 0;
}

static bool session_settle(struct session *session)
{
	long long end = now() + session->limit, patience = now() + BUSY;
	for (;;) {
		while (session_pump(session, QUIET))
			if (now() >= end)
				return false;
		if (session_flooded(session))
			return false;
		if (!session_busy(session) || now() >= patience)
			return true;
	}
}

static bool session_known(struct session *session)
{
	return session->last.state != STATE_UNKNOWN;
}

static bool session_halted(struct session *session)
{
	return session->last.state == STATE_STOPPED || session_ended(session);
}

static bool session_matched(struct session *session)
{
	size_t end = session->waited + session->length;
	while (end <= session->used && memcmp(session->log + end - session->length, session->text, session->length) != 0)
		end++;
	if (end > session->used)
		return false;
	session->waited = end;
	return true;
}

/* Output is read first: a terminal that is full takes no key, and an interrupt key discards what nobody has read. */
static bool session_type(struct session *session)
{
	long long end = now() + session->limit;
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

static bool session_start(struct session *session, char **command)
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

/* The leader goes once it hears nothing more, and takes the command along; force is for one that cannot. */
static void session_close(struct session *session)
{
	close(session->requests);
	if (session->reports >= 0)
		poll(&(struct pollfd){session->reports, 0, 0}, 1, (int)session->limit);
	kill(session->leader, SIGKILL);
	if (session->last.state == STATE_LOST && session->command > 0)
		kill(-session->command, SIGKILL);
	waitpid(session->leader, NULL, 0);
}

/* Reads digits up to `end` and answers with what follows, or NULL unless 1 <= value <= most. */
static const char *number_read(const char *text, char end, int most, int *value)
{
	int number = 0;
	for (; *text >= '0' && *text <= '9'; text++)
		number = between(0, number * 10 + (*text - '0'), most + 1);
	if (*text != end || number < 1 || number > most)
		return NULL;
	*value = number;
	return text + 1;
}

/* The byte that an escape stands for, or -1; *at comes to stand behind it. */
static int escape_read(const char **at)
{
	static const char letters[] = "nrte\\", bytes[] = "\n\r\t\x1b\\";
	const char *escape = *at, *letter = memchr(letters, *escape, sizeof letters - 1);
	if (letter) {
		*at = escape + 1;
		return bytes[letter - letters];
	}
	if (*escape != 'x' || !isxdigit((unsigned char)escape[1]) || !isxdigit((unsigned char)escape[2]))
		return -1;
	*at = escape + 3;
	return (int)strtol((const char[]){escape[1], escape[2], '\0'}, NULL, 16);
}

static bool session_read_text(struct session *session)
{
	session->length = 0;
	for (const char *at = session->argument; *at;) {
		int byte = (unsigned char)*at++;
		if (byte == '\\' && (byte = escape_read(&at)) < 0)
			return false;
		session->text[session->length++] = (char)byte;
	}
	return true;
}

enum outcome { OUTCOME_LATE, OUTCOME_DONE, OUTCOME_BAD };

static enum outcome order_type(struct session *session)
{
	return session_type(session) ? OUTCOME_DONE : OUTCOME_LATE;
}

static enum outcome order_send(struct session *session)
{
	session->text[session->length++] = '\n';
	return order_type(session);
}

static enum outcome order_key(struct session *session)
{
	const char *key = session->argument;
	if (key[0] != '^' || key[1] < '?' || key[1] > '_' || key[2] != '\0')
		return OUTCOME_BAD;
	session->text[0] = (char)(key[1] ^ 0x40);
	session->length = 1;
	return order_type(session);
}

static enum outcome order_wait(struct session *session)
{
	if (session->length == 0)
		return OUTCOME_BAD;
	return session_await(session, session_matched) ? OUTCOME_DONE : OUTCOME_LATE;
}

static enum outcome order_settle(struct session *session)
{
	return session_settle(session) ? OUTCOME_DONE : OUTCOME_LATE;
}

static enum outcome order_screen(struct session *session)
{
	if (!session_settle(session))
		return OUTCOME_LATE;
	screen_print(&session->screen, false);
	return OUTCOME_DONE;
}

static enum outcome order_painted(struct session *session)
{
	if (!session_settle(session))
		return OUTCOME_LATE;
	screen_print(&session->screen, true);
	return OUTCOME_DONE;
}

static enum outcome order_scrolled(struct session *session)
{
	if (!session_settle(session))
		return OUTCOME_LATE;
	printf("%d\n", session->screen.scrolled);
	return OUTCOME_DONE;
}

static void byte_print(char byte)
{
	if (byte == 0x1b || byte == '\r')
		fputs(byte == '\r' ? "\\r" : "\\e", stdout);
	else if (iscntrl((unsigned char)byte) && byte != '\n')
		printf("\\x%02x", byte);
	else
		putchar(byte);
}

/* Ends its last line, so that what is printed next begins one. */
static enum outcome order_raw(struct session *session)
{
	if (!session_settle(session))
		return OUTCOME_LATE;
	bool open = session->shown < session->used && session->log[session->used - 1] != '\n';
	while (session->shown < session->used)
		byte_print(session->log[session->shown++]);
	if (open)
		putchar('\n');
	return OUTCOME_DONE;
}

static enum outcome order_resize(struct session *session)
{
	int rows, columns;
	const char *rest = number_read(session->argument, ' ', MAX_ROWS, &rows);
	if (!rest || !number_read(rest, '\0', MAX_COLUMNS, &columns))
		return OUTCOME_BAD;
	session_drain(session);
	return session_set_size(session, rows, columns) ? OUTCOME_DONE : OUTCOME_LATE;
}

static const struct {
	const char *name;
	int number;
} signals[] = {{"HUP", SIGHUP}, {"INT", SIGINT}, {"QUIT", SIGQUIT}, {"TERM", SIGTERM}, {"KILL", SIGKILL},
	{"TSTP", SIGTSTP}, {"CONT", SIGCONT}, {"WINCH", SIGWINCH}, {"PIPE", SIGPIPE}, {"ABRT", SIGABRT}, {"SEGV", SIGSEGV}};

enum { SIGNALS = sizeof signals / sizeof signals[0] };

static enum outcome order_signal(struct session *session)
{
	int i = 0;
	while (i < SIGNALS && strcmp(signals[i].name, session->argument) != 0)
		i++;
	if (i == SIGNALS)
		return OUTCOME_BAD;
	session_drain(session);
	if (session_ended(session) || kill(session->command, signals[i].number) != 0)
		return OUTCOME_LATE;
	if (signals[i].number == SIGCONT)
		session->last.state = STATE_RUNNING;
	return OUTCOME_DONE;
}

/* The terminal goes away: its other end is closed. */
static enum outcome order_hangup(struct session *session)
{
	session_drain(session);
	close(session->terminal);
	session->terminal = -1;
	return OUTCOME_DONE;
}

static enum outcome order_stopped(struct session *session)
{
	if (!session_await(session, session_halted) || session_ended(session))
		return OUTCOME_LATE;
	printf("stopped\n");
	return OUTCOME_DONE;
}

/* Goes on only when the command has the terminal again. */
static enum outcome order_fg(struct session *session)
{
	session_drain(session);
	if (session_ended(session) || write(session->requests, "f", 1) != 1)
		return OUTCOME_LATE;
	session->last.state = STATE_UNKNOWN;
	return session_await(session, session_known) ? OUTCOME_DONE : OUTCOME_LATE;
}

/* One that comes while the command thinks does not end it yet, nor one behind half a line, which ^U takes away. */
static enum outcome order_leave(struct session *session)
{
	enum { PATIENCE = 100 };
	long long end = now() + session->limit;
	session->text[0] = 'U' & 0x1f;
	session->text[1] = 'D' & 0x1f;
	session->length = 2;
	while (!session_ended(session)) {
		if (now() >= end || !session_type(session))
			return OUTCOME_LATE;
		for (long long next = now() + PATIENCE; !session_ended(session) && now() < next;)
			session_pump(session, next - now());
	}
	return OUTCOME_DONE;
}

static enum outcome order_attributes(struct session *session)
{
	struct termios is;
	const struct termios *was = &session->attributes;
	bool same = tcgetattr(session->slave, &is) == 0 && is.c_iflag == was->c_iflag && is.c_oflag == was->c_oflag &&
	            is.c_cflag == was->c_cflag && is.c_lflag == was->c_lflag &&
	            memcmp(is.c_cc, was->c_cc, sizeof is.c_cc) == 0;
	printf("attributes %s\n", same ? "unchanged" : "changed");
	return OUTCOME_DONE;
}

static enum outcome order_status(struct session *session)
{
	if (!session_await(session, session_ended) || session->last.state == STATE_LOST)
		return OUTCOME_LATE;
	int i = 0, value = session->last.value;
	while (i < SIGNALS && signals[i].number != value)
		i++;
	if (session->last.state == STATE_EXITED)
		printf("status %d\n", value);
	else if (i < SIGNALS)
		printf("signal %s\n", signals[i].name);
	else
		printf("signal %d\n", value);
	return OUTCOME_DONE;
}

static const struct order {
	const char *name;
	enum { TAKES_NOTHING, TAKES_WORDS, TAKES_TEXT } takes;
	enum outcome (*obey)(struct session *);
} orders[] = {
	{"send", TAKES_TEXT, order_send},
	{"type", TAKES_TEXT, order_type},
	{"key", TAKES_WORDS, order_key},
	{"wait", TAKES_TEXT, order_wait},
	{"leave", TAKES_NOTHING, order_leave},
	{"settle", TAKES_NOTHING, order_settle},
	{"signal", TAKES_WORDS, order_signal},
	{"resize", TAKES_WORDS, order_resize},
	{"screen", TAKES_NOTHING, order_screen},
	{"painted", TAKES_NOTHING, order_painted},
	{"raw", TAKES_NOTHING, order_raw},
	{"scrolled", TAKES_NOTHING, order_scrolled},
	{"attributes", TAKES_NOTHING, order_attributes},
	{"hangup", TAKES_NOTHING, order_hangup},
	{"stopped", TAKES_NOTHING, order_stopped},
	{"fg", TAKES_NOTHING, order_fg},
	{"status", TAKES_NOTHING, order_status},
};

static enum outcome session_obey(struct session *session)
{
	const char *line = session->line;
	size_t length = strcspn(line, " "), i = 0;
	if (line[0] == '\0' || line[0] == '#')
		return OUTCOME_DONE;
	while (i < sizeof orders / sizeof orders[0])
		if (strlen(orders[i].name) == length && memcmp(orders[i].name, line, length) == 0)
			break;
		else
			i++;
	if (i == sizeof orders / sizeof orders[0] || (orders[i].takes == TAKES_NOTHING && line[length] != '\0'))
		return OUTCOME_BAD;
	session->argument = line + length + (line[length] == ' ');
	if (orders[i].takes == TAKES_TEXT && !session_read_text(session))
		return OUTCOME_BAD;
	return orders[i].obey(session);
}

/* A line that is too long, or has a zero byte, shows no newline before its end. */
static enum outcome session_obey_script(struct session *session)
{
	while (fgets(session->line, LINE_BYTES, stdin)) {
		char *newline = strchr(session->line, '\n');
		if (newline)
			*newline = '\0';
		enum outcome outcome = newline || feof(stdin) ? session_obey(session) : OUTCOME_BAD;
		if (outcome != OUTCOME_DONE)
			return outcome;
	}
	return OUTCOME_DONE;
}

static int session_run(struct session *session)
{
	switch (session_obey_script(session)) {
	case OUTCOME_BAD:
		fprintf(stderr, "bad script line: %s\n", session->line);
		return 2;
	case OUTCOME_LATE:
		printf("%s: %s\n", session_flooded(session) ? "too much output" : "timeout", session->line);
		screen_print(&session->screen, false);
		return 1;
	case OUTCOME_DONE: break;
	}
	session_settle(session);
	if (session_ended(session))
		return 0;
	printf("still running\n");
	return 1;
}

int main(int argc, char **argv)
{
	static struct session session;
	int rows = 24, columns = 80, seconds = 60, option;
	const char *limit = getenv("PTY_SECONDS");
	bool valid = !limit || number_read(limit, '\0', MAX_SECONDS, &seconds);
	/* The + keeps the GNU library from taking the command's options for ours. */
	while ((option = getopt(argc, argv, "+r:c:")) != -1)
		valid = valid && option != '?' &&
		        number_read(optarg, '\0', option == 'r' ? MAX_ROWS : MAX_COLUMNS, option == 'r' ? &rows : &columns);
	if (!valid || optind == argc) {
		fprintf(stderr, "usage: pty [-r ROWS] [-c COLUMNS] COMMAND [ARGUMENT...] <SCRIPT\n");
		return 2;
	}
	session.limit = seconds * 1000LL;
	signal(SIGPIPE, SIG_IGN);
	signal(SIGCHLD, SIG_DFL);
	int status = 2;
	if (session_open(&session, rows, columns) && session_start(&session, argv + optind))
		status = session_run(&session);
	else
		perror("pty");
	if (session.leader > 0)
		session_close(&session);
	return fflush(stdout) == 0 && !ferror(stdout) ? status : 2;
}
