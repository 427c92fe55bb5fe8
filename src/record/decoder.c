#include "record/decoder.h"

#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/names.h"
#include "base/utf8.h"

enum { CUT_MIN = 4096 }; /* readers cut names of this length, maybe in the middle of a character */

/* Converts a text. Returns false, and sets `failed`, if it cannot be decoded. */
static bool convert(struct decoder *decoder, struct span text, struct span *converted)
{
	size_t left = 0;
	bool fits = array_grow(&decoder->bytes, &decoder->room, 4 * text.length, 1) &&
	            charset_convert(decoder->charset, text.at, text.length, decoder->bytes, &converted->length, &left) &&
	            (left == 0 || text.length >= CUT_MIN);
	converted->at = decoder->bytes;
	decoder->failed |= !fits;
	return fits;
}

/* Is the text one character of the encoding, and not of ASCII? */
static bool is_character(struct decoder *decoder, const char *text)
{
	struct span converted;
	return convert(decoder, text_span(text), &converted) && converted.length > 0 &&
	       utf8_length(converted) == converted.length;
}

/* Returns how the bytes of the open encoding are read: tries a \ as a second byte, after two first bytes, and a byte
   that is a character of its own only in Shift_JIS. */
static enum encoding encoding_opened(struct decoder *decoder)
{
	bool failed = decoder->failed;
	bool pairs = is_character(decoder, "\x81\\") || is_character(decoder, "\xA5\\");
	bool japanese = pairs && is_character(decoder, "\xB1");
	decoder->failed = failed;
	if (!pairs)
		return ENCODING_PLAIN;
	return japanese ? ENCODING_SHIFT_JIS : ENCODING_CHINESE;
}

/* Opens an encoding, unless it is open. */
static void open_encoding(struct decoder *decoder, struct span name)
{
	if (name.length > DECODER_NAME_MAX || text_same(name, text_span(decoder->name)))
		return;
	charset_close(decoder->charset);
	memcpy(decoder->name, name.at, name.length);
	decoder->name[name.length] = '\0';
	decoder->charset = charset_open(decoder->name);
	decoder->opened = decoder->charset ? encoding_opened(decoder) : encoding_named(name);
}

void decoder_begin(struct decoder *decoder)
{
	if (decoder)
		decoder->named = decoder->utf8 = decoder->off = false;
}

bool decoder_name(struct decoder *decoder, struct span name)
{
	static const char *const needless[] = {"UTF-8", "UTF8", "US-ASCII", "ASCII", NULL};
	if (!decoder)
		return false;
	name = text_trim(name);
	decoder->named = true;
	decoder->utf8 = names_find((struct names)NAMES(needless), name) >= 0;
	if (decoder->utf8)
		return true;
	open_encoding(decoder, name);
	return decoder->charset;
}

/* May texts have to be converted? */
static bool converts(const struct decoder *decoder)
{
	return decoder && !decoder->off && !decoder->utf8 && (decoder->named || decoder->given);
}

/* Opens the encoding, if there is one. */
static bool has_encoding(struct decoder *decoder)
{
	if (!converts(decoder))
		return false;
	if (!decoder->named)
		open_encoding(decoder, text_span(decoder->given));
	return true;
}

enum encoding decoder_encoding(struct decoder *decoder)
{
	if (has_encoding(decoder))
		return decoder->opened;
	return decoder && decoder->utf8 ? ENCODING_PLAIN : ENCODING_NONE;
}

bool decoder_splits(struct decoder *decoder, struct span before)
{
	size_t from = before.length;
	while (from > 0 && (before.at[from - 1] & 0x80) != 0) /* the bytes before are no first bytes */
		from--;
	struct span last = text_after(before, from);
	if (last.length == 0 || !converts(decoder) || utf8_bytes(last) != BYTES_OTHER)
		return false;
	bool second = false;
	enum encoding encoding = decoder_encoding(decoder);
	for (size_t i = 0; i < last.length; i++)
		second = !second && encoding_is_lead(encoding, (unsigned char)last.at[i]);
	return second;
}

/* Is a text that is valid UTF-8 really UTF-8, although the file may name another encoding? Yes if that is GBK, Big5 or
   Shift_JIS, and a character has three bytes or more: hardly any text in those encodings looks like that. */
static bool is_really_utf8(const struct decoder *decoder, struct span text)
{
	if (!decoder->named)
		return true;
	if (decoder->opened != ENCODING_SHIFT_JIS && decoder->opened != ENCODING_CHINESE)
		return false;
	while (text.length > 0) {
		size_t length = utf8_length(text);
		if (length > 2)
			return true;
		text = text_after(text, length);
	}
	return false;
}

struct span decoder_text(struct decoder *decoder, struct span text)
{
	struct span converted;
	if (!converts(decoder))
		return text;
	enum text_bytes bytes = utf8_bytes(text);
	if (bytes == BYTES_ASCII || (bytes == BYTES_UTF8 && is_really_utf8(decoder, text)) || !has_encoding(decoder))
		return text;
	return decoder->charset && convert(decoder, text, &converted) ? converted : text;
}

void decoder_free(struct decoder *decoder)
{
	charset_close(decoder->charset);
	free(decoder->bytes);
	*decoder = (struct decoder){.given = decoder->given};
}
