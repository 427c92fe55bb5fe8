/* Buffered output: to a descriptor, or as a string in memory. */
#ifndef SINK_H
#define SINK_H

#include <assert.h>

#include "base/costly_assert.h"
#include "base/text.h"

enum {
	SINK_BYTES = (1 << 16) + 1, /* a usual buffer: 64 KiB and a NUL */
	SINK_MEMORY = -1,           /* in place of a descriptor: what is written stays in the buffer */
	SINK_GROWS = -2,            /* the same, and the buffer grows; the caller frees `bytes` */
	SINK_FORMAT_MAX = 4096,
};

/* Writes to a descriptor, on request or when the buffer is full. After a failed write it drops everything.
   Or writes a string, which is cut between characters where the buffer is full; what follows the cut is dropped. */
struct sink {
	int fd;
	int failure;       /* errno of the first failed write, ENOBUFS if a string was cut; 0 for none */
	size_t used, room; /* bytes written, and the most there can be */
	char *bytes;       /* a NUL follows them */
};

/* Return a sink that writes to a descriptor, or a string. The buffer has `size` bytes, at least 1; one is for the
   NUL. */
struct sink sink_to(int fd, char *bytes, size_t size);
struct sink sink_into(char *bytes, size_t size);
/* Returns an empty sink of SINK_GROWS; its `bytes` are NULL when memory runs out. When memory runs out later, it drops
   everything, and `failure` is ENOMEM. */
struct sink sink_growing(void);
/* Writes the buffer. Returns false if this or an earlier write has failed. Leaves a string as it is. */
bool sink_flush(struct sink *sink);
/* The next two append to a file whole or not at all. Returns the size of the file before it grows; -1 if it is not a
   regular file. */
long long sink_append_start(const struct sink *sink);
/* Writes the buffer. If that or an earlier write has failed, cuts a regular file back to the size `before`, and returns
   false. */
bool sink_append_end(struct sink *sink, long long before);
void sink_put(struct sink *sink, const char *bytes, size_t length);
void sink_text(struct sink *sink, const char *terminated);
void sink_number(struct sink *sink, unsigned long long value);
/* Writes an integer, with a minus sign if it is negative. */
void sink_integer(struct sink *sink, long long value);
void sink_span(struct sink *sink, struct span span);
/* Writes as printf() does, less than SINK_FORMAT_MAX bytes. */
__attribute__((format(printf, 2, 3))) void sink_format(struct sink *sink, const char *format, ...);
/* Writes a text in which %1 to %9 stand for arguments. "%1{move|moves}" is "move" if argument 1 is "1", and "moves"
   otherwise; each may have arguments again. `arguments` has at least those that the text uses. */
void sink_fill(struct sink *sink, const char *text, const char *const arguments[]);
/* WITH(one, two) is a list of arguments. It lasts as long as the enclosing block. */
#define WITH(...) ((const char *const[]){__VA_ARGS__})
/* NUMBER() is an argument in digits, which lasts as long. */
enum { NUMBER_MAX = 24 };
#define NUMBER(number) sink_digits((number), (char[NUMBER_MAX]){""})
const char *sink_digits(long long number, char out[NUMBER_MAX]);
/* Adds an item, which may be empty, to the list in a string: after the separator, unless it is the first. */
void sink_item(struct sink *list, const char *separator, const char *item);

static inline void sink_char(struct sink *sink, char c)
{
	if (sink->used == sink->room) {
		sink_put(sink, &c, 1);
		return;
	}
	sink->bytes[sink->used++] = c;
	sink->bytes[sink->used] = '\0';
}

/* Makes room for `more` bytes: flushes or grows, or else fails and drops everything. */
void sink_make_room(struct sink *sink, size_t more);
/* Returns where the caller may write up to `most` bytes into the buffer. The buffer is that large. Call
   sink_advance() afterwards with the end of what was written. */
static inline char *sink_room(struct sink *sink, size_t most)
{
	assert(most <= sink->room);
	if (sink->room - sink->used < most) {
		sink_make_room(sink, most);
		assert(sink->room - sink->used >= most);
	}
	return sink->bytes + sink->used;
}
static inline void sink_advance(struct sink *sink, char *end)
{
	costly_assert(end >= sink->bytes + sink->used && end <= sink->bytes + sink->room);
	*end = '\0';
	sink->used = (size_t)(end - sink->bytes);
}

/* Returns what is in the buffer. */
static inline struct span sink_held(const struct sink *sink)
{
	return (struct span){sink->bytes, sink->used};
}

#endif
