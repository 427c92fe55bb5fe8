#include "formats/pgn/pgn_text.h"

#include <string.h>

#include "base/array.h"

enum {
	PGN_TEXT_MAX = 1 << 24, /* bytes of a tag's value, and of one game's variations */
	TAG_SEEN_MAX = 32,      /* bytes by which a tag is seen */
};

const unsigned char pgn_classes[UCHAR_MAX + 1] = {
	['\n'] = ENDS_LINE | SPACE | ENDS_WORD | ENDS_VALUE | ENDS_COMMENT | ENDS_VARIATION,
	['\r'] = ENDS_LINE | SPACE | ENDS_WORD | ENDS_VALUE | ENDS_COMMENT | ENDS_VARIATION,
	['\t'] = SPACE | ENDS_WORD,
	[' '] = SPACE | ENDS_WORD,
	['{'] = ENDS_WORD | ENDS_VARIATION,
	['}'] = ENDS_COMMENT,
	[';'] = ENDS_WORD | ENDS_VARIATION,
	['%'] = ENDS_VARIATION,
	['('] = ENDS_WORD | ENDS_VARIATION,
	[')'] = ENDS_VARIATION,
	['['] = ENDS_WORD | ENDS_VARIATION,
	['$'] = ENDS_WORD,
	['!'] = ENDS_WORD,
	['?'] = ENDS_WORD,
	['"'] = ENDS_VALUE,
	['\\'] = ENDS_VALUE,
	[','] = ENDS_POINT,
	['_'] = ENDS_POINT,
	[']'] = ENDS_VALUE};

/* Keeps bytes. */
static void keep_bytes(struct pgn_text *text, struct span bytes)
{
	if (bytes.length == 0)
		return;
	if (bytes.length > PGN_TEXT_MAX - text->length ||
	    !array_grow(&text->kept, &text->room, text->length + bytes.length, 1)) {
		text->lost = true;
		text->keeping = false;
		return;
	}
	memcpy(text->kept + text->length, bytes.at, bytes.length);
	text->length += bytes.length;
}

static void keep_byte(struct pgn_text *text, int c)
{
	char byte = (char)c;
	keep_bytes(text, (struct span){&byte, 1});
}

struct span pgn_kept(const struct pgn_text *text)
{
	return text->length > 0 ? (struct span){text->kept, text->length} : text_span("");
}

int pgn_next(struct pgn_text *text)
{
	int c = input_byte(text->input);
	if (c < 0)
		return c;
	text->collection->newlines += c == '\r' || (c == '\n' && text->before != '\r');
	text->before = c;
	if (text->keeping)
		keep_byte(text, c);
	return c;
}

struct span pgn_take_until(struct pgn_text *text, unsigned class)
{
	struct input *input = text->input;
	pgn_peek(text);
	struct span run = {input->bytes + input->start, 0};
	while (run.length < input_held(input) && !pgn_is(run.at[run.length], class))
		run.length++;
	if (run.length > 0)
		text->before = (unsigned char)run.at[run.length - 1];
	input->start += run.length;
	if (text->keeping)
		keep_bytes(text, run);
	return run;
}

int pgn_read_value(struct pgn_text *text)
{
	int c;
	bool bracket = false;
	for (;;) {
		struct span run = pgn_take_until(text, ENDS_VALUE);
		if (bracket && run.length > 0) {
			keep_byte(text, ']');
			bracket = false;
		}
		keep_bytes(text, run);
		c = pgn_next(text);
		bool ends = c < 0 || c == '"' || pgn_is(c, ENDS_LINE);
		if (bracket && !pgn_is(c, ENDS_LINE))
			keep_byte(text, ']');
		if (ends)
			break;
		bool second = decoder_splits(text->collection->replay->decoder, pgn_kept(text));
		bracket = c == ']' && !second;
		if (c == '\\' && !second)
			c = pgn_next(text);
		if (c >= 0 && !bracket)
			keep_byte(text, c);
	}
	text->unquoted |= pgn_is(c, ENDS_LINE);
	return c;
}

bool pgn_begins_tag(struct span line)
{
	size_t at = 1;
	if (line.length < 4 || line.at[0] != '[' || !text_letter(line.at[1]))
		return false;
	while (at < line.length && (text_letter(line.at[at]) || text_digit(line.at[at]) || line.at[at] == ' '))
		at++;
	return at < line.length && line.at[at] == '"' && line.at[at - 1] == ' ';
}

bool pgn_is_at_tag(struct pgn_text *text)
{
	struct input *input = text->input;
	return pgn_peek(text) == '[' &&
	       pgn_begins_tag(input_peek(input, TAG_SEEN_MAX < input->capacity ? TAG_SEEN_MAX : input->capacity));
}

/* Does the comment have a closing brace? Looks as far as the next opening brace, and as the input's buffer has room. */
static bool is_closed(struct input *input)
{
	enum { BRACE_NEAR = 1 << 10 }; /* looks farther only if there is no brace so near */
	size_t at = 0;
	for (size_t want = BRACE_NEAR;; want *= 2) {
		struct span ahead = input_peek(input, want < input->capacity ? want : input->capacity);
		while (at < ahead.length && ahead.at[at] != '}' && ahead.at[at] != '{')
			at++;
		if (at < ahead.length || ahead.length < want)
			return at < ahead.length && ahead.at[at] == '}';
	}
}

/* Does the comment end here, before a line that begins with a tag, because it has no closing brace? */
static bool is_abandoned(struct pgn_text *text)
{
	if (text->closed || !pgn_is(text->before, ENDS_LINE) || !pgn_is_at_tag(text))
		return false;
	text->closed = is_closed(text->input); /* looks only once, because it looks far */
	text->unclosed |= !text->closed;
	return !text->closed;
}

/* Reads what comes after an opening brace, up to the closing one. Returns false if there is none: moves may be lost.
   Drops the comment if the input ends first. */
static bool read_braces(struct pgn_text *text, struct notes *notes)
{
	int c = ' ';
	bool second = false; /* c is the second byte of a character */
	text->closed = false;
	while (c >= 0 && (c != '}' || second) && !is_abandoned(text)) {
		struct span run = pgn_take_until(text, ENDS_COMMENT);
		notes_put(notes, run.at, run.length);
		second = decoder_splits(text->collection->replay->decoder, run);
		if (run.length > 0 && input_held(text->input) == 0 && !second) { /* the next run begins with a character, too */
			c = ' ';
			continue;
		}
		c = pgn_next(text);
		char byte = (char)c;
		if (c >= 0 && (c != '}' || second))
			notes_put(notes, &byte, 1);
	}
	if (c < 0)
		notes_drop(notes);
	else
		notes_end(notes);
	return c == '}' && !second;
}

bool pgn_read_comment(struct pgn_text *text, struct notes *notes)
{
	int c = pgn_next(text);
	if (c != '{' && c != ';')
		notes = NULL;
	notes_begin(notes, NOTE_COMMENT, POINT_NONE);
	if (c == '{')
		return read_braces(text, notes);
	while (pgn_peek(text) == ' ')
		pgn_next(text);
	while (pgn_peek(text) >= 0 && !pgn_is(pgn_peek(text), ENDS_LINE)) {
		struct span run = pgn_take_until(text, ENDS_LINE);
		notes_put(notes, run.at, run.length);
	}
	notes_end(notes);
	return true;
}
