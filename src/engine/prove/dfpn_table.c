#include "engine/prove/dfpn_table.h"

#include <assert.h>

#include "base/array.h"
#include "base/compiler.h"

enum { BUCKET_ENTRIES = 4 };

void dfpn_table_allocate(struct dfpn_table *table, size_t bytes)
{
	size_t entries = bytes / sizeof *table->entry / BUCKET_ENTRIES * BUCKET_ENTRIES;
	table->entry = table_allocate(table->entry, &table->entries, entries, sizeof *table->entry);
}

void dfpn_table_free(struct dfpn_table *table)
{
	table->entry = table_allocate(table->entry, &table->entries, 0, 1);
}

static struct dfpn_entry *dfpn_bucket_of(const struct dfpn_table *table, uint64_t hash)
{
	size_t buckets = table->entries / BUCKET_ENTRIES;
	return &table->entry[((hash >> 32) * buckets >> 32) * BUCKET_ENTRIES];
}

void dfpn_prefetch(const struct dfpn_table *table, uint64_t hash)
{
	if (table->entries == 0)
		return;
	const struct dfpn_entry *bucket = dfpn_bucket_of(table, hash);
	prefetch(bucket);
	prefetch(&bucket[BUCKET_ENTRIES - 1].question);
}

const struct dfpn_entry *dfpn_probe(const struct dfpn_table *table, uint64_t hash)
{
	if (table->entries == 0)
		return NULL;
	const struct dfpn_entry *bucket = dfpn_bucket_of(table, hash);
	for (int i = 0; i < BUCKET_ENTRIES; i++)
		if (bucket[i].hash == hash && bucket[i].question == table->question)
			return &bucket[i];
	return NULL;
}

static uint32_t work_of(const struct dfpn_table *table, const struct dfpn_entry *entry)
{
	return entry->question == table->question ? entry->work : 0;
}

void dfpn_store(struct dfpn_table *table, uint64_t hash, struct proof_numbers numbers, unsigned long long work)
{
	assert(numbers.pn > 0 || numbers.dn > 0);
	if (table->entries == 0)
		return;
	struct dfpn_entry *bucket = dfpn_bucket_of(table, hash), *chosen = &bucket[0];
	for (int i = 0; i < BUCKET_ENTRIES; i++) {
		if (work_of(table, &bucket[i]) > 0 && bucket[i].hash == hash) {
			chosen = &bucket[i];
			work += chosen->work;
			break;
		}
		if (work_of(table, &bucket[i]) < work_of(table, chosen))
			chosen = &bucket[i];
	}
	*chosen = (struct dfpn_entry){hash, numbers, work < UINT32_MAX ? (uint32_t)work + 1 : UINT32_MAX, table->question};
}
