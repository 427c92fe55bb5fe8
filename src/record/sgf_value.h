/* Values of SGF: texts, and points. A point is two letters, a to z and then A to Z, for column and row from the upper
   left. */
#ifndef SGF_VALUE_H
#define SGF_VALUE_H

#include "base/sink.h"
#include "base/utf8.h"
#include "record/naming.h"
#include "rules/point.h"

enum { SGF_SIZE_MAX = 52 };

/* The encoding of texts. Some have characters of two bytes, whose second byte may be \ or ]. */
enum encoding {
	ENCODING_PLAIN, /* UTF-8, and all others without such bytes */
	ENCODING_SHIFT_JIS,
	ENCODING_CHINESE,
	ENCODING_PAIRS, /* not known: pairs of bytes as in ENCODING_CHINESE, but a ] always ends the value */
	ENCODING_NONE,  /* not named: a value that is UTF-8 is PLAIN, any other has PAIRS */
};

/* Returns the encoding that a value of CA names. */
enum encoding encoding_named(struct span name);
/* Returns the encoding of a value with these bytes, for ENCODING_NONE; any other encoding as it is. */
enum encoding encoding_of_value(enum encoding encoding, enum text_bytes bytes);
/* Is this the first byte of a character of two bytes? */
static inline bool encoding_is_lead(enum encoding encoding, int c)
{
	if (encoding == ENCODING_SHIFT_JIS)
		return (c >= 0x81 && c <= 0x9F) || (c >= 0xE0 && c <= 0xFC);
	return (encoding == ENCODING_CHINESE || encoding == ENCODING_PAIRS) && c >= 0x81 && c <= 0xFE;
}

/* Reads a point: two letters, or H8 and the like, which many programs write for gomoku. */
enum point_reading sgf_point_read(struct span text, int size, int *point);
/* Is the text a pass: empty, or `tt` on a board that is too small for that point? */
bool sgf_is_pass(struct span text, int size);

/* Returns the result that a value of RE states. */
enum game_result sgf_result_read(struct span text);
/* Is the value of RE what FF[4] allows: 0, Draw, Void, ?, B+ or W+, which R, T, F, their words or a number may
   follow? */
bool sgf_result_is_valid(struct span text);

/* Writes a point in brackets; POINT_NONE is a pass. The size of the board is at most SGF_SIZE_MAX. */
void sgf_put_point(struct sink *out, int point, int size);
/* How texts are written. */
struct sgf_style {
	enum encoding encoding;
	bool shown; /* the text goes to a terminal: TAB and newline stay, other unsafe characters become '?' */
};
/* What is escaped in a text: ] and \; a colon, too; nothing, because it has been. */
enum sgf_escapes { SGF_TEXT, SGF_LABEL, SGF_RAW };
/* Writes a text without brackets. Control characters other than TAB and line breaks become '?'. */
void sgf_put_bytes(struct sink *out, struct span text, struct sgf_style style, enum sgf_escapes escapes);
/* Writes the beginning of a label: [POINT: */
void sgf_begin_label(struct sink *out, int point, int size);
/* Writes a property with a text; nothing for an empty text. */
void sgf_put_property(struct sink *out, const char *name, struct span text, struct sgf_style style);

#endif
