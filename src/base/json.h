/* Strings of JSON. */
#ifndef JSON_H
#define JSON_H

#include "base/sink.h"

/* Writes the text as a quoted string. Bytes that are not UTF-8 become U+FFFD; control characters are escaped. */
void json_string(struct sink *out, struct span text);
/* Writes two texts as one string. */
void json_string_joined(struct sink *out, struct span one, struct span other);
/* Writes the text as a string, or null when the text is empty. */
void json_string_or_null(struct sink *out, struct span text);

#endif
