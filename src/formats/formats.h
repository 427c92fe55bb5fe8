/* The lists of formats, and which of them an input has. */
#ifndef FORMATS_H
#define FORMATS_H

#include "formats/format.h"

/* The formats that can be read and those that can be written, in the order in which --from and --to list them. The rest
   of the row stands at the end of the format's file, as `const struct format format_NAME`. The file has the name of the
   format, but json is in json_games.c, moves and compact are in move_lines.c, psq and rec in piskvork.c.
   A new format is such a file, and a name at the end of one list or of both. The options, their help and completion,
   the endings that save knows, the referee's hint at -g and the fuzz targets (Makefile) follow;
   tests/unit/test_formats.c needs two files of it. */
#define FORMATS_READ(ROW) \
	ROW(moves) \
	ROW(sgf) \
	ROW(psq) \
	ROW(rec) \
	ROW(rif) \
	ROW(pgn) \
	ROW(csv) \
	ROW(lib) \
	ROW(pos) \
	ROW(winner) \
	ROW(offset) \
	ROW(json)

#define FORMATS_WRITTEN(ROW) \
	ROW(moves) \
	ROW(compact) \
	ROW(sgf) \
	ROW(psq) \
	ROW(json) \
	ROW(lib) \
	ROW(svg)

#define FORMAT_DECLARED(name) extern const struct format format_##name;
FORMATS_READ(FORMAT_DECLARED)
FORMATS_WRITTEN(FORMAT_DECLARED)
#undef FORMAT_DECLARED

extern const char *const formats_read_names[];  /* auto first; ends in NULL */
extern const char *const formats_write_names[]; /* ends in NULL */
/* Write the names that --help gives as examples, "one, two", terminated. Return out. */
const char *formats_read_examples(char *out, size_t room);
const char *formats_write_examples(char *out, size_t room);

/* Returns the format with this name; NULL for auto and other names. */
const struct format *format_named(const char *name);
/* Returns the format that files with this ending hold, NULL where there is none. The ending has no dot. */
const struct format *format_by_ending(struct span ending);
/* Does the text begin as a file of games does, and no line of a game? */
bool format_begins(struct span text);

/* Returns the format that the input's first bytes look like: plain lines, if no other. Reads no further than necessary,
   and always as far for the same bytes. */
const struct format *format_guess(struct input *input, enum coords coords);
/* Returns the readable format that the first line alone looks like. */
const struct format *format_by_line(struct span head, enum coords coords);
/* Says what the input is that no format reads (compressed, of another encoding, another program's file), and what to
   pipe it through: "gzip; pipe it through gzip -dc". NULL where its first bytes are nothing of the kind. */
const char *format_foreign(struct input *input);

#endif
