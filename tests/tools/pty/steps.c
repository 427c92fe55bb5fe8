#include "os/system.h"

#include "pty/steps.h"

#include <ctype.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "pty/between.h"

const char *number_read(const char *text, char end, int most, int *value)
{
	int number = 0;
	for (; *text >= '0' && *text <= '9'; text++)
		number = between(0, number * 10 + (*text - '0'), most + 1);
	if (*text != end || number < 1 || number > most)
		return NULL;
	*value = number;
	return text + 1;
}

/* Reads an escape. Returns its byte, or -1; *at moves past the escape. */
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

static enum outcome step_type(struct session *session)
{
	return session_type(session) ? OUTCOME_DONE : OUTCOME_LATE;
}

static enum outcome step_send(struct session *session)
{
	session->text[session->length++] = '\n';
	return step_type(session);
}

static enum outcome step_key(struct session *session)
{
	const char *key = session->argument;
	if (key[0] != '^' || key[1] < '?' || key[1] > '_' || key[2] != '\0')
		return OUTCOME_BAD;
	session->text[0] = (char)(key[1] ^ 0x40);
	session->length = 1;
	return step_type(session);
}

static enum outcome step_wait(struct session *session)
{
	if (session->length == 0)
		return OUTCOME_BAD;
	return session_await(session, session_matched) ? OUTCOME_DONE : OUTCOME_LATE;
}

static enum outcome step_settle(struct session *session)
{
	return session_settle(session) ? OUTCOME_DONE : OUTCOME_LATE;
}

static enum outcome step_screen(struct session *session)
{
	if (!session_settle(session))
		return OUTCOME_LATE;
	screen_print(&session->screen, false);
	return OUTCOME_DONE;
}

static enum outcome step_painted(struct session *session)
{
	if (!session_settle(session))
		return OUTCOME_LATE;
	screen_print(&session->screen, true);
	return OUTCOME_DONE;
}

static enum outcome step_scrolled(struct session *session)
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

/* Prints the bytes since the last step `raw`. Ends the last line, so that further output begins on a new one. */
static enum outcome step_raw(struct session *session)
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

/* Prints the number of bytes since the last step `bytes`; with a number, whether they are more than that. */
static enum outcome step_bytes(struct session *session)
{
	int most = 0;
	if (session->argument[0] && !number_read(session->argument, '\0', LOG_BYTES, &most))
		return OUTCOME_BAD;
	if (!session_settle(session))
		return OUTCOME_LATE;
	size_t count = session->used - session->counted;
	session->counted = session->used;
	if (most > 0 && count <= (size_t)most)
		printf("at most %d bytes\n", most);
	else
		printf("%zu bytes\n", count);
	return OUTCOME_DONE;
}

/* Types ^L, after which a program draws its picture again. Prints whether it did, and whether the screen shows the same
   as before. The bytes of the new picture do not count for `bytes`. */
static enum outcome step_redraw(struct session *session)
{
	static struct screen before;
	if (!session_settle(session))
		return OUTCOME_LATE;
	before = session->screen;
	session->text[0] = 'L' & 0x1f;
	session->length = 1;
	if (!session_type(session) || !session_settle(session))
		return OUTCOME_LATE;
	session->counted = session->used;
	bool same = screen_ends_with(&before, &session->screen);
	printf("redraw %s\n", session->screen.sent == before.sent ? "wrote nothing" : same ? "same" : "differs: first, then");
	if (!same) {
		screen_print(&before, true);
		printf("^L\n");
		screen_print(&session->screen, true);
	}
	return OUTCOME_DONE;
}

static enum outcome step_resize(struct session *session)
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
	{"TSTP", SIGTSTP}, {"CONT", SIGCONT}, {"WINCH", SIGWINCH}, {"PIPE", SIGPIPE}, {"ABRT", SIGABRT}, {"SEGV", SIGSEGV},
	{"ALRM", SIGALRM}, {"VTALRM", SIGVTALRM}, {"PROF", SIGPROF}, {"XCPU", SIGXCPU}, {"USR1", SIGUSR1},
	{"USR2", SIGUSR2}, {"SYS", SIGSYS}, {"TRAP", SIGTRAP}};

enum { SIGNALS = sizeof signals / sizeof signals[0] };

static enum outcome step_signal(struct session *session)
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

/* Closes the harness's end of the terminal. */
static enum outcome step_hangup(struct session *session)
{
	session_drain(session);
	close(session->terminal);
	session->terminal = -1;
	return OUTCOME_DONE;
}

static enum outcome step_stopped(struct session *session)
{
	if (!session_await(session, session_halted) || session_ended(session))
		return OUTCOME_LATE;
	printf("stopped\n");
	return OUTCOME_DONE;
}

/* Continues the command, and waits until it has the terminal again. */
static enum outcome step_fg(struct session *session)
{
	session_drain(session);
	if (session_ended(session) || write(session->requests, "f", 1) != 1)
		return OUTCOME_LATE;
	session->last.state = STATE_UNKNOWN;
	return session_await(session, session_known) ? OUTCOME_DONE : OUTCOME_LATE;
}

/* Types ^U^D again and again: the command may drop ^D while it searches, and ignores ^D after half a line, which ^U
   deletes. */
static enum outcome step_leave(struct session *session)
{
	enum { INTERVAL = 100 };
	long long end = now() + session->limit;
	session->text[0] = 'U' & 0x1f;
	session->text[1] = 'D' & 0x1f;
	session->length = 2;
	while (!session_ended(session)) {
		if (now() >= end || !session_type(session))
			return OUTCOME_LATE;
		for (long long next = now() + INTERVAL; !session_ended(session) && now() < next;)
			session_pump(session, next - now());
	}
	return OUTCOME_DONE;
}

static enum outcome step_attributes(struct session *session)
{
	struct termios is;
	const struct termios *was = &session->attributes;
	bool same = tcgetattr(session->slave, &is) == 0 && is.c_iflag == was->c_iflag && is.c_oflag == was->c_oflag &&
	            is.c_cflag == was->c_cflag && is.c_lflag == was->c_lflag &&
	            memcmp(is.c_cc, was->c_cc, sizeof is.c_cc) == 0;
	printf("attributes %s\n", same ? "unchanged" : "changed");
	return OUTCOME_DONE;
}

static enum outcome step_status(struct session *session)
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

static const struct step {
	const char *name;
	enum { TAKES_NOTHING, TAKES_WORDS, TAKES_TEXT } takes;
	enum outcome (*run)(struct session *);
} steps[] = {
	{"send", TAKES_TEXT, step_send},
	{"type", TAKES_TEXT, step_type},
	{"key", TAKES_WORDS, step_key},
	{"wait", TAKES_TEXT, step_wait},
	{"leave", TAKES_NOTHING, step_leave},
	{"settle", TAKES_NOTHING, step_settle},
	{"signal", TAKES_WORDS, step_signal},
	{"resize", TAKES_WORDS, step_resize},
	{"screen", TAKES_NOTHING, step_screen},
	{"painted", TAKES_NOTHING, step_painted},
	{"raw", TAKES_NOTHING, step_raw},
	{"bytes", TAKES_WORDS, step_bytes},
	{"redraw", TAKES_NOTHING, step_redraw},
	{"scrolled", TAKES_NOTHING, step_scrolled},
	{"attributes", TAKES_NOTHING, step_attributes},
	{"hangup", TAKES_NOTHING, step_hangup},
	{"stopped", TAKES_NOTHING, step_stopped},
	{"fg", TAKES_NOTHING, step_fg},
	{"status", TAKES_NOTHING, step_status},
};

/* Returns the step whose name is the first `length` bytes of the line, or NULL. */
static const struct step *find_step(const char *line, size_t length)
{
	for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++)
		if (strlen(steps[i].name) == length && memcmp(steps[i].name, line, length) == 0)
			return &steps[i];
	return NULL;
}

static enum outcome session_run_step(struct session *session)
{
	const char *line = session->line;
	size_t length = strcspn(line, " ");
	if (line[0] == '\0' || line[0] == '#')
		return OUTCOME_DONE;
	const struct step *step = find_step(line, length);
	if (!step || (step->takes == TAKES_NOTHING && line[length] != '\0'))
		return OUTCOME_BAD;
	session->argument = line + length + (line[length] == ' ');
	if (step->takes == TAKES_TEXT && !session_read_text(session))
		return OUTCOME_BAD;
	return step->run(session);
}

/* fgets() returns no newline for a line that is too long or has a zero byte. */
enum outcome session_run_script(struct session *session)
{
	while (fgets(session->line, LINE_BYTES, stdin)) {
		char *newline = strchr(session->line, '\n');
		if (newline)
			*newline = '\0';
		enum outcome outcome = newline || feof(stdin) ? session_run_step(session) : OUTCOME_BAD;
		if (outcome != OUTCOME_DONE)
			return outcome;
	}
	return OUTCOME_DONE;
}
