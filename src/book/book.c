#include "book/book.h"

#include <stdlib.h>

#include "base/array.h"

enum {
	KEY_BYTES = 8,
	ENTRY_DIGITS = KEY_BYTES + 2, /* bytes of a key, and of a point */
	DIGIT_VALUES = 256,
	FEW = 24, /* entries that are sorted by insertion */
};

static bool entry_is_before(const struct book_entry *a, const struct book_entry *b)
{
	return a->key != b->key ? a->key < b->key : a->point < b->point;
}

static void sort_few(struct book_entry *entry, size_t count)
{
	for (size_t i = 1; i < count; i++) {
		struct book_entry moved = entry[i];
		size_t at = i;
		for (; at > 0 && entry_is_before(&moved, &entry[at - 1]); at--)
			entry[at] = entry[at - 1];
		entry[at] = moved;
	}
}

/* Returns one byte of an entry's key and point, taken as one long number. Digit 0 is the highest byte of the key. */
static unsigned digit_of(const struct book_entry *entry, int digit)
{
	if (digit < KEY_BYTES)
		return entry->key >> 8 * (KEY_BYTES - 1 - digit) & (DIGIT_VALUES - 1);
	return (unsigned)entry->point >> 8 * (ENTRY_DIGITS - 1 - digit) & (DIGIT_VALUES - 1);
}

/* Sorts in place by this digit and all later ones: American flag sort (McIlroy, Bostic and McIlroy, 1993). Keys are
   hashes, so the parts have similar sizes. The recursion ends after the last digit. */
static void sort_entries(struct book_entry *entry, size_t count, int digit) /* NOLINT(misc-no-recursion) */
{
	size_t next[DIGIT_VALUES] = {0}, end[DIGIT_VALUES];
	if (count <= FEW) {
		sort_few(entry, count);
		return;
	}
	for (size_t i = 0; i < count; i++)
		next[digit_of(&entry[i], digit)]++;
	for (size_t value = 0, sum = 0; value < DIGIT_VALUES; value++) {
		end[value] = sum + next[value];
		next[value] = sum;
		sum = end[value];
	}
	for (unsigned value = 0; value < DIGIT_VALUES; value++)
		while (next[value] < end[value]) {
			struct book_entry moved = entry[next[value]];
			for (unsigned to; (to = digit_of(&moved, digit)) != value;) {
				struct book_entry *place = &entry[next[to]++], taken = *place;
				*place = moved;
				moved = taken;
			}
			entry[next[value]++] = moved;
		}
	for (size_t value = 0, start = 0; value < DIGIT_VALUES && digit + 1 < ENTRY_DIGITS; start = end[value++])
		sort_entries(entry + start, end[value] - start, digit + 1);
}

/* Sorts the entries, and merges those of the same move. */
static void merge_entries(struct book *book)
{
	size_t kept = 0;
	if (book->used > 0)
		sort_entries(book->entry, book->used, 0);
	for (size_t i = 0; i < book->used; i++) {
		const struct book_entry *entry = &book->entry[i];
		if (kept == 0 || entry_is_before(&book->entry[kept - 1], entry)) {
			book->entry[kept++] = *entry;
			continue;
		}
		uint32_t *weight = &book->entry[kept - 1].weight;
		*weight = entry->weight < UINT32_MAX - *weight ? *weight + entry->weight : UINT32_MAX;
	}
	book->used = kept;
}

/* Merges the entries. If that frees less than a third of the room, makes more. Returns false when no entry can be
   added. */
static bool book_make_room(struct book *book)
{
	merge_entries(book);
	if (book->room > 0 && book->used <= book->room / 3 * 2)
		return true;
	return array_grow(&book->entry, &book->room, book->room + 1, sizeof *book->entry) || book->used < book->room;
}

bool book_add(struct book *book, uint64_t key, int point, uint32_t weight)
{
	if (book->used == book->room && !book_make_room(book))
		return false;
	book->entry[book->used++] = (struct book_entry){key, weight, (uint16_t)point};
	return true;
}

void book_finish(struct book *book)
{
	merge_entries(book);
	if (book->used == 0) {
		book_free(book);
		return;
	}
	struct book_entry *entry = realloc(book->entry, book->used * sizeof *entry);
	if (!entry)
		return;
	book->entry = entry;
	book->room = book->used;
}

void book_free(struct book *book)
{
	free(book->entry);
	*book = (struct book){.entry = NULL};
}

/* Returns how many of the entries come before the key and point. */
static size_t count_before(const struct book_entry *entry, size_t count, uint64_t key, int point)
{
	const struct book_entry wanted = {key, 0, (uint16_t)point};
	size_t low = 0;
	while (low < count) {
		size_t middle = low + (count - low) / 2;
		if (entry_is_before(&entry[middle], &wanted))
			low = middle + 1;
		else
			count = middle;
	}
	return low;
}

struct book_moves book_find(const struct book *book, uint64_t key)
{
	size_t first = count_before(book->entry, book->used, key, 0), last = first;
	while (last < book->used && book->entry[last].key == key)
		last++;
	return (struct book_moves){book->used > 0 ? book->entry + first : NULL, last - first};
}

size_t book_count_moves(const struct book *book)
{
	size_t count = 0;
	for (size_t i = 0; i < book->used; i++)
		count += book->entry[i].point < BOOK_LOST;
	return count;
}

uint32_t book_weight(const struct book_moves *moves, int point)
{
	uint64_t key = moves->count > 0 ? moves->entry[0].key : 0;
	size_t at = count_before(moves->entry, moves->count, key, point);
	return at < moves->count && moves->entry[at].point == point ? moves->entry[at].weight : 0;
}
