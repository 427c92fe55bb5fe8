#include "os/charset.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

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
	iconv_t wider;               /* for texts that `state` cannot convert; (iconv_t)-1 for none */
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

/* Writes the name without - and _ . */
static void write_bare(char bare[CHARSET_NAME_MAX + 1], const char *name)
{
	for (; *name; name++)
		if (*name != '-' && *name != '_')
			*bare++ = *name;
	*bare = '\0';
}

/* Opens an encoding. Returns false if the library does not know the name, as it is and without - and _ : not all
   programs write Latin-1, GB2312 or Big5 as the library does. */
static bool open_states(struct charset *charset, const char *name)
{
	/* What programs write under the first name has characters of the second, which adds to it. */
	static const char *const wider[][2] =
		{{"GB2312", "GBK"}, {"ShiftJIS", "CP932"}, {"SJIS", "CP932"}, {"EUCKR", "CP949"}, {"Big5", "CP950"}};
	char bare[CHARSET_NAME_MAX + 1];
	write_bare(bare, name);
	charset->wider = (iconv_t)-1;
	charset->state = *bare ? iconv_open("UTF-8", name) : (iconv_t)-1;
	if (*bare && charset->state == (iconv_t)-1)
		charset->state = iconv_open("UTF-8", bare);
	for (size_t i = 0; i < sizeof wider / sizeof *wider && charset->wider == (iconv_t)-1; i++)
		if (strcasecmp(bare, wider[i][0]) == 0)
			charset->wider = iconv_open("UTF-8", wider[i][1]);
	return charset->state != (iconv_t)-1;
}

void charset_close(struct charset *charset)
{
	if (!charset)
		return;
	if (charset->state != (iconv_t)-1)
		iconv_close(charset->state);
	if (charset->wider != (iconv_t)-1)
		iconv_close(charset->wider);
	free(charset);
}

struct charset *charset_open(const char *name)
{
	/* Without / , after which iconv_open() reads options. */
	static const char allowed[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.:+()";
	size_t length = strlen(name);
	bool named = length <= CHARSET_NAME_MAX && strspn(name, allowed) == length;
	struct charset *charset = named ? calloc(1, sizeof *charset) : NULL;
	if (!charset)
		return NULL;
	if (open_states(charset, name) && learn_ascii(charset))
		return charset;
	charset_close(charset);
	return NULL;
}

/* Puts ASCII back in the place of a character. Returns the new length of the text. */
static size_t put_ascii_back(char *text, size_t length, const struct odd_character *odd)
{
	size_t kept = 0;
	for (size_t at = 0; at < length;) {
		bool found = length - at >= odd->length && memcmp(text + at, odd->converted, odd->length) == 0;
		text[kept] = text[at];
		if (found)
			text[kept] = odd->ascii;
		kept++;
		at += found ? odd->length : 1;
	}
	return kept;
}

bool charset_convert(struct charset *charset, const char *text, size_t bytes, char *out, size_t *length, size_t *left)
{
	size_t room = CHARACTER_ROOM * bytes;
	*left = bytes;
	int error = convert_bytes(charset->state, text, left, out, room, length);
	if (error == EILSEQ && charset->wider != (iconv_t)-1) {
		*left = bytes;
		error = convert_bytes(charset->wider, text, left, out, room, length);
	}
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
