/* Input as lines of bounded length, or byte by byte. Memory is constant however long a line is. */
#ifndef INPUT_H
#define INPUT_H

#include "base/sink.h"

enum {
	INPUT_CHUNK = 1 << 16, /* bytes asked for at once */
	INPUT_HEAD = 80,       /* bytes kept of a line that is too long */
};

struct input {
	int fd;
	int failure;       /* errno of a read that failed, or 0 */
	bool ended;        /* the end was reached */
	bool skipping;     /* the rest of a line that is too long */
	bool returns;      /* a lone carriage return ends a line too; the caller's to set */
	bool after_return; /* a newline that comes next belongs to the line returned last */
	struct sink *out;  /* flushed before each read, which may wait */
	size_t limit;      /* bytes of the longest line, without its newline */
	size_t capacity;
	size_t start;
	size_t scanned;        /* no newline between start and here */
	size_t return_scanned; /* no carriage return that ends a line */
	size_t end;
	char *bytes;                    /* the caller's */
	unsigned long long line_number; /* of the line last returned, from 1 */
};

enum input_answer {
	INPUT_LINE,
	INPUT_TOO_LONG, /* a line over the limit: the span has its first INPUT_HEAD bytes, the rest is dropped */
	INPUT_END,      /* the end, or `failure` */
};

/* capacity is at least limit + INPUT_CHUNK. */
void input_open(struct input *input, int fd, struct sink *out, char *bytes, size_t capacity, size_t limit);
/* Reads the next line, without its newline (with `returns` also CR or CR LF); a last line without a newline counts. The
   line is valid until the next call. */
enum input_answer input_next(struct input *input, struct span *line);
/* Returns the next bytes without taking them: `want` of them (at most capacity), or all that are left. */
struct span input_peek(struct input *input, size_t want);
/* Returns how many bytes can be peeked at without a read. */
static inline size_t input_held(const struct input *input)
{
	return input->end - input->start;
}
/* Reads more for input_byte(); false at the end. */
bool input_refill(struct input *input);
/* Reads once, without waiting on a non-blocking descriptor. */
void input_take(struct input *input);

/* Returns the next byte, or -1 at the end. Does not count lines. */
static inline int input_byte(struct input *input)
{
	if (input->start == input->end && !input_refill(input))
		return -1;
	return (unsigned char)input->bytes[input->start++];
}

#endif
