#include "record/sgf_value.h"

#include "base/utf8.h"

enum { PASS_SIZE_MAX = 19 }; /* on boards up to this size `tt` is a pass */

static int coordinate(char c)
{
	if (c >= 'a' && c <= 'z')
		return c - 'a';
	return c >= 'A' && c <= 'Z' ? c - 'A' + 26 : -1;
}

enum point_reading sgf_point_read(struct span text, int size, int *point)
{
	if (text.length != 2 || coordinate(text.at[0]) < 0 || coordinate(text.at[1]) < 0)
		return point_read(text, COORDS_LETTERS, size, point);
	int x = coordinate(text.at[0]);
	int y = size - 1 - coordinate(text.at[1]);
	if (x >= size || y < 0)
		return POINT_OFF_BOARD;
	*point = point_at(x, y);
	return POINT_READ;
}

bool sgf_is_pass(struct span text, int size)
{
	return text.length == 0 || (size <= PASS_SIZE_MAX && text.length == 2 && text.at[0] == 't' && text.at[1] == 't');
}

static char sgf_letter_of(int coordinate)
{
	return (char)(coordinate < 26 ? 'a' + coordinate : 'A' + coordinate - 26);
}

enum encoding encoding_named(struct span name)
{
	static const struct {
		const char *name;
		enum encoding encoding;
	} encodings[] = {{"Shift_JIS", ENCODING_SHIFT_JIS}, {"Shift-JIS", ENCODING_SHIFT_JIS},
	                 {"SJIS", ENCODING_SHIFT_JIS},      {"GBK", ENCODING_CHINESE},
	                 {"GB2312", ENCODING_CHINESE},      {"GB18030", ENCODING_CHINESE},
	                 {"Big5", ENCODING_CHINESE}};
	name = text_trim(name);
	for (size_t i = 0; i < sizeof encodings / sizeof *encodings; i++)
		if (text_is(name, encodings[i].name))
			return encodings[i].encoding;
	return ENCODING_PLAIN;
}

enum encoding encoding_of_value(enum encoding encoding, enum text_bytes bytes)
{
	if (encoding != ENCODING_NONE)
		return encoding;
	return bytes == BYTES_OTHER ? ENCODING_PAIRS : ENCODING_PLAIN;
}

enum game_result sgf_result_read(struct span text)
{
	text = text_trim(text);
	return text_is(text, "0") ? RESULT_DRAW : naming_result(text);
}

/* Is the text one of these words, which end in NULL? Case matters. */
static bool is_word_of(struct span text, const char *const *words)
{
	while (*words && !text_same(text, text_span(*words)))
		words++;
	return *words;
}

bool sgf_result_is_valid(struct span text)
{
	static const char *const whole[] = {"0", "Draw", "Void", "?", "B+", "W+", NULL};
	static const char *const ends[] = {"R", "Resign", "T", "Time", "F", "Forfeit", NULL};
	if (is_word_of(text, whole))
		return true;
	if (text.length < 2 || !is_word_of((struct span){text.at, 2}, whole + 4))
		return false;
	struct span end = text_after(text, 2), fraction = end, number = text_cut_to(&fraction, '.');
	bool decimal = number.length == end.length || (fraction.length > 0 && text_digits(fraction) == fraction.length);
	return is_word_of(end, ends) || (number.length > 0 && text_digits(number) == number.length && decimal);
}

/* Writes a text that goes to a terminal. */
static void put_shown(struct sink *out, struct span text, enum sgf_escapes escapes)
{
	const struct sgf_style plain = {ENCODING_PLAIN, false};
	while (text.length > 0) {
		struct span space = {text.at, text.at[0] == '\t' || text.at[0] == '\n'};
		text_skip(&text, space.length);
		sgf_put_bytes(out, space.length > 0 ? space : utf8_cut_shown(&text), plain, escapes);
	}
}

/* Returns the number of bytes before the first control character, as utf8_plain() does. In an encoding with characters
   of two bytes only those of ASCII count: two neighbors may look like a control of UTF-8. */
static size_t plain_part(struct span text, enum encoding encoding, size_t *control)
{
	size_t plain = 0;
	if (encoding != ENCODING_SHIFT_JIS && encoding != ENCODING_CHINESE)
		return utf8_plain(text, control);
	while (plain < text.length && ((text.at[plain] & 0x80) != 0 || !utf8_is_control((unsigned char)text.at[plain])))
		plain++;
	*control = plain < text.length;
	return plain;
}

/* Writes a text without controls, escaped. */
static void put_plain_bytes(struct sink *out, struct span text, enum encoding encoding, bool label)
{
	bool second = false; /* the byte is the second of a character */
	for (size_t i = 0; i < text.length; i++) {
		unsigned char c = (unsigned char)text.at[i];
		second = second && c >= 0x40;
		bool lead = !second && encoding_is_lead(encoding, c);
		if ((c == ']' || c == '\\' || (c == ':' && label)) && !second)
			sink_char(out, '\\');
		bool before_bracket = i + 1 < text.length && text.at[i + 1] == ']' && encoding == ENCODING_PAIRS;
		bool before_colon = i + 1 < text.length && text.at[i + 1] == ':' && label;
		if (lead && (before_bracket || before_colon)) {
			sink_char(out, '\\'); /* then the byte begins no pair, and the backslash after it ends none */
			lead = false;
		}
		if (lead && i + 1 == text.length && encoding != ENCODING_PAIRS)
			c = '?'; /* half a character would eat the bracket */
		sink_char(out, (char)c);
		second = lead;
	}
}

void sgf_put_bytes(struct sink *out, struct span text, struct sgf_style style, enum sgf_escapes escapes)
{
	if (style.shown) {
		put_shown(out, text, escapes);
		return;
	}
	enum encoding encoding = encoding_of_value(style.encoding,
	                                           style.encoding == ENCODING_NONE ? utf8_bytes(text) : BYTES_OTHER);
	for (size_t plain, control; text.length > 0; text_skip(&text, control)) {
		plain = plain_part(text, encoding, &control);
		if (escapes == SGF_RAW)
			sink_span(out, (struct span){text.at, plain});
		else
			put_plain_bytes(out, (struct span){text.at, plain}, encoding, escapes == SGF_LABEL);
		text_skip(&text, plain);
		if (control > 0)
			sink_char(out, utf8_shown_control(text));
	}
}

void sgf_put_property(struct sink *out, const char *name, struct span text, struct sgf_style style)
{
	if (text.length == 0)
		return;
	sink_text(out, name);
	sink_char(out, '[');
	sgf_put_bytes(out, text, style, SGF_TEXT);
	sink_char(out, ']');
}

static inline char *write_letters(char *at, int point, int size)
{
	*at++ = sgf_letter_of(point_x(point));
	*at++ = sgf_letter_of(size - 1 - point_y(point));
	return at;
}

void sgf_put_point(struct sink *out, int point, int size)
{
	char *at = sink_room(out, 4);
	*at++ = '[';
	if (point != POINT_NONE)
		at = write_letters(at, point, size);
	*at++ = ']';
	sink_advance(out, at);
}

void sgf_begin_label(struct sink *out, int point, int size)
{
	char *at = sink_room(out, 4);
	*at++ = '[';
	at = write_letters(at, point, size);
	*at++ = ':';
	sink_advance(out, at);
}
