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
	long long limit;            /* of one step, in ms */
	char log[LOG_BYTES];        /* all output */
	size_t used, waited, shown, counted; /* ends in the log: of all output, of the last match, raw and bytes */
	char line[LINE_BYTES];      /* the current step */
	const char *argument;       /* within the line */
	char text[LINE_BYTES];      /* the argument without escapes */
	size_t length;
	long long typed; /* when something was last typed; 0 before */
	long long taken; /* bytes that the command had read by then */
	struct screen screen;
};

/* Opens a terminal of this size. Returns false if that is impossible. */
bool session_open(struct session *session, int rows, int columns);
/* Runs the command at the terminal. Returns false if it cannot be started. */
bool session_start(struct session *session, char **command);
/* Ends the command and its leader. */
void session_close(struct session *session);

long long now(void); /* ms */
/* Has the command ended or been lost? */
bool session_ended(struct session *session);
/* Has the command filled the log? */
bool session_flooded(const struct session *session);
/* Is the command's state known? */
bool session_known(struct session *session);
/* Has the command stopped or ended? */
bool session_halted(struct session *session);
/* Is the text in the output after the last match, or on the screen, with some of it written after the last match? If
   so, it becomes the last match. */
bool session_matched(struct session *session);

/* Reads what terminal and leader send. Returns false if nothing comes within `milliseconds`, or if the
   log is full. */
bool session_pump(struct session *session, long long milliseconds);
/* Reads what is there, without waiting. */
void session_drain(struct session *session);
/* Waits until the condition is met. Returns false if it is not met within `limit`, or can no longer be met because the
   command has ended or the log is full. */
bool session_await(struct session *session, bool (*met)(struct session *));
/* Waits until all is quiet. Returns false if output is still coming after `limit`, or the log is full. */
bool session_settle(struct session *session);
/* Types the text. Returns false if the command does not read it in time, or the log is full. */
bool session_type(struct session *session);
bool session_set_size(struct session *session, int rows, int columns);

#endif
