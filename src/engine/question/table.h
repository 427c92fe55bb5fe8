/* The memory of a hash table whose entries are valid when zeroed. */
#ifndef TABLE_H
#define TABLE_H

#include <stddef.h>

/* Frees `table`, which has *entries entries, and returns a new one of `wanted` zeroed entries of `size` bytes. A table
   that has this number of entries already is returned unchanged. Sets *entries to `wanted`, or to 0 when memory runs
   out. table_allocate(table, entries, 0, 1) only frees the table. */
void *table_allocate(void *table, size_t *entries, size_t wanted, size_t size);

#endif
