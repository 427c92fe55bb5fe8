/* Lines from a program that may write at any time, e.g. a manager. Reading waits or polls. A line ends in CR, LF or
   both; empty lines are dropped. */
#ifndef WIRE_H
#define WIRE_H

#include "base/input.h"

enum {
	WIRE_LINE_MAX = 4095,
	WIRE_BYTES = 1 << 21, /* bytes that may wait to be returned as lines */
};

/* Zeroed before wire_open(). */
struct wire {
	struct input input;
	struct sink *out; /* flushed before each wait */
	/* Removes bytes to ignore from those just read, and returns the number of bytes left. The caller may set it. */
	size_t (*filter)(void *context, char *bytes, size_t length);
	void *filter_context;
	/* Positions count the bytes of the input that the filter has left. */
	unsigned long long taken;    /* those that were read */
	unsigned long long searched; /* wire_has_line() has searched the lines before it */
	unsigned long long matched;  /* the end of the last line that wire_has_line() found; 0: none */
	char line[WIRE_LINE_MAX];    /* the last line that wire_next() returned */
	char bytes[WIRE_BYTES];
};

enum wire_answer {
	WIRE_NOTHING, /* no whole line yet */
	WIRE_LINE,
	WIRE_TOO_LONG, /* a line longer than WIRE_LINE_MAX bytes: only its first INPUT_HEAD bytes are kept */
	WIRE_END,      /* the end of the input, or a failed read */
};

/* Begins to read from an open descriptor. */
void wire_open(struct wire *wire, int fd, struct sink *out);
/* Reads the next line, trimmed; it is valid until the next call that returns one. Waits for it when `waits` is set. */
enum wire_answer wire_next(struct wire *wire, bool waits, struct span *line);
/* Reads what has arrived, without waiting. Returns whether `matches` holds for a line not yet returned. Each line is
   tried once, by the first call after its arrival. */
bool wire_has_line(struct wire *wire, bool (*matches)(struct span line));
/* Reads what has arrived, without waiting. Returns whether anything waits to be read as lines: bytes, or the end. */
bool wire_poll(struct wire *wire);
/* Waits for input, at most `milliseconds`; -1: without limit. Flushes the output first. */
void wire_wait(struct wire *wire, int milliseconds);
/* Reports a failed read of standard input. Returns whether there was one. */
bool wire_report_failure(const struct wire *wire);

#endif
