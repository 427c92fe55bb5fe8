/* Lines from a program that may write at any time, e.g. a manager. Reading waits or polls. A line ends in CR, LF or
   both, and empty lines are dropped, unless keeps_empty is set. */
#ifndef WIRE_H
#define WIRE_H

#include "base/sink.h"

enum {
	WIRE_LINE_MAX = 4095,
	WIRE_HEAD = 80,       /* bytes that are kept of a line that is too long */
	WIRE_BYTES = 1 << 21, /* bytes that may wait to be returned as lines */
};

/* The caller sets the members up to keeps_empty, and the others to zero. */
struct wire {
	int fd;
	struct sink *out; /* flushed before each wait */
	/* Removes bytes to ignore from those just read, and returns the number of bytes left. NULL: removes none. */
	size_t (*filter)(void *context, char *bytes, size_t length);
	void *filter_context;
	bool keeps_empty; /* empty lines are returned, too, and only LF ends a line */

	bool ended;          /* the input has ended, or a read has failed */
	bool skipping;       /* inside a line that is too long */
	int failure;         /* errno of a failed read, or 0 */
	size_t start;        /* offset of the first byte not yet returned in a line */
	size_t scanned;      /* no line ends between `start` and this offset */
	size_t end;          /* offset after the last byte read */
	size_t searched_end; /* wire_has_line() has searched the lines before this offset */
	size_t matched_end;  /* the end of the last line that wire_has_line() found; 0: none */
	char bytes[WIRE_BYTES];
};

enum wire_answer {
	WIRE_NOTHING, /* no whole line yet */
	WIRE_LINE,
	WIRE_TOO_LONG, /* a line longer than WIRE_LINE_MAX bytes: only its first WIRE_HEAD bytes are kept */
	WIRE_END,      /* the end of the input, or a failed read */
};

/* Reads the next line, trimmed; the line is valid until the next call. Waits for it when `waits` is set. */
enum wire_answer wire_next(struct wire *wire, bool waits, struct span *line);
/* Reads what has arrived, without waiting. Returns whether `matches` holds for a line not yet returned. A line
   that wire_next() has returned is no longer valid. Each line is tried once, by the first call after its arrival. */
bool wire_has_line(struct wire *wire, bool (*matches)(struct span line));
/* Reads what has arrived, without waiting. Returns whether anything waits to be read as lines: bytes, or the end. The
   last line of wire_next() is no longer valid. */
bool wire_poll(struct wire *wire);
/* Waits for input, at most `milliseconds`; -1: without limit. Flushes the output first. */
void wire_wait(struct wire *wire, int milliseconds);
/* Reports a failed read of standard input. Returns whether there was one. */
bool wire_report_failure(const struct wire *wire);

#endif
