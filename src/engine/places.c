#include "engine/places.h"

#include <stdlib.h>

enum { BUCKET_PLACES = 4 };

void places_make(struct places *places, size_t bytes)
{
	size_t count = bytes / sizeof *places->place / BUCKET_PLACES * BUCKET_PLACES;
	if (count == places->count)
		return;
	places_free(places);
	places->place = count > 0 ? calloc(count, sizeof *places->place) : NULL;
	places->count = places->place ? count : 0;
}

void places_free(struct places *places)
{
	free(places->place);
	places->place = NULL;
	places->count = 0;
}

static struct place *bucket_of(const struct places *places, uint64_t hash)
{
	size_t buckets = places->count / BUCKET_PLACES;
	return &places->place[((hash >> 32) * buckets >> 32) * BUCKET_PLACES];
}

void places_fetch(const struct places *places, uint64_t hash)
{
	if (places->count == 0)
		return;
	const struct place *bucket = bucket_of(places, hash);
	__builtin_prefetch(bucket);
	__builtin_prefetch(&bucket[BUCKET_PLACES - 1].question);
}

const struct place *places_find(const struct places *places, uint64_t hash)
{
	if (places->count == 0)
		return NULL;
	const struct place *bucket = bucket_of(places, hash);
	for (int i = 0; i < BUCKET_PLACES; i++)
		if (bucket[i].hash == hash && bucket[i].question == places->question)
			return &bucket[i];
	return NULL;
}

static uint32_t work_of(const struct places *places, const struct place *place)
{
	return place->question == places->question ? place->work : 0;
}

void places_keep(struct places *places, uint64_t hash, struct numbers numbers, unsigned long long work)
{
	if (places->count == 0)
		return;
	struct place *bucket = bucket_of(places, hash), *chosen = &bucket[0];
	for (int i = 0; i < BUCKET_PLACES; i++) {
		if (work_of(places, &bucket[i]) > 0 && bucket[i].hash == hash) {
			chosen = &bucket[i];
			work += chosen->work;
			break;
		}
		if (work_of(places, &bucket[i]) < work_of(places, chosen))
			chosen = &bucket[i];
	}
	*chosen = (struct place){hash, numbers, work < UINT32_MAX ? (uint32_t)work + 1 : UINT32_MAX, places->question};
}
