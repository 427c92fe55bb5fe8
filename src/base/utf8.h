/* Characters of UTF-8 text. Source: RFC 3629, section 4. */
#ifndef UTF8_H
#define UTF8_H

#include "base/text.h"

/* Returns the bytes of the first character of a text that is not empty; 0 for a stray or missing byte, a surrogate
   or an overlong form. */
size_t utf8_length(struct span text);
/* Returns the code point of a character that utf8_length() found. */
unsigned utf8_code(struct span character);

/* Returns how many bytes to keep so that at most `most` are kept and no character is cut; a stray byte is one
   character. */
size_t utf8_cut(struct span text, size_t most);

/* Is the whole text UTF-8? The last character may be incomplete, since readers cut long names. */
bool utf8_valid(struct span text);
/* Is the character a control (C0, DEL, C1) or a bidirectional control? */
bool utf8_controls(unsigned code);
/* Returns the bytes before the first control character; *control becomes the bytes of that character, 0 if there is
   none. `valid` is utf8_valid() of the whole text: in another encoding only ASCII controls count. */
size_t utf8_plain(struct span text, bool valid, size_t *control);

/* May the character be sent to a terminal? Controls and characters that reorder or hide text may not. */
bool utf8_shows(unsigned code);
/* Returns the columns of the character: two for Chinese characters and the like, none for a combining mark. Source:
   Unicode Standard Annex #11, for the characters that the program's own texts use. */
int utf8_columns(unsigned code);

#endif
