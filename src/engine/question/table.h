/* Hash tables of a search: zeroed memory of a wanted size. */
#ifndef TABLE_H
#define TABLE_H

#include <stddef.h>

/* Returns a table of `wanted` entries of `size` bytes in place of `table`, which has *entries: the same one where
   it has that size, else a zeroed one. *entries becomes 0 where none is wanted or there is no memory.
   table_make(table, entries, 0, 1) frees it. */
void *table_make(void *table, size_t *entries, size_t wanted, size_t size);

#endif
