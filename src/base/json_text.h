/* Reads JSON (RFC 8259): values as spans of the text. */
#ifndef JSON_TEXT_H
#define JSON_TEXT_H

#include "base/text.h"

/* Cuts off the next value, and the blanks around it. An object or array extends to its closing bracket; its
   contents are not checked. Returns false if there is no complete value. */
bool json_cut_value(struct span *text, struct span *value);
/* Cuts off blanks and this character. Returns false if the character is another one. */
bool json_cut_char(struct span *text, char c);
/* Decodes a string into `out`, at most `room` bytes. Returns false if the value is no string. */
bool json_read_string(struct span value, char *out, size_t room, size_t *length);

#endif
