/* A command at its terminal: what it is sent, what it writes, and how it fares. */
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
	LOG_BYTES = 1 << 20, /* of output in a whole run; more comes only from a program that runs wild */
};

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

/* A terminal of this size; the command at it; and their end. False where there is none. */
bool session_open(struct session *session, int rows, int columns);
bool session_start(struct session *session, char **command);
void session_close(struct session *session);

long long now(void); /* ms */
/* Has the command ended, or was it lost? Has it written more than the log holds? */
bool session_ended(struct session *session);
bool session_flooded(const struct session *session);
/* Is it known how the command fares; has it stopped or ended; does the text stand in what came after the last match? */
bool session_known(struct session *session);
bool session_halted(struct session *session);
bool session_matched(struct session *session);

/* Takes in what terminal and leader have to say; false if nothing comes in time. */
bool session_pump(struct session *session, long long patience);
/* Takes in what there is. */
void session_drain(struct session *session);
/* Waits until that is so, or until all is quiet; false if it does not come in time. */
bool session_await(struct session *session, bool (*met)(struct session *));
bool session_settle(struct session *session);
/* Types the text. */
bool session_type(struct session *session);
bool session_set_size(struct session *session, int rows, int columns);

#endif
