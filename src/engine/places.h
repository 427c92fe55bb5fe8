/* What is known of positions while a win is searched for: a table by hash, of a size of its own. */
#ifndef PLACES_H
#define PLACES_H

#include <stddef.h>
#include <stdint.h>

/* How many positions at least must still be decided to prove a win, and to disprove it. */
struct numbers {
	uint32_t proof, disproof;
};

struct place {
	uint64_t hash;
	struct numbers numbers;
	uint32_t work; /* stones put for it */
	uint32_t question; /* that it belongs to */
};

/* Zeroed before its first use. Without room it knows nothing. */
struct places {
	struct place *place;
	size_t count;
	uint32_t question; /* counts; what belongs to another is forgotten */
};

/* Room for so many bytes, or for as many as can be had. */
void places_make(struct places *places, size_t bytes);
void places_free(struct places *places);

/* Of many positions that will be looked up most are not in the processor's cache: they come there all at once. */
void places_fetch(const struct places *places, uint64_t hash);
/* NULL where nothing is known. */
const struct place *places_find(const struct places *places, uint64_t hash);
/* In place of what was known of it, else of what has cost least. */
void places_keep(struct places *places, uint64_t hash, struct numbers numbers, unsigned long long work);

#endif
