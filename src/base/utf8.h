/* Characters of UTF-8 text. Source: RFC 3629, section 4. */
#ifndef UTF8_H
#define UTF8_H

#include "base/text.h"

/* The bytes of the character at the front of a text that is not empty; 0 where there is none: a stray or a missing
   byte, a surrogate, one written longer than need be. */
size_t utf8_length(struct span text);
/* The code point of a character that utf8_length() found. */
unsigned utf8_code(struct span character);

/* The bytes of the whole characters, what is none counting as one byte each, at the front of a text: at most `most`. */
size_t utf8_cut(struct span text, size_t most);

/* Is the whole text UTF-8? Its last character may be cut short, as readers cut long names. */
bool utf8_valid(struct span text);
/* Is the character a control (C0, DEL, C1), or does it set the direction of the text around it? */
bool utf8_controls(unsigned code);
/* The bytes at the front of a text before its first control character, which has *control bytes, 0 where there is none.
   `valid` is utf8_valid() of the whole: bytes of another encoding are no controls but those of ASCII. */
size_t utf8_plain(struct span text, bool valid, size_t *control);

/* May a terminal be sent this character: no control (C0, DEL, C1), and none that turns or hides the text around it? */
bool utf8_shows(unsigned code);
/* Columns that it takes there: two for Chinese characters and the like, none for a mark that stands over the last one.
   Source: Unicode Standard Annex #11, in so far as texts of ours have them. */
int utf8_columns(unsigned code);

#endif
