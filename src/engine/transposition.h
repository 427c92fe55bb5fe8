/* What the search knows of positions it has seen: one block of memory, taken once. */
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

struct memory {
	uint32_t check; /* of the hash */
	int16_t value;
	int16_t evaluation;
	uint16_t cell; /* the best move, or CELL_NONE */
	uint8_t depth;
	uint8_t bound_age; /* two bits, and the rest */
};

static inline enum bound memory_bound(const struct memory *memory)
{
	return (enum bound)(memory->bound_age & 3);
}

enum { BUCKET = 5 };

struct bucket {
	struct memory of[BUCKET];
	uint32_t fill; /* to 64 bytes */
};

struct transposition {
	struct bucket *bucket;
	size_t room;    /* buckets there are */
	size_t buckets; /* and that are used */
	uint8_t age;
};

/* Room for so many buckets, or for as many as can be had, at least one; empty. */
void transposition_make(struct transposition *table, size_t buckets);
/* Another search begins: what is older makes room first. */
void transposition_age(struct transposition *table);
void transposition_free(struct transposition *table);

/* It will soon be asked about: memory is slow. */
void transposition_expect(const struct transposition *table, uint64_t hash);
/* What is known, or NULL. */
const struct memory *transposition_find(const struct transposition *table, uint64_t hash);
void transposition_keep(struct transposition *table, uint64_t hash, struct memory memory, enum bound bound);

#endif
