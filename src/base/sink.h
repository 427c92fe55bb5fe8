/* Buffered output, written on request or when the buffer is full. */
#ifndef SINK_H
#define SINK_H

#include <sys/types.h>

#include "base/text.h"

enum { SINK_BYTES = 1 << 16 };

/* After a failed write a sink drops everything; `failure` is the first errno. */
struct sink {
	int fd;
	int failure; /* 0 for none */
	size_t used;
	char bytes[SINK_BYTES];
};

/* Writes the buffer. Returns false if this or an earlier write has failed. */
bool sink_flush(struct sink *sink);
/* The next two append to a file whole or not at all. Returns the size of the file before it grows; -1 if it is not a
   regular file. */
off_t sink_append_start(const struct sink *sink);
/* Writes the buffer. If that or an earlier write has failed, cuts a regular file back to the size `before`, and returns
   false. */
bool sink_append_end(struct sink *sink, off_t before);
/* Is the reading end of the pipe closed? */
bool sink_reader_closed(const struct sink *sink);
void sink_put(struct sink *sink, const char *bytes, size_t length);
void sink_text(struct sink *sink, const char *terminated);
void sink_char(struct sink *sink, char c);
void sink_number(struct sink *sink, unsigned long long value);
/* Writes an integer, with a minus sign if it is negative. */
void sink_integer(struct sink *sink, long long value);
void sink_span(struct sink *sink, struct span span);

/* Returns where the caller may write up to `most` bytes into the buffer; `most` is at most SINK_BYTES. Call
   sink_advance() afterwards with the end of what was written. */
static inline char *sink_room(struct sink *sink, size_t most)
{
	if (SINK_BYTES - sink->used < most)
		sink_flush(sink);
	return sink->bytes + sink->used;
}
static inline void sink_advance(struct sink *sink, const char *end)
{
	sink->used = (size_t)(end - sink->bytes);
}

#endif
