/* Strings of JSON. */
#ifndef JSON_H
#define JSON_H

#include "base/sink.h"

/* Writes text as a quoted string; bytes that are no UTF-8 become U+FFFD, control characters are escaped. */
void json_string(struct sink *out, struct span text);
/* Two texts as one string. */
void json_string_joined(struct sink *out, struct span one, struct span other);
/* The same as the first, or null when the text is empty. */
void json_string_or_null(struct sink *out, struct span text);

#endif
