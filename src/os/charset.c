#include "os/charset.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#ifdef __has_include
#if __has_include(<iconv.h>)
#define HAS_ICONV
#endif
#endif

#ifdef HAS_ICONV
#include <iconv.h>

enum {
	CHARSET_NAME_MAX = 64,
	CHARACTER_ROOM = 4, /* bytes of a character of UTF-8, at most */
	ASCII_FIRST = ' ',
	ASCII_LAST = '~',
};

/* A character of ASCII that the library converts to another one: Shift_JIS has a yen sign in the place of \ . */
struct odd_character {
	char ascii;
	size_t length;
	char converted[CHARACTER_ROOM];
};

struct charset {
	iconv_t state;
	struct odd_character odd[2]; /* \ and ~; a length of 0 for none */
};

bool charset_available(void)
{
	return true;
}

/* Converts *left bytes. Returns 0, or the errno of iconv(): EILSEQ for bytes that are not in the encoding, EINVAL for
   an incomplete last character, E2BIG without room. */
static int convert_bytes(iconv_t state, const char *text, size_t *left, char *out, size_t room, size_t *length)
{
	char *in, *end = out;
	memcpy(&in, &text, sizeof in); /* iconv() does not write there, but asks for a pointer without const */
	iconv(state, NULL, NULL, NULL, NULL);
	bool fails = iconv(state, &in, left, &end, &room) == (size_t)-1 ||
	             iconv(state, NULL, NULL, &end, &room) == (size_t)-1;
	*length = (size_t)(end - out);
	return fails ? errno : 0;
}

/* Does the encoding keep ASCII? Learns how \ and ~ are converted: they may differ. */
static bool learn_ascii(struct charset *charset)
{
	int odd = 0;
	for (int i = ASCII_FIRST; i <= ASCII_LAST; i++) {
		char c = (char)i;
		size_t left = 1;
		struct odd_character character = {c, 0, {0}};
		if (convert_bytes(charset->state, &c, &left, character.converted, CHARACTER_ROOM, &character.length) != 0 ||
		    character.length == 0)
			return false;
		if (character.length == 1 && character.converted[0] == c)
			continue;
		if (c != '\\' && c != '~')
			return false;
		charset->odd[odd++] = character;
	}
	return true;
}

/* Opens an encoding. Returns false if the library does not know the name. `bare`: leaves out its - and _, because not
   all programs write Latin-1, GB2312 or Big5 as the library does. */
static bool open_state(struct charset *charset, const char *name, bool bare)
{
	char written[CHARSET_NAME_MAX + 1];
	size_t length = 0;
	for (; *name; name++)
		if (!bare || (*name != '-' && *name != '_'))
			written[length++] = *name;
	written[length] = '\0';
	charset->state = length > 0 ? iconv_open("UTF-8", written) : (iconv_t)-1;
	return charset->state != (iconv_t)-1;
}

struct charset *charset_open(const char *name)
{
	/* Without / , after which iconv_open() reads options. */
	static const char allowed[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.:+()";
	size_t length = strlen(name);
	bool named = length <= CHARSET_NAME_MAX && strspn(name, allowed) == length;
	struct charset *charset = named ? calloc(1, sizeof *charset) : NULL;
	bool known = charset && (open_state(charset, name, false) || open_state(charset, name, true));
	if (known && learn_ascii(charset))
		return charset;
	if (known)
		iconv_close(charset->state);
	free(charset);
	return NULL;
}

void charset_close(struct charset *charset)
{
	if (charset)
		iconv_close(charset->state);
	free(charset);
}

/* Puts ASCII back in the place of a character. Returns the new length of the text. */
static size_t put_ascii_back(char *text, size_t length, const struct odd_character *odd)
{
	size_t kept = 0;
	for (size_t at = 0; at < length;) {
		bool found = length - at >= odd->length && memcmp(text + at, odd->converted, odd->length) == 0;
		text[kept++] = found ? odd->ascii : text[at];
		at += found ? odd->length : 1;
	}
	return kept;
}

bool charset_convert(struct charset *charset, const char *text, size_t bytes, char *out, size_t *length, size_t *left)
{
	*left = bytes;
	int error = convert_bytes(charset->state, text, left, out, CHARACTER_ROOM * bytes, length);
	for (size_t i = 0; i < sizeof charset->odd / sizeof *charset->odd; i++)
		if (charset->odd[i].length > 0)
			*length = put_ascii_back(out, *length, &charset->odd[i]);
	return error == 0 || (error == EINVAL && *left < CHARACTER_ROOM);
}

#else

bool charset_available(void)
{
	return false;
}

struct charset *charset_open(const char *name)
{
	(void)name;
	return NULL;
}

void charset_close(struct charset *charset)
{
	(void)charset;
}

bool charset_convert(struct charset *charset, const char *text, size_t bytes, char *out, size_t *length, size_t *left)
{
	(void)charset, (void)text, (void)bytes, (void)out, (void)length, (void)left;
	return false;
}

#endif
