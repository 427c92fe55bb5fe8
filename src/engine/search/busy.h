/* The positions that the workers of one search are searching, so that another worker does something else first. Source:
   Weill, "The ABDADA distributed minimax-search algorithm", 1996. A hint: a position may be missing. */
#ifndef BUSY_H
#define BUSY_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

enum { BUSY_ENTRIES = 1 << 12 };

/* By the lower bits of the hash; each is the upper half of the hash. */
struct busy {
	_Atomic uint32_t entry[BUSY_ENTRIES];
};

static inline bool busy_has(struct busy *busy, uint64_t hash)
{
	return atomic_load_explicit(&busy->entry[hash % BUSY_ENTRIES], memory_order_relaxed) == (uint32_t)(hash >> 32);
}
static inline void busy_put(struct busy *busy, uint64_t hash)
{
	atomic_store_explicit(&busy->entry[hash % BUSY_ENTRIES], (uint32_t)(hash >> 32), memory_order_relaxed);
}
static inline void busy_drop(struct busy *busy, uint64_t hash)
{
	atomic_store_explicit(&busy->entry[hash % BUSY_ENTRIES], 0, memory_order_relaxed);
}

#endif
