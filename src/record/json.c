#include "record/json.h"

#include <stdint.h>
#include <string.h>

#include "base/utf8.h"

static void put_character(struct sink *out, struct span character)
{
	unsigned code = utf8_code(character);
	if (code == '"' || code == '\\') {
		sink_char(out, '\\');
		sink_char(out, (char)code);
	} else if (utf8_is_control(code)) { /* every control character is below U+10000 */
		sink_text(out, "\\u");
		for (int shift = 12; shift >= 0; shift -= 4)
			sink_char(out, "0123456789abcdef"[code >> shift & 15]);
	} else {
		sink_span(out, character);
	}
}

/* Is the byte written as it is, as most are? */
static bool is_plain(char c)
{
	return text_printable(c) == c && c != '"' && c != '\\';
}

void json_characters(struct sink *out, struct span text)
{
	for (size_t length; text.length > 0; text_skip(&text, length)) {
		for (length = 0; length < text.length && is_plain(text.at[length]);)
			length++;
		sink_put(out, text.at, length);
		if (length > 0)
			continue;
		length = utf8_length(text);
		if (length > 0)
			put_character(out, (struct span){text.at, length});
		else
			sink_text(out, "\\ufffd");
		length += length == 0;
	}
}

void json_joined_or_null(struct sink *out, struct span one, struct span other)
{
	if (one.length == 0) {
		sink_text(out, "null");
		return;
	}
	sink_char(out, '"');
	json_characters(out, one);
	json_characters(out, other);
	sink_char(out, '"');
}

void json_string_or_null(struct sink *out, struct span text)
{
	json_joined_or_null(out, text, text_span(""));
}

static inline void skip_blanks(struct span *text)
{
	while (text->length > 0 && (text_blank(text->at[0]) || text->at[0] == '\n'))
		text_skip(text, 1);
}

/* Does what json_cut_char() does, inlined. */
static inline bool cut_character(struct span *text, char c)
{
	skip_blanks(text);
	if (text->length == 0 || text->at[0] != c)
		return false;
	text_skip(text, 1);
	return true;
}

bool json_cut_char(struct span *text, char c)
{
	return cut_character(text, c);
}

void json_put_key(struct sink *out, const char *key)
{
	sink_text(out, ",\"");
	sink_text(out, key);
	sink_text(out, "\":");
}

/* Does the string, of five bytes at least, hold two or three bytes, and no escape or control character? Most strings
   are points. Has no branch on their number: it would often be mispredicted. */
static inline bool is_short(const char *at)
{
	uint32_t word;
	memcpy(&word, at + 1, sizeof word);
	bool control = (word - 0x20202020) & ~word & 0x80808080; /* is a byte of the four below 0x20? */
	bool plain = at[1] != '\\' && at[2] != '\\' && at[3] != '\\' && at[1] != '"' && at[2] != '"' && !control;
	return plain && (at[3] == '"' || at[4] == '"');
}

/* Returns the number of bytes after the backslash at the beginning that belong to its escape; 0 if it is none. */
static size_t escape_length(struct span text)
{
	if (text.length < 2 || !memchr("\"\\/bfnrtu", text.at[1], 9))
		return 0;
	if (text.at[1] != 'u')
		return 1;
	for (size_t i = 2; i < 6; i++)
		if (i >= text.length || text_hex_digit(text.at[i]) < 0)
			return 0;
	return 5;
}

/* Returns the length of the string at the beginning, with its quotes; 0 if it has no end, a control character, or a
   wrong escape. */
static inline size_t string_length(struct span text)
{
	if (text.length > 4 && is_short(text.at))
		return 4u + (text.at[3] != '"');
	bool fine = true;
	for (size_t i = 1; i < text.length; i++) {
		unsigned char c = (unsigned char)text.at[i];
		if (c == '"')
			return fine ? i + 1 : 0;
		fine &= c >= ' ';
		if (c != '\\')
			continue;
		size_t escape = escape_length(text_after(text, i));
		fine &= escape > 0;
		i += escape;
	}
	return 0;
}

/* Returns the length of the number at the beginning; 0 if there is none. */
static size_t number_length(struct span text)
{
	struct span rest = text;
	text_cut_char(&rest, '-');
	bool zero = rest.length > 1 && rest.at[0] == '0' && text_digit(rest.at[1]);
	bool fine = text_cut_digits(&rest) > 0 && !zero;
	if (text_cut_char(&rest, '.'))
		fine &= text_cut_digits(&rest) > 0;
	if (text_cut_char(&rest, 'e')) {
		(void)(text_cut_char(&rest, '+') || text_cut_char(&rest, '-'));
		fine &= text_cut_digits(&rest) > 0;
	}
	return fine ? text.length - rest.length : 0;
}

/* Returns the length of the number or word at the beginning; 0 if there is none. */
static size_t word_length(struct span text)
{
	if (text.length >= 4 && (memcmp(text.at, "null", 4) == 0 || memcmp(text.at, "true", 4) == 0))
		return 4;
	return text.length >= 5 && memcmp(text.at, "false", 5) == 0 ? 5 : number_length(text);
}

/* Returns the length of the string, number or word at the beginning; 0 if there is none. */
static inline size_t scalar_length(struct span text)
{
	if (text.length == 0)
		return 0;
	return text.at[0] == '"' ? string_length(text) : word_length(text);
}

enum { NESTED_MAX = 1024 };

/* Brackets that are open: which of them are those of objects. */
struct open_brackets {
	int depth;
	bool object[NESTED_MAX];
};

/* Cuts off the bracket that closes the innermost object or array. Returns false if another character follows. */
static bool close_bracket(struct open_brackets *open, struct span *text)
{
	bool closes = cut_character(text, open->object[open->depth - 1] ? '}' : ']');
	open->depth -= closes;
	return closes;
}

/* Cuts off the key, in an object, and the value or its opening bracket. *closed says whether the value is complete. */
static bool cut_item(struct open_brackets *open, struct span *text, bool *closed)
{
	if (open->depth > 0 && open->object[open->depth - 1]) {
		skip_blanks(text);
		size_t key = text->length > 0 && text->at[0] == '"' ? string_length(*text) : 0;
		text_skip(text, key);
		if (key == 0 || !cut_character(text, ':'))
			return false;
	}
	skip_blanks(text);
	bool opens = text->length > 0 && (text->at[0] == '{' || text->at[0] == '[');
	size_t length = opens ? open->depth < NESTED_MAX : scalar_length(*text);
	if (opens && length > 0)
		open->object[open->depth++] = text->at[0] == '{';
	text_skip(text, length);
	*closed = !opens || close_bracket(open, text);
	return length > 0;
}

/* Cuts off an object or an array. */
static bool cut_nested(struct span *text)
{
	struct open_brackets open;
	bool closed;
	open.depth = 0;
	do {
		if (!cut_item(&open, text, &closed))
			return false;
		while (closed && open.depth > 0 && close_bracket(&open, text))
			;
		if (closed && open.depth > 0 && !cut_character(text, ','))
			return false;
	} while (open.depth > 0);
	return true;
}

bool json_cut_value(struct span *text, struct span *value)
{
	skip_blanks(text);
	const char *start = text->at;
	if (text->length > 0 && (*start == '{' || *start == '[')) {
		if (!cut_nested(text))
			return false;
	} else {
		text_skip(text, scalar_length(*text));
	}
	*value = (struct span){start, (size_t)(text->at - start)};
	skip_blanks(text);
	return value->length > 0;
}

bool json_cut_item(struct span *array, struct span *item)
{
	if (array->length == 0 || (*array->at != ',' && *array->at != '['))
		return false;
	text_skip(array, 1);
	return json_cut_value(array, item); /* and the blanks before a comma or the bracket */
}

bool json_cut_pair(struct span array, struct span *one, struct span *other)
{
	struct span rest;
	return json_cut_item(&array, one) && json_cut_item(&array, other) && !json_cut_item(&array, &rest);
}

static uint32_t hex_value(const char *at)
{
	int code = 0;
	for (int i = 0; i < 4; i++)
		code = code * 16 + text_hex_digit(at[i]);
	return (uint32_t)code;
}

/* Reads a \u escape after its u, and the second half of a surrogate pair. Returns the number of bytes read. An
   unpaired surrogate becomes U+FFFD. */
static size_t read_code(struct span text, char out[4], size_t *length)
{
	uint32_t code = hex_value(text.at), low = 0;
	size_t used = 4;
	if (code >> 10 == 0xD800 >> 10 && text.length >= 10 && text.at[4] == '\\' && text.at[5] == 'u')
		low = hex_value(text.at + 6);
	if (low >> 10 == 0xDC00 >> 10) {
		code = 0x10000 + (code - 0xD800) * 0x400 + (low - 0xDC00);
		used = 10;
	}
	*length = text_utf8(out, code >= 0xD800 && code < 0xE000 ? 0xFFFD : code);
	return used;
}

size_t json_cut_character(struct span *text, char bytes[4])
{
	static const char letters[] = "bfnrt", meant[] = "\b\f\n\r\t";
	size_t count = 1, used = 1;
	bytes[0] = text->at[0];
	if (bytes[0] == '\\' && text->at[1] == 'u') {
		used = 2 + read_code(text_after(*text, 2), bytes, &count);
	} else if (bytes[0] == '\\') {
		const char *found = memchr(letters, text->at[1], sizeof letters - 1);
		bytes[0] = text->at[1];
		if (found)
			bytes[0] = meant[found - letters];
		used = 2;
	}
	text_skip(text, used);
	return count;
}

struct span json_text(struct span value, char *room, size_t size)
{
	size_t length = 0;
	if (value.length < 2 || value.at[0] != '"')
		return text_span("");
	bool point = (value.length == 4 || value.length == 5) && value.at[1] != '\\' && value.at[2] != '\\';
	if (point || !memchr(value.at, '\\', value.length))
		return (struct span){value.at + 1, value.length - 2};
	for (struct span rest = {value.at + 1, value.length - 2}; rest.length > 0;) {
		char bytes[4];
		size_t count = json_cut_character(&rest, bytes);
		if (length + count > size)
			break;
		memcpy(room + length, bytes, count);
		length += count;
	}
	return (struct span){room, length};
}

/* Returns the place of the key among `keys`, looking first at `guess`; `count` if it is none of them. */
static int key_index(struct span key, const char *const *keys, int count, int guess)
{
	for (int i = 0; i < count; i++) {
		int at = guess + i < count ? guess + i : guess + i - count;
		if (key.length == strlen(keys[at]) && memcmp(key.at, keys[at], key.length) == 0)
			return at;
	}
	return count;
}

bool json_cut_object(struct span *text, const char *const *keys, int count, struct span values[])
{
	enum { KEY_MAX = 64 };
	struct span name, value;
	char room[KEY_MAX];
	if (!cut_character(text, '{'))
		return false;
	if (cut_character(text, '}'))
		return true;
	int guess = 0;
	do {
		if (!json_cut_value(text, &name) || name.at[0] != '"' || !cut_character(text, ':') ||
		    !json_cut_value(text, &value))
			return false;
		int key = key_index(json_text(name, room, sizeof room), keys, count, guess);
		if (key < count && value.at[0] != 'n')
			values[key] = value;
		guess = key + 1 < count ? key + 1 : 0;
	} while (cut_character(text, ','));
	return cut_character(text, '}');
}
