/* Arrays that grow, and the memory of hash tables whose entries are valid when zeroed. */
#ifndef ARRAY_H
#define ARRAY_H

#include <stdbool.h>
#include <stddef.h>

/* Makes room for `count` elements of `size` bytes: for half as many again as there is room for, or more. `array` is the
   address of the pointer to the first element; NULL and a room of 0 are an empty array. Returns false, and leaves both
   untouched, when memory runs out. */
bool array_grow(void *array, size_t *room, size_t count, size_t size);

/* Frees a hash table, which has *entries entries, and returns a new one of `wanted` zeroed entries of `size` bytes. A
   table that has this number of entries already is returned unchanged. Sets *entries to `wanted`, or to 0 when memory
   runs out. table_allocate(table, entries, 0, 1) only frees the table. */
void *table_allocate(void *table, size_t *entries, size_t wanted, size_t size);

#endif
