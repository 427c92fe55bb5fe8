#include "book/book_key.h"

#include "base/hash.h"
#include "base/minmax.h"

void book_key_put(struct book_key *key, int size, enum side side, int point)
{
	for (int i = 0; i < SYMMETRIES; i++)
		key->image[i] += stone_hash(side, symmetry_image(i, size, point));
}

struct book_key book_key_of(const struct board *board)
{
	struct book_key key;
	for (int i = 0; i < SYMMETRIES; i++)
		key.image[i] = board_hash(board, i);
	return key;
}

/* Returns the smallest of the eight hashes, which is the same for all images of the position. */
static uint64_t least_image(const struct book_key *key)
{
	uint64_t least = key->image[0];
	for (int i = 1; i < SYMMETRIES; i++)
		least = key->image[i] < least ? key->image[i] : least;
	return least;
}

uint64_t book_key_value(const struct book_key *key, int size, enum side side)
{
	return hash_number(least_image(key) ^ hash_number((uint64_t)size << 1 | (uint64_t)side));
}

int book_key_point(const struct book_key *key, int size, int point)
{
	uint64_t least = least_image(key);
	int first = point_at(BOARD_MAX, BOARD_MAX);
	for (int i = 0; i < SYMMETRIES; i++)
		if (key->image[i] == least)
			first = min(first, symmetry_image(i, size, point));
	return first;
}
