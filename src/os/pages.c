#include "os/system.h"

#include "os/pages.h"

#include <stdint.h>
#ifndef _WIN32
#include <sys/mman.h>
#endif

void pages_prefer_large(void *memory, size_t bytes)
{
	enum { LARGE = 2 << 20 }; /* begins a page, whatever the size of pages */
	if (!memory || bytes < 2 * LARGE)
		return;
#ifdef MADV_HUGEPAGE
	size_t before = (LARGE - (uintptr_t)memory % LARGE) % LARGE;
	madvise((unsigned char *)memory + before, bytes - before, MADV_HUGEPAGE); /* a failure costs only speed */
#endif
}
