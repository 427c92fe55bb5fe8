/* A format of written games: its description, and what readers and writers share. */
#ifndef FORMAT_H
#define FORMAT_H

#include "base/input.h"
#include "record/annotation.h"
#include "record/decoder.h"
#include "record/replay.h"

enum {
	COLLECTION_LINE_MAX = 1 << 20,  /* bytes of a line with a game, for the input that a reader reads */
	COLLECTION_MOVES_MAX = 1 << 20, /* bytes of one game's moves that a reader keeps */
	COLLECTION_NAME_MAX = 1 << 12,  /* bytes of an id or a player's name that a reader keeps, if it copies them */
	COLLECTION_NAME_ROOM = COLLECTION_NAME_MAX + 4, /* room to read a name into: shows where to cut a longer one */
	COLLECTION_FILE_ID = 1 << 9,                    /* room for a file's name and the number of a game */
};

/* The names of a game that readers keep: of the players by side, and others. */
enum kept_name { KEPT_BLACK, KEPT_WHITE, KEPT_ID, KEPT_BLACK_RATING, KEPT_WHITE_RATING, KEPT_TYPE, KEPT_NAMES };

/* A file of games, while a reader reads it. */
struct collection {
	struct input *input;
	struct replay *replay;
	struct reader *reader;
	struct span name;                 /* the file's name without directory and extension; empty for standard input */
	enum coords coords;               /* the notation of points, for a format that does not fix one */
	bool variations;                  /* read each leaf of an SGF tree as a game; false: only the main line */
	unsigned long long newlines;      /* read by collection_byte() so far */
	unsigned long long line;          /* where the game begins, from 1; 0: the format has no lines */
	unsigned long long games;         /* number of games begun so far */
	bool branches;                    /* a tree has variations, which were skipped */
	bool unreadable;                  /* if there are no games, a remark has said why */
	bool names_cut;                   /* collection_cut_name() has cut a name of this file */
	unsigned odd;                     /* bits of the reader, for its remarks at the end of the file */
	bool stopped;                     /* set by `take`: the reader must return */
	bool resumed;                     /* the input begins after a game of the file; `state` holds what was before */
	char file_id[COLLECTION_FILE_ID]; /* for collection_name_game() */
	/* The reader calls `take` when `replay` holds a complete game, `unknown_rule` for the name of a rule that it does
	   not know, and `remark` for a message about the whole file. `loses_games`: games are lost. `unknown_rule` and
	   `remark` may be NULL. */
	void (*take)(struct collection *collection);
	void (*unknown_rule)(struct collection *collection, struct span name);
	void (*remark)(struct collection *collection, const char *what, bool loses_games);
	/* May take games off the input by itself, before each game of a format with `read_line` or `measure`; it may stop
	   the reader. NULL: the reader reads all games. */
	void (*take_games)(struct collection *collection);
	void *context;
	void *state; /* the reader's own data, kept from file to file; all zero before the first file */
};

/* Which stones of a picture show the number of their ply. */
struct numbering {
	enum { NUMBER_FROM, NUMBER_LAST, NUMBER_NONE } what;
	int from; /* the first ply with a number; 0: all */
};

/* Where and how games are written. */
struct writing {
	struct sink *out;
	enum coords coords; /* of the labels in a picture */
	bool mark_forbidden;
	struct numbering numbering;
	bool captioned; /* a picture has a line below the board */
	/* Writes a comment on the position after `plies` plies. At ply 0 it goes before the game's own comment, at other
	   plies after that comment. Returns the length, 0 for no comment. NULL: no comments. */
	size_t (*comment)(const struct writing *writing, int plies, char *out, size_t room);
	const void *context;                  /* for `comment` */
	const struct annotation *annotations; /* of each ply, from 0, of the game that is written; NULL: none */
	bool shown;                           /* the output goes to a terminal */
	bool exhausted;                       /* memory ran out for the last game */
	bool begun;                           /* set by a `write` that separates games */
	const char *termination;              /* how the game ended, for formats with words for it; NULL: not known */
	void *state;                          /* the format's own data, from its first game to finish(); else NULL */
};

enum { FORMAT_ENDINGS_MAX = 3 };

/* A format. Fields that do not apply are zero. */
struct format {
	const char *name;
	const char *endings[FORMAT_ENDINGS_MAX]; /* file name extensions, without the dot */
	/* Files begin with this text, lines of renju-lines(5) never do. If one does, the referee suggests -g. Without
	   `matches` and `is_at` the format is recognized by it. */
	const char *beginning;
	const char *mark; /* a file that begins with this comment is of the format, whatever its first line looks like */
	bool binary;      /* a file may begin with any byte: if --from names it, format_foreign() is not asked */
	bool uses_coords; /* option -c gives the notation of points */
	bool lines;       /* made of lines: an input that has only blank lines and comments is not a problem */
	/* Does the input look like this format? `line` is format_first_line(). NULL: the first line does not show the
	   format, or any line matches (moves). */
	bool (*matches)(struct span line, enum coords coords);
	/* Does the first line prove that the input is text? NULL: it never does, e.g. because `matches` looks at the first
	   character only. */
	bool (*is_text)(struct span line, enum coords coords);
	/* Does the input look like this format? For formats that the first line does not show. */
	bool (*is_at)(struct input *input, enum coords coords);
	size_t state; /* size in bytes of the reader's state, collection->state */
	/* Reads the games of the input. NULL if `read_line` reads each of them from a line that is neither blank nor a
	   comment. Both are NULL: the format cannot be read. A line that is too long is a problem of its game instead. A
	   lone CR also ends a line. */
	void (*read)(struct collection *collection);
	void (*read_line)(struct collection *collection, struct span line);
	/* Returns how many bytes of the text are whole games: there `read` would be between games, whatever follows. `read`
	   is between games, too; it has read all before the text. Adds the newlines to collection->newlines. NULL: the
	   input cannot be cut. */
	size_t (*measure)(struct collection *collection, struct span text);
	size_t shared; /* the first bytes of the state: all that these games depend on; they leave it as it is */
	/* Writes a game. Returns false, and writes nothing, if the format cannot hold it or, with `exhausted` set, if
	   memory runs out. NULL: the format cannot be written. */
	bool (*write)(struct writing *writing, const struct replay *replay);
	/* Writes what follows the last game. Returns false if memory ran out. NULL: nothing follows. */
	bool (*finish)(struct writing *writing);
	bool annotated; /* `write` needs annotations */
	bool noted;     /* `write` writes notes */
};

/* Reads files of games, one after the other. Large: allocate it, zeroed. */
struct reader {
	const struct format *format;
	void *state;                                    /* kept from file to file of the same format */
	struct decoder decoder;                         /* the caller sets its `given` */
	char kept[KEPT_NAMES][COLLECTION_NAME_MAX];     /* names of the game, as they are written */
	char decoded[KEPT_ID + 1][COLLECTION_NAME_MAX]; /* the same in UTF-8 */
	struct collection collection;                   /* the current file */
	struct replay replay;                           /* the current game */
	struct notes notes;                             /* its notes, if the caller sets replay.notes to them */
	struct input input;
	char bytes[COLLECTION_LINE_MAX + INPUT_CHUNK];
};

/* Gives the reader a state for the format. Returns false when memory runs out. */
bool reader_prepare(struct reader *reader, const struct format *format);
/* Begins to read an open file, which stays open. The caller then sets `take`, and what else it needs. */
void reader_open(struct reader *reader, int fd, enum coords coords);
/* Reads the file in a readable format. Returns false, and reads nothing, when memory runs out. */
bool reader_read(struct reader *reader, const struct format *format);
void reader_free(struct reader *reader);

/* For readers: start a game, which begins at this line, 0 if the format has no lines; end it, and call `take`. */
void collection_start(struct collection *collection, unsigned long long line);
void collection_end(struct collection *collection);
/* Makes the file's name the game's id, from the second game on with its number: "name-2". */
void collection_name_game(struct collection *collection);
/* Returns a text of the file in UTF-8, as decoder_text() does. collection_rule(), notes_end(), and for id and players
   collection_end() decode by themselves. */
struct span collection_decode(struct collection *collection, struct span text);
/* Sets the game's rule by its name, and with `uses_record` also the opening. "" and "-" change nothing; an unknown
   name goes to unknown_rule. */
void collection_rule(struct collection *collection, struct span name);
/* Sets the game's size, a number; any other text is a problem. "" and "-" change nothing. */
void collection_size(struct collection *collection, struct span text);
/* Returns the id, or the name of a player or an event, cut to COLLECTION_NAME_MAX bytes between characters. After the
   file reader_read() makes a remark if a name was cut. */
struct span collection_cut_name(struct collection *collection, struct span name);
/* Cuts the name, and copies it. Returns the copy, which is valid until the next name of this kind. */
struct span collection_keep_name(struct collection *collection, enum kept_name kind, struct span name);
/* Call the collection's unknown_rule and remark, if it has them. */
void collection_unknown_rule(struct collection *collection, struct span name);
void collection_remark(struct collection *collection, const char *what, bool loses_games);

/* Returns the next byte, or -1 at the end. Counts newlines. */
static inline int collection_byte(struct collection *collection)
{
	int byte = input_byte(collection->input);
	collection->newlines += byte == '\n';
	return byte;
}

/* Skips a byte order mark. */
void collection_skip_mark(struct collection *collection);

/* Returns the line number of the next byte. */
static inline unsigned long long collection_line(const struct collection *collection)
{
	return collection->newlines + 1;
}

/* Cuts off the first line, and returns it without its end: LF, CR LF or a lone CR. */
struct span format_cut_line(struct span *text);
/* Returns the last line of a head, without its byte order mark and surrounding blanks. The head ends with the first
   line that is neither blank nor a comment, and fits into the input's buffer. */
struct span format_first_line(struct span head);
/* Is the byte a blank or the end of a line? */
static inline bool format_is_space(int c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}
/* Is the trimmed line a comment? */
static inline bool format_is_comment(struct span line)
{
	return line.length > 0 && line.at[0] == '#';
}
/* Cuts the first line off *text, and returns it without its end. */
typedef struct span line_cutter(struct span *text);
/* Peeks at the beginning of the input up to the end of `lines` lines, counted from the first one that is neither
   blank nor a comment; as much as fits into the input's buffer. Reads no more input than necessary. */
struct span format_head(struct input *input, int lines, line_cutter *cut);
/* Peeks like format_head(), without the blank lines and comments at the start. */
struct span format_head_lines(struct input *input, int lines);
/* Does the input have nothing but blanks and comments? Peeks, no further than necessary. False if blanks and comments
   fill the input's buffer. */
bool format_is_blank(struct input *input);

#endif
