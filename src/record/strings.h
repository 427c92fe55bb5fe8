/* Strings with numbers: each string is held once. They may have any bytes. */
#ifndef STRINGS_H
#define STRINGS_H

#include "base/text.h"

enum { STRING_NONE = -1 };

/* Numbers are in the order in which the strings were added, from 0. A zeroed struct is empty. */
struct strings {
	size_t count, room;
	struct string_place *place; /* by number */
	char *bytes;                /* the strings, one after the other, and the parts of the next one */
	size_t used, open, bytes_room;
	uint32_t *slot; /* hash table with open addressing, at most half full: a number plus one; 0 is free */
	size_t slots;   /* a power of two, or 0 */
};

/* Returns the number of a string, which is added if it is new; STRING_NONE when memory runs out. */
int64_t strings_add(struct strings *strings, struct span text);
/* Do the same with a string that is written in parts: strings_append() returns false when memory runs out; then all
   parts are gone. */
bool strings_append(struct strings *strings, struct span part);
int64_t strings_end(struct strings *strings);
/* Returns the number of a string, or STRING_NONE. */
int64_t strings_find(const struct strings *strings, struct span text);
/* Returns the string with this number, valid until strings are added. */
struct span strings_at(const struct strings *strings, size_t number);
/* Removes all but the first `count` strings. They must not be sorted. */
void strings_cut(struct strings *strings, size_t count);
/* Renumbers the strings in the order of their bytes. Writes the new number of each old one to `number`. Returns false,
   and changes nothing, when memory runs out. */
bool strings_sort(struct strings *strings, uint32_t *number);
void strings_free(struct strings *strings);

/* A text for each key. A zeroed struct is empty. */
struct string_map {
	struct strings keys, texts;
	uint32_t *text; /* of each key: the number of its text */
	size_t room;
};

/* Sets the text of a key. Returns false, and changes nothing, when memory runs out. */
bool string_map_set(struct string_map *map, struct span key, struct span text);
/* Sets *text to the text of a key, valid until the next string_map_set(). Returns false if the key has none. */
bool string_map_find(const struct string_map *map, struct span key, struct span *text);
void string_map_free(struct string_map *map);

#endif
