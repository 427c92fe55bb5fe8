#include "engine/search/transposition.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

#include "base/compiler.h"
#include "os/pages.h"

enum { AGE_STEP = 4 };

_Static_assert(sizeof(struct tt_entry) == 2 * sizeof(uint32_t) && sizeof(struct tt_bucket) == 64, "no gaps");

/* Copies an entry of the bucket. Returns the low half of its hash. */
static uint32_t load(struct tt_bucket *bucket, int i, struct tt_entry *entry)
{
	const uint32_t word[2] = {atomic_load_explicit(&bucket->word[i][0], memory_order_relaxed),
	                          atomic_load_explicit(&bucket->word[i][1], memory_order_relaxed)};
	memcpy(entry, word, sizeof word);
	return atomic_load_explicit(&bucket->check[i], memory_order_relaxed) ^ word[0] ^ word[1];
}

static void save(struct tt_bucket *bucket, int i, uint32_t hash, const struct tt_entry *entry)
{
	uint32_t word[2];
	memcpy(word, entry, sizeof word);
	atomic_store_explicit(&bucket->check[i], hash ^ word[0] ^ word[1], memory_order_relaxed);
	atomic_store_explicit(&bucket->word[i][0], word[0], memory_order_relaxed);
	atomic_store_explicit(&bucket->word[i][1], word[1], memory_order_relaxed);
}

void tt_resize(struct tt *tt, size_t buckets)
{
	if (buckets > tt->room) {
		tt_free(tt);
		tt->bucket = pages_allocate(buckets * sizeof *tt->bucket, true);
		tt->room = tt->bucket ? buckets : 0;
	} else if (tt->dirty > 0) {
		memset(tt->bucket, 0, tt->dirty * sizeof *tt->bucket);
	}
	assert((uintptr_t)tt->bucket % sizeof *tt->bucket == 0);
	tt->buckets = tt->bucket ? buckets : 0;
	tt->dirty = 0;
}

void tt_allocate(struct tt *tt, size_t buckets, const struct time_limit *limit)
{
	enum { PAGE = 4096 / sizeof(struct tt_bucket), TOUCH_AT_ONCE = 256 * PAGE }; /* no system has smaller pages */
	if (tt->room > buckets || (tt->dirty == 0 && tt->reserved != buckets)) {
		tt_free(tt);
		tt_resize(tt, buckets);
		tt->reserved = tt->room;
		tt->room = 0;
	}
	while (tt->dirty == 0 && tt->room < tt->reserved && time_limit_left(limit) > 0) {
		size_t end = tt->reserved - tt->room > TOUCH_AT_ONCE ? tt->room + TOUCH_AT_ONCE : tt->reserved;
		for (size_t i = tt->room; i < end; i += PAGE)
			*(volatile uint32_t *)&tt->bucket[i].padding = 0; /* volatile: a compiler may leave out what does nothing */
		tt->room = end;
	}
	tt->buckets = tt->buckets < tt->room ? tt->buckets : tt->room;
}

void tt_new_search(struct tt *tt)
{
	tt->age = (uint8_t)(tt->age + AGE_STEP);
	if (tt->dirty < tt->buckets)
		tt->dirty = tt->buckets;
}

void tt_free(struct tt *tt)
{
	pages_free(tt->bucket);
	*tt = (struct tt){0};
}

int tt_hashfull(const struct tt *tt)
{
	enum { SAMPLE = 1000 };
	size_t count = tt->buckets < SAMPLE ? tt->buckets : SAMPLE;
	int used = 0;
	for (size_t i = 0; i < count; i++)
		for (int at = 0; at < TT_BUCKET; at++) {
			struct tt_entry entry;
			load(&tt->bucket[i], at, &entry);
			used += tt_bound(&entry) != BOUND_NONE;
		}
	return count > 0 ? used * 1000 / (int)(count * TT_BUCKET) : 0;
}

static struct tt_bucket *bucket_of(const struct tt *tt, uint64_t hash)
{
	return &tt->bucket[(hash >> 32) * tt->buckets >> 32];
}

void tt_prefetch(const struct tt *tt, uint64_t hash)
{
	if (tt->buckets > 0)
		prefetch(bucket_of(tt, hash));
}

bool tt_probe(const struct tt *tt, uint64_t hash, struct tt_entry *entry)
{
	if (tt->buckets > 0) {
		struct tt_bucket *bucket = bucket_of(tt, hash);
		for (int i = 0; i < TT_BUCKET; i++)
			if (load(bucket, i, entry) == (uint32_t)hash && tt_bound(entry) != BOUND_NONE)
				return true;
	}
	*entry = (struct tt_entry){.depth = 0};
	return false;
}

/* Returns how much an entry is worth keeping: its depth, less 8 for each later search. The lowest is replaced. */
static int replacement_value(const struct tt *tt, const struct tt_entry *entry)
{
	if (tt_bound(entry) == BOUND_NONE)
		return -1000;
	int searches = (uint8_t)(tt->age - (entry->bound_age & ~3)) / AGE_STEP;
	return entry->depth - 8 * searches;
}

void tt_store(struct tt *tt, uint64_t hash, struct tt_entry entry, enum bound bound)
{
	assert(bound != BOUND_NONE && tt->buckets <= tt->dirty);
	if (tt->buckets == 0)
		return;
	struct tt_bucket *bucket = bucket_of(tt, hash);
	int replaced = 0, least = INT_MAX;
	for (int i = 0; i < TT_BUCKET; i++) {
		struct tt_entry at;
		if (load(bucket, i, &at) == (uint32_t)hash && tt_bound(&at) != BOUND_NONE) {
			if (bound != BOUND_EXACT && entry.depth + 3 < at.depth && (at.bound_age & ~3) == tt->age)
				return;
			if (entry.cell == 0)
				entry.cell = at.cell;
			replaced = i;
			break;
		}
		int value = replacement_value(tt, &at);
		if (value < least) {
			least = value;
			replaced = i;
		}
	}
	entry.bound_age = (uint8_t)(tt->age | bound);
	save(bucket, replaced, (uint32_t)hash, &entry);
}
