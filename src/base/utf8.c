#include "base/utf8.h"

#include <assert.h>
#include <string.h>

size_t utf8_length(struct span text)
{
	const unsigned char *at = (const unsigned char *)text.at;
	assert(text.length > 0);
	if ((at[0] >= 0x80 && at[0] < 0xC2) || at[0] >= 0xF5)
		return 0;
	size_t length = 1u + (at[0] >= 0xC2) + (at[0] >= 0xE0) + (at[0] >= 0xF0);
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

unsigned utf8_code(struct span character)
{
	const unsigned char *at = (const unsigned char *)character.at;
	assert(character.length >= 1 && character.length <= 4);
	unsigned code = character.length == 1 ? at[0] : at[0] & (0x7Fu >> character.length);
	for (size_t i = 1; i < character.length; i++)
		code = code << 6 | (at[i] & 0x3Fu);
	return code;
}

size_t utf8_cut(struct span text, size_t most)
{
	size_t cut = 0;
	while (cut < text.length) {
		size_t length = utf8_length(text_after(text, cut));
		length += length == 0;
		if (cut + length > most)
			break;
		cut += length;
	}
	return cut;
}

struct range {
	unsigned first, last;
};

static bool is_in(unsigned code, const struct range *ranges, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (code >= ranges[i].first && code <= ranges[i].last)
			return true;
	return false;
}

enum text_bytes utf8_bytes(struct span text)
{
	enum text_bytes bytes = BYTES_ASCII;
	for (size_t length; text.length > 0; text_skip(&text, length)) {
		if ((length = utf8_length(text)) == 0)
			return BYTES_OTHER;
		if (length > 1)
			bytes = BYTES_UTF8;
	}
	return bytes;
}

bool utf8_is_control(unsigned code)
{
	static const struct range controls[] = {
		{0, 0x1F}, {0x7F, 0x9F}, {0x61C, 0x61C}, {0x200E, 0x200F}, {0x202A, 0x202E}, {0x2066, 0x2069},
	};
	if (code >= ' ' && code < 0x7F)
		return false;
	return is_in(code, controls, sizeof controls / sizeof *controls);
}

size_t utf8_plain(struct span text, size_t *control)
{
	size_t plain = 0, length = 0;
	for (; plain < text.length; plain += length) {
		length = 1;
		if (text.at[plain] >= ' ' && text.at[plain] <= '~')
			continue;
		length = utf8_length(text_after(text, plain));
		if (length > 0 && utf8_is_control(utf8_code((struct span){text.at + plain, length})))
			break;
		length += length == 0;
	}
	*control = plain < text.length ? length : 0;
	return plain;
}

char utf8_shown_control(struct span text)
{
	char c = text.at[0];
	bool stays = c == '\t' || c == '\n' || (c == '\r' && text.length > 1 && text.at[1] == '\n');
	if (stays)
		return c;
	return (char)(c == '\r' ? '\n' : '?');
}

bool utf8_is_displayable(unsigned code)
{
	static const struct range silent[] = {
		{0, 0x1F},        {0x7F, 0x9F},     {0xAD, 0xAD},     {0x61C, 0x61C},   {0x200B, 0x200F},
		{0x2028, 0x202E}, {0x2060, 0x206F}, {0xFEFF, 0xFEFF}, {0xFFF9, 0xFFFB}, {0xE0000, 0xE0FFF},
	};
	return (code >= ' ' && code < 0x7F) || !is_in(code, silent, sizeof silent / sizeof *silent);
}

struct span utf8_cut_shown(struct span *text)
{
	struct span character = {text->at, utf8_length(*text)};
	bool shown = character.length > 0 && utf8_is_displayable(utf8_code(character));
	text_skip(text, character.length > 0 ? character.length : 1);
	return shown ? character : text_span("?");
}

int utf8_columns(unsigned code)
{
	static const struct range marks[] = {{0x300, 0x36F}, {0xFE00, 0xFE0F}};
	static const struct range wide[] = {
		{0x1100, 0x115F}, {0x2E80, 0xA4CF}, {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},
		{0xFE30, 0xFE4F}, {0xFF00, 0xFF60}, {0x1F300, 0x1FAFF}, {0x20000, 0x3FFFD},
	};
	if (code < 0x300)
		return 1;
	if (is_in(code, marks, sizeof marks / sizeof *marks))
		return 0;
	return is_in(code, wide, sizeof wide / sizeof *wide) ? 2 : 1;
}
