/* Lists of names, such as the choices of an option. */
#ifndef NAMES_H
#define NAMES_H

#include "base/text.h"

/* An array of names, or one field of the rows of a table; the last is NULL. A zero list is empty. */
struct names {
	const char *const *first;
	size_t stride; /* bytes from one to the next */
};

/* The names of an array that ends in NULL; those in a field of a table whose last row has NULL there. */
#define NAMES(array) {(array), sizeof *(array)}
#define NAMES_OF(table, field) {&(table)[0].field, sizeof *(table)}

/* Returns the name at an index from 0, or NULL at the end. */
static inline const char *names_at(struct names names, int index)
{
	return *(const char *const *)(const void *)((const char *)names.first + (size_t)index * names.stride);
}

/* Returns the index of a name, letters in either case; -1 for another text. */
int names_find(struct names names, struct span text);
/* Writes "one, two, three", cut to room - 1 bytes, terminated. Returns out. */
const char *names_list(struct names names, char *out, size_t room);

#endif
