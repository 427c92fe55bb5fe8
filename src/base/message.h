/* Messages on stderr. Each is one line, written by one write(), so that several processes may share a log;
   message_usage() writes two lines. Names and texts are shown with printable characters only. */
#ifndef MESSAGE_H
#define MESSAGE_H

#include "base/text.h"

enum exit_status {
	EXIT_FINE,
	EXIT_REJECTED, /* a line was rejected or an expectation failed */
	EXIT_TROUBLE,  /* wrong usage, or a file or standard output could not be read or written */
};

struct sink;
/* Writes a name or text for a terminal, with '?' for what is not printable. */
void message_put_name(struct sink *line, struct span name);
/* Lets the messages of this thread go to `out`; NULL: to stderr. */
void message_divert(struct sink *out);
/* Writes to stderr what was diverted into a sink of SINK_GROWS, and empties the sink. */
void message_send(struct sink *diverted_to);

/* Shows the text, less than 100 bytes, at the cursor of the terminal of stderr, until the next text or message takes
   its place. "" only erases the last one. Any thread may call it. */
void message_progress(const char *text);

enum { ERROR_SAME_FILE = -2 }; /* in place of an errno: the file is an input and an output */

/* Each message begins with "renju: ". message_file() adds "FILE: ", then the text for `error`: an errno or
   ERROR_SAME_FILE. */
void message_file(const char *name, int error);
/* "out of memory for WHAT". */
void message_memory(const char *what);
/* Says that a search had fewer threads than -j wants. */
void message_threads(void);
/* "FILE:LINE: TEXT: what"; `text` is cut after 80 bytes, and shown as "-" if it is empty. */
void message_line(const char *file, unsigned long long number, struct span text, const char *what);
/* "FILE:LINE: what", or if `number` is 0 "FILE: game GAME: what"; LINE and GAME count from 1. */
void message_game(const char *file, unsigned long long number, unsigned long long game, const char *what);
/* The message of message_game(), with "ply PLY: TEXT: " before `what`. */
void message_ply(const char *file, unsigned long long number, unsigned long long game, int ply, struct span text,
                 const char *what);
/* "FILE: what", and "FILE: read as FORMAT". */
void message_note(const char *file, const char *what);
void message_guessed_format(const char *file, const char *format);
/* "FILE: expected THIS, but the last status is THAT". */
void message_expectation(const char *file, const char *expected, const char *was);
/* "TEXT". */
void message_total(const char *text);
/* Reports the fault of a command line, and adds a line of advice. */
void message_usage(const char *fault, const char *advice);

#endif
