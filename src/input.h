/* Bytes coming in, cut into lines of bounded length. Memory is constant however long a line is. */
#ifndef INPUT_H
#define INPUT_H

#include "text.h"

enum {
	INPUT_CHUNK = 1 << 16, /* bytes asked for at once */
	INPUT_HEAD = 80,       /* bytes that are kept of a line that is too long */
};

struct input {
	int fd;
	int failure; /* errno of a read that failed, or 0 */
	bool ended;  /* nothing more will come */
	bool skipping;
	size_t limit; /* bytes of the longest line, without its newline */
	size_t capacity;
	size_t start;
	size_t scanned;
	size_t end;
	char *bytes;                   /* the caller's */
	unsigned long long line_number; /* of the line last returned, from 1 */
};

enum input_answer {
	INPUT_LINE,
	INPUT_TOO_LONG, /* a line over the limit: the span has its first INPUT_HEAD bytes, the rest is dropped */
	INPUT_DRY,      /* no whole line is at hand: call input_fill(), which may wait */
	INPUT_END,      /* the end, or `failure` */
};

/* bytes must hold limit + INPUT_CHUNK. */
void input_open(struct input *input, int fd, char *bytes, size_t capacity, size_t limit);
/* The next line without its newline; a last line without one counts. It stays valid until input_fill(). */
enum input_answer input_next(struct input *input, struct span *line);
/* Reads once; waits when nothing is there. */
void input_fill(struct input *input);

#endif
