/* The transposition table: bounds, depths and best moves of searched positions. One block of memory, allocated
   again only to grow, or by tt_allocate(). Threads may probe and store at the same time, without locks: an entry that
   two of them have mixed up is not found. Source: Hyatt and Mann, "A lock-less transposition table implementation for
   parallel search chess engines", 2002. */
#ifndef TRANSPOSITION_H
#define TRANSPOSITION_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/clock.h"

enum bound {
	BOUND_NONE,
	BOUND_UPPER, /* the value is at most the entry's */
	BOUND_LOWER, /* the value is at least the entry's */
	BOUND_EXACT,
};

struct tt_entry {
	int16_t value;
	int16_t evaluation;
	uint16_t cell; /* the best move, or CELL_NONE */
	uint8_t depth;
	uint8_t bound_age; /* two bits of bound; the rest is the age */
};

static inline enum bound tt_bound(const struct tt_entry *entry)
{
	return (enum bound)(entry->bound_age & 3);
}

enum { TT_BUCKET = 5 };

struct tt_bucket {
	_Atomic uint32_t check[TT_BUCKET];   /* the low half of the hash, XOR both words of the entry */
	_Atomic uint32_t word[TT_BUCKET][2]; /* the entries' bytes */
	uint32_t padding;                    /* to 64 bytes */
};

struct tt {
	struct tt_bucket *bucket; /* each fills a cache line */
	size_t room;     /* buckets that may be used: all that are allocated, or those that tt_allocate() has touched */
	size_t reserved; /* buckets allocated by tt_allocate() */
	size_t buckets;  /* buckets in use */
	size_t dirty;    /* buckets, from the first, in which entries may have been stored since they were cleared */
	uint8_t age;
};

/* Makes an empty table of `buckets` buckets. When memory runs out, the table has no buckets and finds nothing. */
void tt_resize(struct tt *tt, size_t buckets);
/* Allocates an empty table of `buckets` buckets and touches its memory pages: the first search then does not wait for
   them. When the time is up, the table has the buckets touched so far; the next call continues. A table that has been
   searched with, and is not larger, stays as it is. */
void tt_allocate(struct tt *tt, size_t buckets, const struct time_limit *limit);
/* Begins a new search: entries of earlier searches are replaced sooner. */
void tt_new_search(struct tt *tt);
/* Returns the share of entries in use, in thousandths, from a sample. */
int tt_hashfull(const struct tt *tt);
void tt_free(struct tt *tt);

/* Prefetches the entry of a hash. */
void tt_prefetch(const struct tt *tt, uint64_t hash);
/* Returns whether there is an entry, and copies it; without one *entry becomes all zero. */
bool tt_probe(const struct tt *tt, uint64_t hash, struct tt_entry *entry);
/* Stores an entry in place of the one with the same hash, or else of the bucket's least valuable one by depth and age.
   A much deeper entry of the same hash and the same search stays, unless the new bound is exact. Sets bound_age;
   an entry without a best move keeps that of the old entry. */
void tt_store(struct tt *tt, uint64_t hash, struct tt_entry entry, enum bound bound);

#endif
