/* JSON on its way in: values as spans of the text, RFC 8259. */
#ifndef JSON_TEXT_H
#define JSON_TEXT_H

#include "base/text.h"

/* Cuts the next value off the front of *text, blanks around it dropped. An object or array is taken by its
   brackets, without a look at what is in it. False where no value stands there, or its end is missing. */
bool json_cut_value(struct span *text, struct span *value);
/* Cuts the character off the front, blanks before it dropped; false where another stands there. */
bool json_cut_char(struct span *text, char c);
/* Is the value a string? Then *out gets it, decoded, cut after room bytes. */
bool json_read_string(struct span value, char *out, size_t room, size_t *length);

#endif
