/* The transposition table: what the search found out about positions. One block of memory, allocated once. */
#ifndef TRANSPOSITION_H
#define TRANSPOSITION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum bound {
	BOUND_NONE,
	BOUND_UPPER, /* the value is at most this */
	BOUND_LOWER, /* at least */
	BOUND_EXACT,
};

struct tt_entry {
	uint32_t check; /* low half of the hash */
	int16_t value;
	int16_t evaluation;
	uint16_t cell; /* the best move, or CELL_NONE */
	uint8_t depth;
	uint8_t bound_age; /* two bits, and the rest */
};

static inline enum bound tt_bound(const struct tt_entry *entry)
{
	return (enum bound)(entry->bound_age & 3);
}

enum { TT_BUCKET = 5 };

struct tt_bucket {
	struct tt_entry of[TT_BUCKET];
	uint32_t fill; /* to 64 bytes */
};

struct tt {
	struct tt_bucket *bucket;
	size_t room;    /* buckets allocated */
	size_t buckets; /* buckets in use */
	uint8_t age;
};

/* Allocates an empty table of `buckets` buckets; without memory the table has none and finds nothing. */
void tt_resize(struct tt *tt, size_t buckets);
/* Begins another search: older entries are replaced first. */
void tt_new_search(struct tt *tt);
void tt_free(struct tt *tt);

/* Prefetches the entry of a hash that is probed soon. */
void tt_prefetch(const struct tt *tt, uint64_t hash);
/* Returns the entry, or NULL. */
const struct tt_entry *tt_probe(const struct tt *tt, uint64_t hash);
/* Stores an entry in place of an older one of the same hash, or of the shallowest one in the bucket. */
void tt_store(struct tt *tt, uint64_t hash, struct tt_entry entry, enum bound bound);

#endif
