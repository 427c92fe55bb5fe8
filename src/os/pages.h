/* Pages of memory. */
#ifndef PAGES_H
#define PAGES_H

#include <stddef.h>

/* Asks for large pages for this memory where the system has them: access then seldom misses the TLB. */
void pages_prefer_large(void *memory, size_t bytes);

#endif
