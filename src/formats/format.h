/* Formats of written games: one reader and writer each, behind one struct. */
#ifndef FORMAT_H
#define FORMAT_H

#include "base/input.h"
#include "formats/replay.h"

/* A file of games, as a reader goes through it. */
struct collection {
	struct input *input;
	struct replay *replay;
	struct span name;   /* the file's, without folder and suffix; empty for standard input */
	enum coords coords; /* of plain lines */
	unsigned long long line;  /* where the game under way began, or 0 */
	unsigned long long games; /* told so far */
	bool stopped;             /* by who takes the games: the reader returns */
	void (*take)(struct collection *collection); /* takes the game in `replay`, ended */
	void *context;
};

struct format {
	const char *name;
	bool lines; /* a line each: an input that has lines, but no game in them, is fine */
	/* Do these first bytes look like it? They reach to the end of the first line that is neither blank nor a comment,
	   or of the input, 4 kB at most. NULL where nothing does. */
	bool (*matches)(struct span head);
	/* Tells every game of the input; NULL where the format can't be read. */
	void (*read)(struct collection *collection);
	/* Writes the game; false, and nothing written, when the format can't hold it. NULL where none can be written. */
	bool (*write)(struct sink *out, const struct replay *replay);
};

/* The reader's part: a game starts, and ends. */
void collection_start(struct collection *collection);
void collection_end(struct collection *collection);

/* The writers' part: Black's or White's stones that stood before the first move, each put by `put`; `before` it
   so many were. */
void format_each_setup(const struct replay *replay, enum side side, void (*put)(struct sink *out, int point, int size, int before),
                       struct sink *out);
bool format_has_setup(const struct replay *replay);
/* The readers' part: the last line of such first bytes, without byte order mark and blanks around. */
struct span format_first_line(struct span head);
/* The text without a byte order mark in front. */
struct span format_without_mark(struct span text);
/* A point in lower-case letters, as reports have it. */
void format_put_point(struct sink *out, int point, int size);
/* Text in one column of a line: TAB and newlines become '?'; "-" where there is none. */
void format_put_column(struct sink *out, struct span text);

#endif
