#include "record/strings.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/hash.h"

struct string_place {
	size_t at;
	uint32_t length, hash;
};

static uint32_t hash_of_string(struct span text)
{
	uint64_t hash = hash_bytes(text);
	return (uint32_t)(hash ^ hash >> 32);
}

struct span strings_at(const struct strings *strings, size_t number)
{
	assert(number < strings->count);
	return (struct span){strings->bytes + strings->place[number].at, strings->place[number].length};
}

/* Returns the slot of a string, or the free slot for it. */
static uint32_t *slot_of(const struct strings *strings, struct span text, uint32_t hash)
{
	for (size_t at = hash;; at++) {
		uint32_t *slot = &strings->slot[at & (strings->slots - 1)];
		if (*slot == 0)
			return slot;
		if (strings->place[*slot - 1].hash == hash && text_same(strings_at(strings, *slot - 1), text))
			return slot;
	}
}

/* Enters all strings into a table of free slots. */
static void fill_slots(struct strings *strings)
{
	for (size_t i = 0; i < strings->count; i++) {
		size_t at = strings->place[i].hash;
		while (strings->slot[at & (strings->slots - 1)] != 0)
			at++;
		strings->slot[at & (strings->slots - 1)] = (uint32_t)i + 1;
	}
}

static bool grow_slots(struct strings *strings)
{
	enum { SLOTS_FIRST = 64 };
	size_t slots = strings->slots > 0 ? 2 * strings->slots : SLOTS_FIRST;
	uint32_t *slot = calloc(slots, sizeof *slot);
	if (!slot)
		return false;
	free(strings->slot);
	strings->slot = slot;
	strings->slots = slots;
	fill_slots(strings);
	return true;
}

bool strings_append(struct strings *strings, struct span part)
{
	size_t end = strings->used + strings->open;
	if (part.length > UINT32_MAX - strings->open ||
	    !array_grow(&strings->bytes, &strings->bytes_room, end + part.length + 1, 1)) {
		strings->open = 0;
		return false;
	}
	if (part.length > 0)
		memcpy(strings->bytes + end, part.at, part.length);
	strings->open += part.length;
	return true;
}

int64_t strings_end(struct strings *strings)
{
	struct span text = {strings->bytes + strings->used, strings->open};
	uint32_t hash = hash_of_string(text);
	strings->open = 0;
	if (strings->count == UINT32_MAX || (2 * strings->count >= strings->slots && !grow_slots(strings)) ||
	    !array_grow(&strings->place, &strings->room, strings->count + 1, sizeof *strings->place))
		return STRING_NONE;
	uint32_t *slot = slot_of(strings, text, hash);
	if (*slot == 0) {
		strings->place[strings->count] = (struct string_place){strings->used, (uint32_t)text.length, hash};
		strings->used += text.length;
		*slot = (uint32_t)++strings->count;
		assert(strings->used <= strings->bytes_room && strings->count <= strings->slots / 2);
	}
	return (int64_t)*slot - 1;
}

int64_t strings_add(struct strings *strings, struct span text)
{
	return strings_append(strings, text) ? strings_end(strings) : STRING_NONE;
}

int64_t strings_find(const struct strings *strings, struct span text)
{
	return strings->slots > 0 ? (int64_t)*slot_of(strings, text, hash_of_string(text)) - 1 : STRING_NONE;
}

void strings_cut(struct strings *strings, size_t count)
{
	while (strings->count > count) {
		const struct string_place *last = &strings->place[strings->count - 1];
		/* No later string has probed past the slot. */
		*slot_of(strings, strings_at(strings, strings->count - 1), last->hash) = 0;
		strings->used = last->at;
		strings->count--;
	}
}

/* A string while strings are sorted. */
struct sorted_string {
	struct span text;
	uint32_t number;
};

static int compare_strings(const void *one, const void *other)
{
	const struct sorted_string *a = one, *b = other;
	return text_order(a->text, b->text);
}

bool strings_sort(struct strings *strings, uint32_t *number)
{
	struct sorted_string *sorted = malloc((strings->count + 1) * sizeof *sorted);
	if (!sorted)
		return false;
	for (size_t i = 0; i < strings->count; i++)
		sorted[i] = (struct sorted_string){strings_at(strings, i), (uint32_t)i};
	qsort(sorted, strings->count, sizeof *sorted, compare_strings);
	for (size_t i = 0; i < strings->count; i++) {
		struct span text = sorted[i].text;
		strings->place[i] = (struct string_place){(size_t)(text.at - strings->bytes), (uint32_t)text.length,
		                                          hash_of_string(text)};
		number[sorted[i].number] = (uint32_t)i;
	}
	free(sorted);
	for (size_t at = 0; at < strings->slots; at++)
		strings->slot[at] = 0;
	fill_slots(strings);
	return true;
}

void strings_free(struct strings *strings)
{
	free(strings->place);
	free(strings->bytes);
	free(strings->slot);
	*strings = (struct strings){.count = 0};
}

bool string_map_set(struct string_map *map, struct span key, struct span text)
{
	if (!array_grow(&map->text, &map->room, map->keys.count + 1, sizeof *map->text))
		return false;
	int64_t added = strings_add(&map->texts, text), number = STRING_NONE;
	if (added != STRING_NONE)
		number = strings_add(&map->keys, key);
	if (number != STRING_NONE)
		map->text[number] = (uint32_t)added;
	return number != STRING_NONE;
}

bool string_map_find(const struct string_map *map, struct span key, struct span *text)
{
	int64_t number = strings_find(&map->keys, key);
	if (number != STRING_NONE)
		*text = strings_at(&map->texts, map->text[number]);
	return number != STRING_NONE;
}

void string_map_free(struct string_map *map)
{
	strings_free(&map->keys);
	strings_free(&map->texts);
	free(map->text);
	*map = (struct string_map){.text = NULL};
}
