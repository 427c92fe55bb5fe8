/* Arrays that grow. */
#ifndef ARRAY_H
#define ARRAY_H

#include <stdbool.h>
#include <stddef.h>

/* Makes room for `count` elements of `size` bytes: for half as many again as there is room for, or more. `array` is the
   address of the pointer to the first element; NULL and a room of 0 are an empty array. Returns false, and leaves both
   untouched, when memory runs out. */
bool array_grow(void *array, size_t *room, size_t count, size_t size);

#endif
