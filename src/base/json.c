#include "base/json.h"

/* The length of the UTF-8 character at the front of the text, or 0 when there is none: source, RFC 3629, section 4. */
static size_t utf8_length(struct span text)
{
	const unsigned char *at = (const unsigned char *)text.at;
	size_t length = at[0] < 0x80 ? 1 : at[0] < 0xC2 ? 0 : at[0] < 0xE0 ? 2 : at[0] < 0xF0 ? 3 : at[0] < 0xF5 ? 4 : 0;
	if (length > text.length)
		return 0;
	for (size_t i = 1; i < length; i++)
		if ((at[i] & 0xC0) != 0x80)
			return 0;
	bool overlong = (at[0] == 0xE0 && at[1] < 0xA0) || (at[0] == 0xF0 && at[1] < 0x90);
	bool surrogate = at[0] == 0xED && at[1] > 0x9F;
	bool too_high = at[0] == 0xF4 && at[1] > 0x8F;
	return overlong || surrogate || too_high ? 0 : length;
}

static void put_character(struct sink *out, struct span character)
{
	static const char digits[] = "0123456789abcdef";
	unsigned char c = (unsigned char)character.at[0];
	if (c == '"' || c == '\\') {
		sink_char(out, '\\');
		sink_char(out, (char)c);
	} else if (c < ' ' || c == 0x7F) {
		sink_text(out, "\\u00");
		sink_char(out, digits[c >> 4]);
		sink_char(out, digits[c & 15]);
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
