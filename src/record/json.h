/* JSON (RFC 8259): writes strings, and finds values as spans of a text. */
#ifndef JSON_H
#define JSON_H

#include "base/sink.h"

/* Writes the text as a string, with its quotes, or null when the text is empty. Each byte that is not UTF-8 becomes
   U+FFFD; quotes, backslashes and control characters are escaped. */
void json_string_or_null(struct sink *out, struct span text);
/* Writes two texts, joined, as one string likewise. The second one is empty if the first is. */
void json_joined_or_null(struct sink *out, struct span one, struct span other);
/* Writes a part of a string likewise, but without the quotes around it. */
void json_characters(struct sink *out, struct span text);

/* Writes a key that is not the first of its object. */
void json_put_key(struct sink *out, const char *key);

/* Cuts off the next value, and the blanks around it. Returns false if there is no complete value that is right JSON in
   all its parts; but strings may have bytes that are not UTF-8, and brackets are nested at most 1,024 deep. */
bool json_cut_value(struct span *text, struct span *value);
/* Cuts the next item off an array that was cut off as a value; the array begins with its bracket. Returns false at the
   end, and for a value of another type. */
bool json_cut_item(struct span *array, struct span *item);
/* Is the value an array of two items? */
bool json_cut_pair(struct span array, struct span *one, struct span *other);
/* Cuts off blanks and this character. Returns false if the character does not follow the blanks, which are cut off all
   the same. */
bool json_cut_char(struct span *text, char c);
/* The values below are such as were cut off. Cuts the first character off what is between the quotes of a string.
   Returns the number of its bytes. */
size_t json_cut_character(struct span *text, char bytes[4]);
/* Returns the text of a string: in its place; or decoded into `room` if it has escapes, as far as its characters fit
   whole. Empty if the value is not a string. */
struct span json_text(struct span value, char *room, size_t size);
/* Cuts an object off. Sets values[i] to the value of keys[i] in it, but leaves values[i] unchanged if that value is
   null or missing. Returns false if there is no complete object; some values may be set then. */
bool json_cut_object(struct span *text, const char *const *keys, int count, struct span values[]);

#endif
