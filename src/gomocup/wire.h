/* Lines from a manager, who may write at any time: also without waiting for them. A line ends in CR, LF or both; empty
   ones are none. */
#ifndef WIRE_H
#define WIRE_H

#include "base/sink.h"

enum { WIRE_LINE_MAX = 4095, WIRE_BYTES = 1 << 16 };

struct wire {
	int fd;
	struct sink *out; /* flushed before each wait */
	bool ended;       /* nothing more will come */
	bool skipping;    /* the rest of a line that is too long */
	size_t start;     /* of what no line was made of yet */
	size_t scanned;   /* no line ends before this */
	size_t end;
	char bytes[WIRE_BYTES];
};

enum wire_answer {
	WIRE_NOTHING, /* no line is there yet */
	WIRE_LINE,
	WIRE_TOO_LONG, /* a line of more than WIRE_LINE_MAX bytes, dropped whole */
	WIRE_END,
};

void wire_open(struct wire *wire, int fd, struct sink *out);
/* The next line, blanks around it dropped; it stays valid until the next call. Waits for one where `waits` says so. */
enum wire_answer wire_next(struct wire *wire, bool waits, struct span *line);

#endif
