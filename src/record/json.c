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

void json_characters(struct sink *out, struct span text)
{
	while (text.length > 0) {
		size_t length = utf8_length(text);
		if (length > 0)
			put_character(out, (struct span){text.at, length});
		else
			sink_text(out, "\\ufffd");
		length += length == 0;
		text.at += length;
		text.length -= length;
	}
}

void json_string_joined(struct sink *out, struct span one, struct span other)
{
	sink_char(out, '"');
	json_characters(out, one);
	json_characters(out, other);
	sink_char(out, '"');
}

void json_string(struct sink *out, struct span text)
{
	json_string_joined(out, text, text_span(""));
}

void json_string_or_null(struct sink *out, struct span text)
{
	if (text.length == 0)
		sink_text(out, "null");
	else
		json_string(out, text);
}

static void skip_blanks(struct span *text)
{
	while (text->length > 0 && (text_blank(text->at[0]) || text->at[0] == '\n'))
		text_skip(text, 1);
}

bool json_cut_char(struct span *text, char c)
{
	skip_blanks(text);
	if (text->length == 0 || text->at[0] != c)
		return false;
	text_skip(text, 1);
	return true;
}

void json_put_key(struct sink *out, const char *key)
{
	sink_text(out, ",\"");
	sink_text(out, key);
	sink_text(out, "\":");
}

/* Returns the length of the string at the beginning, with its quotes; 0 if it has no end. */
static size_t string_length(struct span text)
{
	for (size_t i = 1; i < text.length; i++) {
		if (text.at[i] == '"')
			return i + 1;
		i += text.at[i] == '\\';
	}
	return 0;
}

/* Returns the length of the object or array at the beginning; 0 if it has no end. */
static size_t nested_length(struct span text)
{
	size_t depth = 0;
	for (size_t i = 0; i < text.length; i++) {
		char c = text.at[i];
		if (c == '"') {
			size_t length = string_length(text_after(text, i));
			if (length == 0)
				return 0;
			i += length - 1;
		}
		depth += c == '{' || c == '[';
		depth -= c == '}' || c == ']';
		if (depth == 0)
			return i + 1;
	}
	return 0;
}

/* Returns the length of a number, true, false or null, without checking its spelling. */
static size_t word_length(struct span text)
{
	size_t length = 0;
	while (length < text.length && (text_letter(text.at[length]) || text_digit(text.at[length]) ||
	                                (text.at[length] != '\0' && strchr("+-.", text.at[length]))))
		length++;
	return length;
}

bool json_cut_value(struct span *text, struct span *value)
{
	skip_blanks(text);
	if (text->length == 0)
		return false;
	char first = text->at[0];
	size_t length;
	if (first == '"')
		length = string_length(*text);
	else
		length = first == '{' || first == '[' ? nested_length(*text) : word_length(*text);
	*value = (struct span){text->at, length};
	if (length == 0)
		return false;
	text_skip(text, length);
	skip_blanks(text);
	return true;
}

/* Reads four hexadecimal digits. Returns -1 for anything else. */
static long read_hex(struct span text)
{
	long code = 0;
	for (size_t i = 0; i < 4; i++) {
		if (i == text.length || text_hex_digit(text.at[i]) < 0)
			return -1;
		code = code * 16 + text_hex_digit(text.at[i]);
	}
	return code;
}

/* Reads a \u escape after its u, and the second half of a surrogate pair. Returns the number of bytes read, 0 without
   four digits. An unpaired surrogate and an escape without four digits become U+FFFD. */
static size_t read_code(struct span text, char out[4], size_t *length)
{
	long code = read_hex(text);
	size_t used = code < 0 ? 0 : 4;
	if (code >= 0xD800 && code < 0xDC00 && text.length >= 10 && text.at[4] == '\\' && text.at[5] == 'u') {
		long low = read_hex((struct span){text.at + 6, 4});
		if (low >= 0xDC00 && low < 0xE000) {
			code = 0x10000 + (code - 0xD800) * 0x400 + (low - 0xDC00);
			used = 10;
		}
	}
	*length = text_utf8(out, code < 0 || (code >= 0xD800 && code < 0xE000) ? 0xFFFD : (uint32_t)code);
	return used;
}

/* Decodes the first character inside a string. Returns the number of bytes read. */
static size_t read_character(struct span text, char bytes[4], size_t *count)
{
	static const char letters[] = "bfnrt", meant[] = "\b\f\n\r\t";
	*count = 1;
	bytes[0] = text.at[0];
	if (text.at[0] != '\\' || text.length < 2)
		return 1;
	if (text.at[1] == 'u')
		return 2 + read_code(text_after(text, 2), bytes, count);
	const char *found = memchr(letters, text.at[1], sizeof letters - 1);
	bytes[0] = text.at[1];
	if (found)
		bytes[0] = meant[found - letters];
	return 2;
}

size_t json_string_length(struct span value)
{
	size_t length = 0, count;
	char bytes[4];
	if (value.length < 2 || value.at[0] != '"')
		return 0;
	for (struct span rest = {value.at + 1, value.length - 2}; rest.length > 0; length += count)
		text_skip(&rest, read_character(rest, bytes, &count));
	return length;
}

bool json_read_string(struct span value, char *out, size_t room, size_t *length)
{
	*length = 0;
	if (value.length < 2 || value.at[0] != '"')
		return false;
	for (struct span rest = {value.at + 1, value.length - 2}; rest.length > 0;) {
		char bytes[4];
		size_t count;
		text_skip(&rest, read_character(rest, bytes, &count));
		if (*length + count > room)
			break;
		memcpy(out + *length, bytes, count);
		*length += count;
	}
	return true;
}

bool json_find_values(struct span object, const char *const *keys, int count, struct span values[])
{
	enum { KEY_MAX = 64 };
	struct span name, value;
	char key[KEY_MAX];
	size_t length;
	if (!json_cut_char(&object, '{'))
		return false;
	if (json_cut_char(&object, '}'))
		return true;
	do {
		if (!json_cut_value(&object, &name) || !json_read_string(name, key, sizeof key, &length) ||
		    !json_cut_char(&object, ':') || !json_cut_value(&object, &value))
			return false;
		for (int i = 0; i < count; i++)
			if (length == strlen(keys[i]) && memcmp(key, keys[i], length) == 0 && !text_is(value, "null"))
				values[i] = value;
	} while (json_cut_char(&object, ','));
	return json_cut_char(&object, '}');
}
