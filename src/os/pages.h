/* Large blocks of memory. */
#ifndef PAGES_H
#define PAGES_H

#include <stddef.h>

enum { CACHE_LINE = 64 }; /* bytes, on every processor that matters here */

/* Returns zeroed memory that begins a cache line, or NULL when memory runs out. Large blocks have large pages where the
   system has them: access then seldom misses the TLB. */
void *pages_allocate(size_t bytes);
/* Frees what pages_allocate() returned; NULL is allowed. */
void pages_free(void *memory);

#endif
