/* Allocates the hash tables of a search. */
#ifndef TABLE_H
#define TABLE_H

#include <stddef.h>

/* Returns a table of `wanted` zeroed entries of `size` bytes in place of `table`, which has *entries. A table that
   has this number of entries already is returned unchanged. Sets *entries to `wanted`, or to 0 when
   memory runs out. table_make(table, entries, 0, 1) frees the table. */
void *table_make(void *table, size_t *entries, size_t wanted, size_t size);

#endif
