#include "rules/judged.h"

#include <string.h>

/* Entries are in pairs. In `settled` the newer one is first, in `undecided` usually the one with the higher numbers. */
enum { PAIRS = JUDGED_ENTRIES / 2, ANSWER_BITS = 3 };

/* The kinds of numbers for hash_of(). */
enum { HASH_STONE, HASH_SETTLED, HASH_OPEN, HASH_ROW, HASH_KINDS };

/* Mixes bits. Source: Steele, Lea, Flood, Fast splittable pseudorandom number generators, 2014 (the output
   function). */
static uint64_t scatter(uint64_t x)
{
	x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
	x = (x ^ x >> 27) * 0x94d049bb133111ebu;
	return x ^ x >> 31;
}

static struct stones_hash hash_of(uint64_t kind, uint64_t number)
{
	uint64_t x = scatter(number * HASH_KINDS + kind);
	return (struct stones_hash){{scatter(x + 1), scatter(~x)}};
}

static inline void add_hash(struct stones_hash *sum, struct stones_hash hash)
{
	sum->word[0] += hash.word[0];
	sum->word[1] += hash.word[1];
}

void judged_clear(struct judged *judged)
{
	memset(judged->box, 0, sizeof judged->box);
	memset(judged->settled, 0, sizeof judged->settled);
	memset(judged->undecided, 0, sizeof judged->undecided);
}

/* Adds the hash of a row. The hash of each word depends on the words before it. */
static void add_words(struct stones_hash *sum, const uint64_t words[2])
{
	for (int i = 0; i < 2; i++) {
		sum->word[0] = scatter(sum->word[0] ^ words[i]) + (uint64_t)i;
		sum->word[1] = scatter(sum->word[1] + words[i]);
	}
}

void judged_start(struct judged *judged, const struct board *board)
{
	judged->depth = 0;
	judged->board = hash_of(HASH_ROW, (uint64_t)board->size);
	for (int y = 0; y < board->size; y++) {
		add_words(&judged->board, board->line[y].stone[SIDE_BLACK]);
		add_words(&judged->board, board->line[y].empty);
	}
}

void judged_put(struct judged *judged, int point)
{
	int i = judged->depth++;
	judged->x[i] = (uint8_t)point_x(point);
	judged->y[i] = (uint8_t)point_y(point);
	judged->stone[i] = hash_of(HASH_STONE, (uint64_t)point);
	judged->path[i] = i > 0 ? judged->path[i - 1] : judged->board;
	add_hash(&judged->path[i], judged->stone[i]);
}

void judged_take(struct judged *judged)
{
	judged->depth--;
}

/* Returns the hash of the point, the board, the box and the hypothetical stones in the box. */
static struct stones_hash hash_within(const struct judged *judged, int point, struct box box)
{
	uint64_t corners = (uint64_t)box.low_x << 24 | (uint64_t)box.low_y << 16 | (uint64_t)box.high_x << 8 | box.high_y;
	struct stones_hash sum = hash_of(HASH_SETTLED, (uint64_t)point << 32 | corners);
	unsigned width = (unsigned)(box.high_x - box.low_x), height = (unsigned)(box.high_y - box.low_y);
	add_hash(&sum, judged->board);
	for (int i = 0; i < judged->depth; i++) { /* no branches: they would be unpredictable */
		bool in = (unsigned)(judged->x[i] - box.low_x) <= width && (unsigned)(judged->y[i] - box.low_y) <= height;
		sum.word[0] += judged->stone[i].word[0] & -(uint64_t)in;
		sum.word[1] += judged->stone[i].word[1] & -(uint64_t)in;
	}
	return sum;
}

enum double_three judged_probe(const struct judged *judged, int point, struct box *box)
{
	*box = judged->box[point_y(point)][point_x(point)];
	if (box->high_x == 0)
		return DOUBLE_THREE_UNKNOWN;
	struct stones_hash hash = hash_within(judged, point, *box);
	const struct stones_hash *entry = &judged->settled[hash.word[0] % PAIRS * 2];
	for (int i = 0; i < 2; i++, entry++) {
		unsigned answer = entry->word[1] & ANSWER_BITS;
		if (answer > 0 && entry->word[0] == hash.word[0] && (entry->word[1] ^ hash.word[1]) <= ANSWER_BITS)
			return (enum double_three)(answer - 1);
	}
	return DOUBLE_THREE_UNKNOWN;
}

void judged_store(struct judged *judged, int point, enum double_three answer, struct box box)
{
	judged->box[point_y(point)][point_x(point)] = box;
	struct stones_hash hash = hash_within(judged, point, box);
	struct stones_hash *entry = &judged->settled[hash.word[0] % PAIRS * 2];
	entry[1] = entry[0];
	entry[0] = hash;
	entry[0].word[1] = (hash.word[1] & ~(uint64_t)ANSWER_BITS) | (1 + (unsigned)answer);
}

/* Returns a key that is never 0; empty entries have the key 0. 64 bits are enough: a wrong number costs time, but never
   gives a wrong answer. */
static uint64_t key_of(const struct judged *judged, int point)
{
	struct stones_hash hash = hash_of(HASH_OPEN, (uint64_t)point);
	add_hash(&hash, judged->depth > 0 ? judged->path[judged->depth - 1] : judged->board);
	return (hash.word[0] + hash.word[1]) | 1;
}

struct pn_pair judged_numbers(const struct judged *judged, int point)
{
	uint64_t key = key_of(judged, point);
	const struct judged_undecided *entry = &judged->undecided[key / 2 % PAIRS * 2];
	for (int i = 0; i < 2; i++)
		if (entry[i].key == key)
			return entry[i].numbers;
	return (struct pn_pair){1, 1};
}

/* Drops the entry of the pair that usually has the lower numbers: higher ones took longer. */
void judged_store_numbers(struct judged *judged, int point, struct pn_pair numbers)
{
	uint64_t key = key_of(judged, point);
	struct judged_undecided *entry = &judged->undecided[key / 2 % PAIRS * 2];
	if (entry[0].key != key) {
		if (entry[1].key == key || entry[0].numbers.pn / 2 + entry[0].numbers.dn / 2 > numbers.pn / 2 + numbers.dn / 2)
			entry++;
		else
			entry[1] = entry[0];
	}
	*entry = (struct judged_undecided){key, numbers};
}
