#include "engine/transposition.h"

#include <stdlib.h>
#include <string.h>

enum { AGE_STEP = 4 };

void transposition_make(struct transposition *table, size_t buckets)
{
	if (buckets > table->room) {
		transposition_free(table);
		table->bucket = calloc(buckets, sizeof *table->bucket);
		table->room = table->bucket ? buckets : 0;
	} else if (buckets > 0) {
		memset(table->bucket, 0, buckets * sizeof *table->bucket);
	}
	table->buckets = table->bucket ? buckets : 0;
}

void transposition_age(struct transposition *table)
{
	table->age = (uint8_t)(table->age + AGE_STEP);
}

void transposition_free(struct transposition *table)
{
	free(table->bucket);
	*table = (struct transposition){0};
}

static struct bucket *bucket_of(const struct transposition *table, uint64_t hash)
{
	return &table->bucket[(hash >> 32) * table->buckets >> 32];
}

void transposition_expect(const struct transposition *table, uint64_t hash)
{
	if (table->buckets > 0)
		__builtin_prefetch(bucket_of(table, hash));
}

const struct memory *transposition_find(const struct transposition *table, uint64_t hash)
{
	if (table->buckets == 0)
		return NULL;
	const struct bucket *bucket = bucket_of(table, hash);
	for (int i = 0; i < BUCKET; i++)
		if (bucket->of[i].check == (uint32_t)hash && memory_bound(&bucket->of[i]) != BOUND_NONE)
			return &bucket->of[i];
	return NULL;
}

/* How little would be lost: the depth, less for each search since. */
static int worth_keeping(const struct transposition *table, const struct memory *memory)
{
	if (memory_bound(memory) == BOUND_NONE)
		return -1000;
	int searches = (uint8_t)(table->age - (memory->bound_age & ~3)) / AGE_STEP;
	return memory->depth - 8 * searches;
}

void transposition_keep(struct transposition *table, uint64_t hash, struct memory memory, enum bound bound)
{
	if (table->buckets == 0)
		return;
	struct bucket *bucket = bucket_of(table, hash);
	struct memory *place = &bucket->of[0];
	for (int i = 0; i < BUCKET; i++) {
		struct memory *at = &bucket->of[i];
		if (at->check == (uint32_t)hash && memory_bound(at) != BOUND_NONE) {
			if (bound != BOUND_EXACT && memory.depth + 3 < at->depth && (at->bound_age & ~3) == table->age)
				return;
			if (memory.cell == 0)
				memory.cell = at->cell;
			place = at;
			break;
		}
		if (worth_keeping(table, at) < worth_keeping(table, place))
			place = at;
	}
	memory.check = (uint32_t)hash;
	memory.bound_age = (uint8_t)(table->age | bound);
	*place = memory;
}
