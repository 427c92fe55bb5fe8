#include "engine/question/table.h"

#include <stdlib.h>

void *table_allocate(void *table, size_t *entries, size_t wanted, size_t size)
{
	if (wanted == *entries)
		return table;
	free(table);
	table = wanted > 0 ? calloc(wanted, size) : NULL;
	*entries = table ? wanted : 0;
	return table;
}
