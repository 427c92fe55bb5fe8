#include "os/system.h"

#include "os/pages.h"

#include <stdint.h>
#include <stdlib.h>
#ifndef _WIN32
#include <sys/mman.h>
#endif

static void prefer_large(void *memory, size_t bytes)
{
	enum { LARGE = 2 << 20 }; /* begins a page, whatever the size of pages */
	if (bytes < 2 * LARGE)
		return;
#ifdef MADV_HUGEPAGE
	size_t before = (LARGE - (uintptr_t)memory % LARGE) % LARGE;
	madvise((unsigned char *)memory + before, bytes - before, MADV_HUGEPAGE); /* a failure costs only speed */
#else
	(void)memory;
#endif
}

void *pages_allocate(size_t bytes, bool large)
{
	/* The address to free stands before the memory: C11's aligned_alloc() does not zero, and Windows lacks it. */
	unsigned char *block = bytes <= SIZE_MAX - 2 * CACHE_LINE ? calloc(1, bytes + 2 * CACHE_LINE) : NULL;
	if (!block)
		return NULL;
	unsigned char *memory = block + 2 * CACHE_LINE - (uintptr_t)block % CACHE_LINE;
	((void **)(void *)memory)[-1] = block;
	if (large)
		prefer_large(memory, bytes);
	return memory;
}

void pages_free(void *memory)
{
	if (memory)
		free(((void **)memory)[-1]);
}
