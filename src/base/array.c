#include "base/array.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

bool array_grow(void *array, size_t *room, size_t count, size_t size)
{
	enum { ELEMENTS_FIRST = 16 };
	void *old;
	size_t larger = *room + *room / 2 > ELEMENTS_FIRST ? *room + *room / 2 : ELEMENTS_FIRST;
	if (count <= *room)
		return true;
	if (larger < count)
		larger = count;
	if (larger > PTRDIFF_MAX / size)
		return false;
	memcpy(&old, array, sizeof old);
	void *grown = realloc(old, larger * size);
	if (!grown)
		return false;
	memcpy(array, &grown, sizeof grown);
	*room = larger;
	return true;
}

void *table_allocate(void *table, size_t *entries, size_t wanted, size_t size)
{
	if (wanted == *entries)
		return table;
	free(table);
	table = wanted > 0 ? calloc(wanted, size) : NULL;
	*entries = table ? wanted : 0;
	return table;
}
