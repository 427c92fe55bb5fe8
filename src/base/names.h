/* Lists of names, e.g. the values of an option. */
#ifndef NAMES_H
#define NAMES_H

#include "base/text.h"

/* The names in an array, or in one field of a table; the last is NULL. A zeroed struct is an empty list. */
struct names {
	const char *const *first;
	size_t stride; /* bytes from one name to the next */
};

/* NAMES: the names of an array that ends in NULL. NAMES_OF: those in a field of a table, whose last row has NULL
   there. */
#define NAMES(array) \
	{ \
		(array), sizeof *(array) \
	}
#define NAMES_OF(table, field) \
	{ \
		&(table)[0].field, sizeof *(table) \
	}

/* Returns the name at an index from 0, or NULL at the end. The list must not be a zeroed struct. */
static inline const char *names_at(struct names names, int index)
{
	return *(const char *const *)(const void *)((const char *)names.first + (size_t)index * names.stride);
}

/* Returns the index of a name; case does not matter. Returns -1 for any other text. */
int names_find(struct names names, struct span text);
/* Writes "one, two, three", terminated, cut to `room` bytes. Returns out. */
const char *names_list(struct names names, char *out, size_t room);

#endif
