/* Lines from a program that may write at any time, e.g. a manager. Reading waits or polls. A line ends in CR, LF or
   both. Empty lines are dropped. */
#ifndef WIRE_H
#define WIRE_H

#include "base/sink.h"

enum { WIRE_LINE_MAX = 4095, WIRE_BYTES = 1 << 16 };

struct wire {
	int fd;
	struct sink *out; /* flushed before each wait */
	bool ended;       /* the input has ended */
	bool skipping;    /* inside a line that is too long */
	size_t start;     /* of the bytes not yet read as lines */
	size_t scanned;   /* no line ends before this offset */
	size_t end;
	char bytes[WIRE_BYTES];
};

enum wire_answer {
	WIRE_NOTHING, /* no whole line yet */
	WIRE_LINE,
	WIRE_TOO_LONG, /* a line longer than WIRE_LINE_MAX bytes, dropped */
	WIRE_END,
};

void wire_open(struct wire *wire, int fd, struct sink *out);
/* Reads the next line, trimmed; the line is valid until the next call. Waits for it when `waits` is set. */
enum wire_answer wire_next(struct wire *wire, bool waits, struct span *line);

#endif
