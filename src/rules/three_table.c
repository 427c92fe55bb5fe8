#include "rules/three_table.h"

#include <string.h>

#include "base/hash.h"

/* Entries are in pairs. In `settled` the newer one is first, in `undecided` usually the one with the higher numbers. */
enum { PAIRS = THREE_TABLE_ENTRIES / 2, ANSWER_BITS = 3 };

/* The kinds of numbers for hash_of(). */
enum { HASH_STONE, HASH_SETTLED, HASH_OPEN, HASH_ROW, HASH_KINDS };

static struct stones_hash hash_of(uint64_t kind, uint64_t number)
{
	uint64_t x = hash_mix(number * HASH_KINDS + kind);
	return (struct stones_hash){{hash_mix(x + 1), hash_mix(~x)}};
}

static inline void add_hash(struct stones_hash *sum, struct stones_hash hash)
{
	sum->word[0] += hash.word[0];
	sum->word[1] += hash.word[1];
}

void three_table_clear(struct three_table *table)
{
	memset(table->box, 0, sizeof table->box);
	memset(table->settled, 0, sizeof table->settled);
	memset(table->undecided, 0, sizeof table->undecided);
}

/* Adds the hash of a row. The hash of each word depends on the words before it. */
static void add_words(struct stones_hash *sum, const uint64_t words[2])
{
	for (int i = 0; i < 2; i++) {
		sum->word[0] = hash_mix(sum->word[0] ^ words[i]) + (uint64_t)i;
		sum->word[1] = hash_mix(sum->word[1] + words[i]);
	}
}

void three_table_start(struct three_table *table, const struct board *board)
{
	table->depth = 0;
	table->board = hash_of(HASH_ROW, (uint64_t)board->size);
	for (int y = 0; y < board->size; y++) {
		add_words(&table->board, board->line[y].stone[SIDE_BLACK]);
		add_words(&table->board, board->line[y].empty);
	}
}

void three_table_put(struct three_table *table, int point)
{
	int i = table->depth++;
	table->x[i] = (uint8_t)point_x(point);
	table->y[i] = (uint8_t)point_y(point);
	table->stone[i] = hash_of(HASH_STONE, (uint64_t)point);
	table->path[i] = i > 0 ? table->path[i - 1] : table->board;
	add_hash(&table->path[i], table->stone[i]);
}

void three_table_take(struct three_table *table)
{
	table->depth--;
}

/* Returns the hash of the point, the board, the box and the hypothetical stones in the box. */
static struct stones_hash hash_within(const struct three_table *table, int point, struct box box)
{
	uint64_t corners = (uint64_t)box.low_x << 24 | (uint64_t)box.low_y << 16 | (uint64_t)box.high_x << 8 | box.high_y;
	struct stones_hash sum = hash_of(HASH_SETTLED, (uint64_t)point << 32 | corners);
	unsigned width = (unsigned)(box.high_x - box.low_x), height = (unsigned)(box.high_y - box.low_y);
	add_hash(&sum, table->board);
	for (int i = 0; i < table->depth; i++) { /* no branches: they would be unpredictable */
		bool in = (unsigned)(table->x[i] - box.low_x) <= width && (unsigned)(table->y[i] - box.low_y) <= height;
		sum.word[0] += table->stone[i].word[0] & -(uint64_t)in;
		sum.word[1] += table->stone[i].word[1] & -(uint64_t)in;
	}
	return sum;
}

enum double_three three_table_probe(const struct three_table *table, int point, struct box *box)
{
	*box = table->box[point_y(point)][point_x(point)];
	if (box->high_x == 0)
		return DOUBLE_THREE_UNKNOWN;
	struct stones_hash hash = hash_within(table, point, *box);
	const struct stones_hash *entry = &table->settled[hash.word[0] % PAIRS * 2];
	for (int i = 0; i < 2; i++, entry++) {
		unsigned answer = entry->word[1] & ANSWER_BITS;
		if (answer > 0 && entry->word[0] == hash.word[0] && (entry->word[1] ^ hash.word[1]) <= ANSWER_BITS)
			return (enum double_three)(answer - 1);
	}
	return DOUBLE_THREE_UNKNOWN;
}

void three_table_store(struct three_table *table, int point, enum double_three answer, struct box box)
{
	table->box[point_y(point)][point_x(point)] = box;
	struct stones_hash hash = hash_within(table, point, box);
	struct stones_hash *entry = &table->settled[hash.word[0] % PAIRS * 2];
	entry[1] = entry[0];
	entry[0] = hash;
	entry[0].word[1] = (hash.word[1] & ~(uint64_t)ANSWER_BITS) | (1 + (unsigned)answer);
}

/* Returns a key that is never 0; empty entries have the key 0. 64 bits are enough: a wrong number costs time, but never
   gives a wrong answer. */
static uint64_t key_of(const struct three_table *table, int point)
{
	struct stones_hash hash = hash_of(HASH_OPEN, (uint64_t)point);
	add_hash(&hash, table->depth > 0 ? table->path[table->depth - 1] : table->board);
	return (hash.word[0] + hash.word[1]) | 1;
}

struct proof_numbers three_table_numbers(const struct three_table *table, int point)
{
	uint64_t key = key_of(table, point);
	const struct undecided_entry *entry = &table->undecided[key / 2 % PAIRS * 2];
	for (int i = 0; i < 2; i++)
		if (entry[i].key == key)
			return entry[i].numbers;
	return (struct proof_numbers){1, 1};
}

/* Drops the entry of the pair that usually has the lower numbers: higher ones took longer. */
void three_table_store_numbers(struct three_table *table, int point, struct proof_numbers numbers)
{
	uint64_t key = key_of(table, point);
	struct undecided_entry *entry = &table->undecided[key / 2 % PAIRS * 2];
	if (entry[0].key != key) {
		if (entry[1].key == key || entry[0].numbers.pn / 2 + entry[0].numbers.dn / 2 > numbers.pn / 2 + numbers.dn / 2)
			entry++;
		else
			entry[1] = entry[0];
	}
	*entry = (struct undecided_entry){key, numbers};
}
