/* Formats of written games: one reader and writer each, behind one struct. */
#ifndef FORMAT_H
#define FORMAT_H

#include "base/input.h"
#include "record/replay.h"

/* A file of games, as a reader goes through it. */
struct collection {
	struct input *input;
	struct replay *replay;
	struct span name;   /* the file's, without folder and suffix; empty for standard input */
	enum coords coords; /* of points, where the format leaves it open */
	bool variations;    /* of a tree each leaf is a game, else its first line is */
	unsigned long long newlines; /* that collection_byte() has gone past */
	unsigned long long line;     /* where the game under way began, from 1; 0 where there are no lines */
	unsigned long long games;    /* told so far */
	bool branches;               /* of a tree more than the first line has come by, and was left out */
	bool unreadable;             /* as a whole, which was said: that no game is found need not be */
	bool stopped;                /* by who takes the games: the reader returns */
	/* What becomes of it: the game in `replay`, ended; a rule's name that nobody knows; something about the whole file
	   to be said, which is `trouble` where games are lost. */
	void (*take)(struct collection *collection);
	void (*unknown_rule)(struct collection *collection, struct span name);
	void (*remark)(struct collection *collection, const char *what, bool trouble);
	void *context;
	void *state; /* the reader's own */
};

/* Which stones of a picture have the number of their ply on them. */
struct numbering {
	enum { NUMBER_FROM, NUMBER_LAST, NUMBER_NONE } what;
	int from; /* the first ply; 0: all */
};

/* How and where games are written. */
struct writing {
	struct sink *out;
	enum coords coords; /* of labels */
	bool mark_forbidden;
	struct numbering numbering;
	/* What is to be remarked on the position after so many plies; its length, 0 for nothing. NULL: nothing ever. */
	size_t (*comment)(const struct writing *writing, int plies, char *out, size_t room);
	const void *context; /* of the comments */
	bool exhausted;     /* there was no memory for the last game */
	void *state;        /* the format's own, between its games */
};

enum { FORMAT_ENDINGS_MAX = 2 };

/* For which option --help gives a format as an example. */
enum {
	EXAMPLE_READ = 1 << 0,
	EXAMPLE_WRITTEN = 1 << 1,
};

/* A row of the table of formats (formats.h). What it does not have is left out. */
struct format {
	const char *name;
	const char *endings[FORMAT_ENDINGS_MAX]; /* of file names, without the dot */
	const char *beginning; /* of its files, and of no line of a game: the referee hints at -g */
	unsigned examples;     /* of what --help gives it as an example */
	bool binary;   /* any bytes can begin it */
	bool lettered; /* points are written as -c says */
	bool lines;    /* a line each: an input that has lines, but no game in them, is fine */
	/* Do these first bytes look like it? They reach to the end of the first line that is neither blank nor a comment,
	   or of the input, 4 kB at most. */
	bool (*matches)(struct span head, enum coords coords);
	/* Does such a first line, which matches, show that it is text, by more than its first character? */
	bool (*is_text)(struct span head, enum coords coords);
	/* Does the input look like it, where a first line can't show that? Asked before any first line is. */
	bool (*is_at)(struct input *input, enum coords coords);
	size_t state; /* bytes that `read` finds at collection->state, zero before the first file */
	/* Tells every game of the input. */
	void (*read)(struct collection *collection);
	/* Writes the game; false, and nothing written, when the format can't hold it. */
	bool (*write)(struct writing *writing, const struct replay *replay);
	/* After the last game, where something is still to be written. */
	bool (*finish)(struct writing *writing);
};

/* The state of one format's reader, kept from file to file. Zero is none: memory is taken by the first file. */
struct reader {
	const struct format *format;
	void *state;
};

/* Reads the collection in this format, which can be read. False, and nothing read, where there is no memory. */
bool reader_read(struct reader *reader, const struct format *format, struct collection *collection);
void reader_free(struct reader *reader);

/* The reader's part: a game starts, and ends. */
void collection_start(struct collection *collection);
void collection_end(struct collection *collection);
/* The record gives the rule this name; "" and "-" are none. */
void collection_rule(struct collection *collection, struct span name);
/* Calls tell for each line that holds a game; blank lines and comments do not. A lone CR ends a line too. */
void collection_each_line(struct collection *collection, void (*tell)(struct collection *collection, struct span line));

/* The next byte, or -1 at the end, newlines counted. */
static inline int collection_byte(struct collection *collection)
{
	int byte = input_byte(collection->input);
	collection->newlines += byte == '\n';
	return byte;
}

/* Goes on behind a byte order mark. */
void collection_skip_mark(struct collection *collection);

/* The line that the next byte is on. */
static inline unsigned long long collection_line(const struct collection *collection)
{
	return collection->newlines + 1;
}

/* Cuts the first line off the front, its end (LF, CR LF or a lone CR) dropped. */
struct span format_cut_line(struct span *text);
/* The readers' part: the last line of such first bytes, without byte order mark and blanks around. */
struct span format_first_line(struct span head);
/* Is the line, whose blanks were cut off, a comment? */
static inline bool format_is_comment(struct span line)
{
	return line.length > 0 && line.at[0] == '#';
}
/* The text without a byte order mark in front. */
struct span format_without_mark(struct span text);
/* Cuts a line off the front of *text. */
typedef struct span line_cutter(struct span *text);
/* Returns the input's first bytes up to the end of so many lines, counted from the first that is neither blank nor a
   comment: fewer where it has fewer, 4 kB at most. Reads no further than necessary. */
struct span format_head(struct input *input, int lines, line_cutter *cut);
/* Returns the first lines that are neither blanks nor comments, as above. */
struct span format_lines(struct input *input, int lines);
/* Are blanks and comments all there is in the input? Reads no further than to the first byte of anything else. */
bool format_nothing_said(struct input *input);

#endif
