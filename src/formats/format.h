/* A format of written games: its row, and what readers and writers share. */
#ifndef FORMAT_H
#define FORMAT_H

#include "base/input.h"
#include "record/replay.h"

/* A file of games, while a reader reads it. */
struct collection {
	struct input *input;
	struct replay *replay;
	struct span name;   /* of the file, without folder and ending; empty for standard input */
	enum coords coords; /* of points, if the format does not say */
	bool variations;    /* each leaf of a tree is a game; else only its first line is */
	unsigned long long newlines; /* that collection_byte() has read */
	unsigned long long line;     /* the line on which the game begins, from 1; 0: the format has no lines */
	unsigned long long games;    /* so far */
	bool branches;               /* a tree has more than its first line, which was left out */
	bool unreadable;             /* if no game is found, a remark has said why */
	bool stopped;                /* set by `take`: the reader must return */
	/* Called by the reader: with a game in `replay`, ended; with a rule's name that nobody knows; with a remark on
	   the whole file, which is `trouble` if games are lost. */
	void (*take)(struct collection *collection);
	void (*unknown_rule)(struct collection *collection, struct span name);
	void (*remark)(struct collection *collection, const char *what, bool trouble);
	void *context;
	void *state; /* of the reader: zero before its first file */
};

/* Which stones of a picture have the number of their ply on them. */
struct numbering {
	enum { NUMBER_FROM, NUMBER_LAST, NUMBER_NONE } what;
	int from; /* the first ply that has one; 0: all */
};

/* How and where games are written. */
struct writing {
	struct sink *out;
	enum coords coords; /* of labels */
	bool mark_forbidden;
	struct numbering numbering;
	/* Writes a comment on the position after so many plies. Returns its length, 0 for no comment. NULL: there are no
	   comments. */
	size_t (*comment)(const struct writing *writing, int plies, char *out, size_t room);
	const void *context; /* of `comment` */
	bool exhausted;     /* there is no memory for the last game */
	void *state;        /* of the format, from its first game to finish() */
};

enum { FORMAT_ENDINGS_MAX = 2 };

/* The options for which --help gives a format as an example. */
enum {
	EXAMPLE_READ = 1 << 0,
	EXAMPLE_WRITTEN = 1 << 1,
};

/* A row of the table of formats (formats.h). A field that does not apply is left out. */
struct format {
	const char *name;
	const char *endings[FORMAT_ENDINGS_MAX]; /* of file names, without the dot */
	const char *beginning; /* its files begin so, and no line of a game does: the referee points to -g */
	unsigned examples;     /* EXAMPLE_... */
	bool binary;   /* any bytes may begin it: it is tried first, and not checked for other programs' files */
	bool loose;    /* it matches some lines of other text formats, too: it is tried after them */
	bool lettered; /* -c says how points are written */
	bool lines;    /* each game is a line: an input of lines without a game is no problem */
	/* Does the input look like this format? `head` reaches to the end of the first line that is neither blank nor a
	   comment, but no further than 4 kB. NULL: a first line cannot tell, or any line is one of this format (moves). */
	bool (*matches)(struct span head, enum coords coords);
	/* Does such a first line, which matches, show for certain that the input is text? NULL: only its first character
	   matched. */
	bool (*is_text)(struct span head, enum coords coords);
	/* Does the input look like this format? For formats that a first line cannot tell; these are asked first. */
	bool (*is_at)(struct input *input, enum coords coords);
	size_t state; /* size of the reader's state, at collection->state */
	/* Reads the input, and tells each game. NULL: the format cannot be read. */
	void (*read)(struct collection *collection);
	/* Writes the game. False, and nothing written, if the format cannot hold it. NULL: the format cannot be written. */
	bool (*write)(struct writing *writing, const struct replay *replay);
	/* Writes what must follow the last game. */
	bool (*finish)(struct writing *writing);
};

/* An open reader, which keeps its state from file to file. Zero is none: the first file allocates it. */
struct reader {
	const struct format *format;
	void *state;
};

/* Reads the collection in this format, which can be read. False, and nothing read, if there is no memory. */
bool reader_read(struct reader *reader, const struct format *format, struct collection *collection);
void reader_free(struct reader *reader);

/* For readers: a game starts, and ends. */
void collection_start(struct collection *collection);
void collection_end(struct collection *collection);
/* Tells the name of the game's rule; "" and "-" are no names. */
void collection_rule(struct collection *collection, struct span name);
/* Calls `tell` for each line that is neither blank nor a comment, with a game started. A lone CR ends a line, too. */
void collection_each_line(struct collection *collection, void (*tell)(struct collection *collection, struct span line));

/* Returns the next byte, or -1 at the end. Counts newlines. */
static inline int collection_byte(struct collection *collection)
{
	int byte = input_byte(collection->input);
	collection->newlines += byte == '\n';
	return byte;
}

/* Skips a byte order mark. */
void collection_skip_mark(struct collection *collection);

/* Returns the line of the next byte. */
static inline unsigned long long collection_line(const struct collection *collection)
{
	return collection->newlines + 1;
}

/* Cuts the first line off the front, without its end: LF, CR LF or a lone CR. */
struct span format_cut_line(struct span *text);
/* Returns the last line of such a `head`, without byte order mark and without blanks around it. */
struct span format_first_line(struct span head);
/* Is the line a comment? There are no blanks around it. */
static inline bool format_is_comment(struct span line)
{
	return line.length > 0 && line.at[0] == '#';
}
/* Returns the text without a byte order mark before it. */
struct span format_without_mark(struct span text);
/* Cuts a line off the front of *text. */
typedef struct span line_cutter(struct span *text);
/* Returns the first bytes of the input, up to the end of so many lines, counted from the first that is neither blank
   nor a comment; fewer if the input has fewer, 4 kB at most. Reads no further than necessary. */
struct span format_head(struct input *input, int lines, line_cutter *cut);
/* Returns the same from the first line that is neither blank nor a comment. */
struct span format_lines(struct input *input, int lines);
/* Does the input have only blanks and comments? Reads no further than the first byte of anything else. */
bool format_nothing_said(struct input *input);

#endif
