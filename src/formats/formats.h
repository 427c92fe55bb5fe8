/* The lists of formats, and how the format of an input is detected. */
#ifndef FORMATS_H
#define FORMATS_H

#include "formats/format.h"

/* The formats that can be read, and those that can be written, in the order of --from and --to. `const struct format
   format_NAME` describes each of them, at the end of NAME.c, in this folder or one below it. Exceptions: json
   is in json/json_games.c, board in drawn_board.c, moves and compact are in move_lines.c.
   To add a format, write such a file, and add its name to the end of one list or both, and to FORMATS_GUESSED. The
   lists provide the rest: the options, their completion, the file extensions that save knows, the referee's
   suggestion of -g and the fuzz targets (Makefile).
   tests/unit/test_formats.c needs two files in the format. */
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
	ROW(json) \
	ROW(lines) \
	ROW(ccgc) \
	ROW(board)

#define FORMATS_WRITTEN(ROW) \
	ROW(moves) \
	ROW(compact) \
	ROW(lines) \
	ROW(sgf) \
	ROW(psq) \
	ROW(pgn) \
	ROW(json) \
	ROW(lib) \
	ROW(svg) \
	ROW(graph)

/* The order in which auto tries the formats. It takes plain lines (moves) if no other matches. */
#define FORMATS_GUESSED(ROW) \
	ROW(lib) \
	ROW(pos) \
	ROW(sgf) \
	ROW(rif) \
	ROW(ccgc) \
	ROW(pgn) \
	ROW(json) \
	ROW(psq) \
	ROW(csv) \
	ROW(rec) \
	ROW(winner) \
	ROW(offset) \
	ROW(board) \
	ROW(lines)

#define FORMAT_DECLARED(name) extern const struct format format_##name;
FORMATS_READ(FORMAT_DECLARED)
FORMATS_WRITTEN(FORMAT_DECLARED)
#undef FORMAT_DECLARED
/* Writes one SGF tree of all games (--to=sgf --tree). It has no name of its own in --to. */
extern const struct format format_sgf_tree;

extern const char *const formats_read_names[];  /* auto first; ends in NULL */
extern const char *const formats_write_names[]; /* ends in NULL */

/* Returns the format with this name; NULL for auto and other names. */
const struct format *format_named(const char *name);
/* Returns the format of files with this extension, given without the dot; NULL if there is none. */
const struct format *format_by_ending(struct span ending);
/* Do files with this extension hold games that can be read? */
bool format_ending_is_read(struct span ending);
/* Does the text begin with the `beginning` of a format? Then it is not a line of renju-lines(5). */
bool format_begins(struct span text);

/* Detects the format by the first bytes of the input; plain lines if no other matches. Reads no more input than
   necessary, and for the same bytes always the same amount. */
const struct format *format_guess(struct input *input, enum coords coords);
/* Returns the first readable format whose `matches` accepts `head`; plain lines (moves) if there is none. */
const struct format *format_by_line(struct span head, enum coords coords);
/* Is the first line of plain lines words between commas, semicolons or TABs, and no moves? Then the input is a table
   whose first line does not name a column of moves. */
bool format_is_table(struct span head, enum coords coords);
/* Returns the name of a format that renju does not read (compressed, another encoding or program), with advice:
   "gzip; pipe it through gzip -dc". Returns NULL if the first bytes show no such format. */
const char *format_foreign(struct input *input);

#endif
