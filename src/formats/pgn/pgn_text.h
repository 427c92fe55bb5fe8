/* The text of a PGN file: bytes, comments, and where a tag begins. */
#ifndef PGN_TEXT_H
#define PGN_TEXT_H

#include "formats/format.h"

/* What a byte is, or ends. */
enum {
	ENDS_LINE = 1 << 0,
	SPACE = 1 << 1,
	ENDS_WORD = 1 << 2,      /* blanks, comments, variations, tags and marks of moves */
	ENDS_VALUE = 1 << 3,     /* of a tag; also what needs care in it */
	ENDS_COMMENT = 1 << 4,   /* and the ends of its lines */
	ENDS_VARIATION = 1 << 5, /* and what is skipped in a variation as a whole */
	ENDS_POINT = 1 << 6,     /* stands between moves, unless points are numbers */
};
extern const unsigned char pgn_classes[UCHAR_MAX + 1];
static inline bool pgn_is(int c, unsigned class)
{
	return (pgn_classes[(unsigned char)c] & class) != 0;
}

struct pgn_text {
	struct collection *collection;
	struct input *input; /* the collection's; or the text of the variation that is read */
	int before;          /* the last byte read; a newline before the first */
	bool keeping;        /* what is read is kept, too */
	size_t length, room;
	char *kept;    /* the value of a tag; later the variations */
	bool lost;     /* there was no room for a text of this file */
	bool unquoted; /* a tag's value of this file has no closing quote */
	bool unclosed; /* a comment of this file has no closing brace before the next tag */
	bool closed;   /* the comment being read is known to have a closing brace */
};

/* Returns the next byte; -1 at the end. */
int pgn_next(struct pgn_text *text);
/* Returns it without reading it. */
static inline int pgn_peek(struct pgn_text *text)
{
	struct input *input = text->input;
	return input_held(input) > 0 || input_refill(input) ? (unsigned char)input->bytes[input->start] : -1;
}
/* Reads the bytes at hand, up to one of the class. Returns them, valid until the next read. They hold no line end. */
struct span pgn_take_until(struct pgn_text *text, unsigned class);
/* Returns the bytes that are kept. */
struct span pgn_kept(const struct pgn_text *text);

/* Reads a tag's value after its opening quote, up to the closing quote, and keeps it. Without a closing quote, the
   value ends with the line, or at a bracket that ends the line. Returns the byte after the value, or -1. */
int pgn_read_value(struct pgn_text *text);
/* Does the line begin with [NAME " ? */
bool pgn_begins_tag(struct span line);
/* Does a tag come next? */
bool pgn_is_at_tag(struct pgn_text *text);
/* Does a comment, or a line that is skipped, begin with the byte? `started`: a game has begun. */
static inline bool pgn_is_comment(const struct pgn_text *text, int c, bool started)
{
	return c == '{' || c == ';' || (c == '%' && pgn_is(text->before, ENDS_LINE)) || (c == '#' && !started);
}
/* Reads a comment, or a line that is skipped. Adds a comment to `notes`, unless they are NULL. Returns false if it is
   not closed: moves may be lost. Drops the comment if the input ends first. */
bool pgn_read_comment(struct pgn_text *text, struct notes *notes);

#endif
