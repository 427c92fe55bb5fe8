#include "base/json.h"

#include "base/utf8.h"

/* Writes \uXXXX. Every control character is below U+10000. */
static void put_escape(struct sink *out, unsigned code)
{
	static const char digits[] = "0123456789abcdef";
	sink_text(out, "\\u");
	for (int shift = 12; shift >= 0; shift -= 4)
		sink_char(out, digits[code >> shift & 15]);
}

static void put_character(struct sink *out, struct span character)
{
	unsigned code = utf8_code(character);
	if (code == '"' || code == '\\') {
		sink_char(out, '\\');
		sink_char(out, (char)code);
	} else if (utf8_controls(code)) {
		put_escape(out, code);
	} else {
		sink_span(out, character);
	}
}

static void put_characters(struct sink *out, struct span text)
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
	put_characters(out, one);
	put_characters(out, other);
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
