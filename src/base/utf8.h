/* Characters of UTF-8 text. Source: RFC 3629, section 4. */
#ifndef UTF8_H
#define UTF8_H

#include <string.h>

#include "base/text.h"

/* Returns the text without a byte order mark at its beginning. */
static inline struct span utf8_without_bom(struct span text)
{
	if (text.length >= 3 && memcmp(text.at, "\xEF\xBB\xBF", 3) == 0)
		return text_after(text, 3);
	return text;
}

/* Returns the number of bytes of the first character of a text that is not empty. Returns 0 for a stray byte, an
   incomplete character, a surrogate, an overlong form or a code above U+10FFFF. */
size_t utf8_length(struct span text);
/* Returns the code point of a valid character. */
unsigned utf8_code(struct span character);

/* Returns the length of the text cut to at most `most` bytes, between characters. A stray byte counts as a
   character. */
size_t utf8_cut(struct span text, size_t most);

/* How a text is encoded: the greatest kind of its characters. */
enum text_bytes { BYTES_ASCII, BYTES_UTF8, BYTES_OTHER };
enum text_bytes utf8_bytes(struct span text);
/* Is the character a control (C0, DEL, C1) or a bidirectional control? */
bool utf8_is_control(unsigned code);
/* Returns the number of bytes before the first control character. *control becomes the number of bytes of that
   character, 0 if there is none. Stray bytes are no controls. */
size_t utf8_plain(struct span text, size_t *control);
/* Returns what is written in the place of the control character at the beginning of a text: TAB and line breaks stay
   (a lone CR becomes LF), other controls become '?'. */
char utf8_shown_control(struct span text);

/* May the character be sent to a terminal? Not if it is a control, or reorders or hides text. */
bool utf8_is_displayable(unsigned code);
/* Cuts off the first character of a text that is not empty, and returns it; returns "?" for a stray byte, and for a
   character that is not displayable. */
struct span utf8_cut_shown(struct span *text);
/* Returns the columns of the character: 2 for Chinese characters and the like, 0 for combining marks. Exact for the
   characters in the program's own texts. Source: Unicode Standard Annex #11. */
int utf8_columns(unsigned code);

#endif
