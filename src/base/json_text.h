/* JSON on its way in: values as spans of the text, RFC 8259. */
#ifndef JSON_TEXT_H
#define JSON_TEXT_H

#include "base/text.h"

/* Cuts the next value off the front of *text, without the blanks around it. An object or array ends at its bracket; its
   contents are not checked. Returns false if there is no value, or its end is missing. */
bool json_cut_value(struct span *text, struct span *value);
/* Cuts blanks and this character off the front; returns false if another character is there. */
bool json_cut_char(struct span *text, char c);
/* Decodes a string into `out`, cut after `room` bytes. Returns false for another value. */
bool json_read_string(struct span value, char *out, size_t room, size_t *length);

#endif
