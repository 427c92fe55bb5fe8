/* A command at its terminal: its input, its output and its state. */
#ifndef SESSION_H
#define SESSION_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>
#include <termios.h>

#include "pty/leader.h"
#include "pty/screen.h"

enum {
	LINE_BYTES = 4096,
	LOG_BYTES = 1 << 20, /* of output in a whole run; only a program out of control writes more */
};

struct session {
	int terminal, slave, reports, requests;
	pid_t leader, command;
	struct report last;
	struct termios attributes;  /* at the start */
	long long limit;            /* of one order, in ms */
	char log[LOG_BYTES];        /* all output */
	size_t used, waited, shown; /* its end; the end of the last match; the end of the last raw */
	char line[LINE_BYTES];      /* the current order */
	const char *argument;       /* within the line */
	char text[LINE_BYTES];      /* the argument without escapes */
	size_t length;
	struct screen screen;
};

/* Opens a terminal of this size, runs a command at it, and ends both. The first two return false if that is
   impossible. */
bool session_open(struct session *session, int rows, int columns);
bool session_start(struct session *session, char **command);
void session_close(struct session *session);

long long now(void); /* ms */
/* Has the command ended or been lost? Has it written more than the log holds? */
bool session_ended(struct session *session);
bool session_flooded(const struct session *session);
/* Is the command's state known? Has the command stopped or ended? Is the text in the output after the last match? */
bool session_known(struct session *session);
bool session_halted(struct session *session);
bool session_matched(struct session *session);

/* Reads what terminal and leader send. Returns false if nothing comes within `milliseconds`. */
bool session_pump(struct session *session, long long milliseconds);
/* Reads what is there, without waiting. */
void session_drain(struct session *session);
/* Wait until the condition is met, or until all is quiet. Return false if that takes too long. */
bool session_await(struct session *session, bool (*met)(struct session *));
bool session_settle(struct session *session);
/* Types the text; false if the command does not read it in time. */
bool session_type(struct session *session);
bool session_set_size(struct session *session, int rows, int columns);

#endif
