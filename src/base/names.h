/* A list of names: a choice on the command line, a word in a file. The one look-up for all of them. */
#ifndef NAMES_H
#define NAMES_H

#include "base/text.h"

/* Names one after the other, or the same field of the rows of a table; the last is NULL. A zero list has none. */
struct names {
	const char *const *first;
	size_t stride; /* bytes from one to the next */
};

/* The names of an array that ends in NULL; those in a field of a table whose last row has NULL there. */
#define NAMES(array) {(array), sizeof *(array)}
#define NAMES_OF(table, field) {&(table)[0].field, sizeof *(table)}

/* The name at an index from 0, or NULL at the end. */
static inline const char *names_at(struct names names, int index)
{
	return *(const char *const *)(const void *)((const char *)names.first + (size_t)index * names.stride);
}

/* The index of a name, letters in either case; -1 for another text. */
int names_find(struct names names, struct span text);
/* Writes "one, two, three", cut to room - 1 bytes, terminated. Returns out. */
const char *names_list(struct names names, char *out, size_t room);

#endif
