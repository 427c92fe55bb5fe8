/* Input as lines of bounded length, or byte by byte. Memory is constant however long a line is. */
#ifndef INPUT_H
#define INPUT_H

#include "base/sink.h"
#include "os/file.h"

/* The regular files that standard output and standard error go to. As an input they might never end. */
struct outputs {
	int count;
	struct file_state at[2];
};
struct outputs outputs_find(void);
/* Does the path name one of them? "-" is standard input. */
bool outputs_include_path(const struct outputs *outputs, const char *path);
/* Opens a file for reading; "-" is standard input. Returns the descriptor; or -1, and in *error an errno, or
   ERROR_SAME_FILE (message.h) for one of the outputs. */
int input_open_file(const char *path, const struct outputs *outputs, int *error);
/* Closes it, unless it is standard input. */
void input_close_file(int fd);

enum {
	INPUT_CHUNK = 1 << 16, /* the fewest bytes that a read of input_next() asks for */
	INPUT_HEAD = 80,       /* bytes that are kept of a line that is too long */
};

struct input {
	int fd;
	int failure;                        /* errno of a failed read, or 0 */
	bool ended;                         /* the end was reached */
	bool skipping;                      /* inside the rest of a line that is too long */
	bool returns;                       /* a lone carriage return also ends a line; set by the caller */
	bool after_return;                  /* the last line ended in CR; a newline that follows belongs to it */
	struct sink *out;                   /* flushed before each read, because a read may wait; may be NULL */
	void (*before_read)(void *context); /* called before each read; set by the caller; may be NULL */
	void *context;
	size_t limit; /* bytes of the longest line, without its newline */
	size_t capacity;
	size_t start;
	size_t scanned;        /* there is no newline between start and this offset */
	size_t return_scanned; /* with `returns`: there is no carriage return between start and this offset */
	size_t end;
	char *bytes;                    /* the caller's buffer */
	unsigned long long read;        /* bytes so far */
	unsigned long long line_number; /* of the last line returned, from 1 */
};

enum input_answer {
	INPUT_LINE,
	INPUT_TOO_LONG, /* a line over the limit: the span has its first INPUT_HEAD bytes, the rest is dropped */
	INPUT_END,      /* the end of the input, or `failure` */
};

/* Opens the input. `limit` is at least INPUT_HEAD, `capacity` at least limit + INPUT_CHUNK. */
void input_open(struct input *input, int fd, struct sink *out, char *bytes, size_t capacity, size_t limit);
/* Reads the next line, without its newline (with `returns` also CR or CR LF). The last line may lack one. The line
   is valid until the next call. */
enum input_answer input_next(struct input *input, struct span *line);
/* Can input_next() answer without a read? Drops what was read of a line that is too long, but for its head. */
bool input_has_line(struct input *input);
/* Takes whole lines that have been read, up to the last newline within `most` bytes. Returns them with their ends;
   nothing if there is no newline. Counts them as input_next() does. */
struct span input_take_lines(struct input *input, size_t most);
/* Returns the next bytes without consuming them: `want` (at most capacity), or all that are left. They are valid until
   the next read. */
struct span input_peek(struct input *input, size_t want);
/* Returns the number of bytes that can be peeked at without a read. */
static inline size_t input_held(const struct input *input)
{
	return input->end - input->start;
}
/* Reads more bytes for input_byte(). Returns false at the end. */
bool input_refill(struct input *input);
/* Reads once, unless the input has ended. Does not wait if the descriptor is non-blocking. The buffer must have room
   for a byte. */
void input_take(struct input *input);

/* Returns the next byte, or -1 at the end. Does not count lines. */
static inline int input_byte(struct input *input)
{
	if (input->start == input->end && !input_refill(input))
		return -1;
	return (unsigned char)input->bytes[input->start++];
}

#endif
