/* Large blocks of memory. */
#ifndef PAGES_H
#define PAGES_H

#include <stdbool.h>
#include <stddef.h>

enum { CACHE_LINE = 64 }; /* bytes, on every processor that matters here */

/* Returns zeroed memory that begins a cache line, or NULL when memory runs out. With `large`, a large block has large
   pages where the system has them: access then seldom misses the TLB, but the first access to each may take
   milliseconds. */
void *pages_allocate(size_t bytes, bool large);
/* Frees what pages_allocate() returned; NULL is allowed. */
void pages_free(void *memory);

#endif
