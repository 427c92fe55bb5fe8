/* JSON (RFC 8259): writes strings, and reads values as spans of the text. */
#ifndef JSON_H
#define JSON_H

#include "base/sink.h"

/* Writes the text as a quoted string. Bytes that are not UTF-8 become U+FFFD; control characters are escaped. */
void json_string(struct sink *out, struct span text);
/* Writes a part of a string, without quotes. */
void json_characters(struct sink *out, struct span text);
/* Writes two texts as one string. */
void json_string_joined(struct sink *out, struct span one, struct span other);
/* Writes the text as a string, or null when the text is empty. */
void json_string_or_null(struct sink *out, struct span text);

/* Cuts off the next value, and the blanks around it. An object or array extends to its closing bracket; its
   contents are not checked. Returns false if there is no complete value. */
bool json_cut_value(struct span *text, struct span *value);
/* Cuts off blanks and this character. Returns false if anything else follows the blanks. */
bool json_cut_char(struct span *text, char c);
/* Returns the length of the decoded string in bytes; 0 if the value is not a string. */
size_t json_string_length(struct span value);
/* Decodes a string into `out`, at most `room` bytes. *length becomes the number of bytes written. Returns false, with
   *length 0, if the value is not a string. */
bool json_read_string(struct span value, char *out, size_t room, size_t *length);
/* Finds the values of these keys in an object; a value that is null or missing is left as it was. Returns false if the
   object is not valid. */
bool json_find_values(struct span object, const char *const *keys, int count, struct span values[]);

#endif
