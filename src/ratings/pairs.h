/* The results between pairs of players. */
#ifndef PAIRS_H
#define PAIRS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The games of two players in which one of them was Black. */
struct pair {
	uint32_t black, white;                  /* the players' numbers */
	unsigned long long wins, draws, losses; /* Black's */
};

/* Grows with the number of pairs that met. Zero is empty. */
struct pairs {
	struct pair *list;
	size_t count, room;
	struct pair_place *table; /* open-addressed, at most half full; its room is a power of two */
	size_t table_room;
};

/* Returns the pair, which is added if it is new; NULL without memory. It is valid until the next call. */
struct pair *pairs_get(struct pairs *pairs, uint32_t black, uint32_t white);
/* Renames each player i of `players` to number[i], and sorts the list by Black, then White. No pair can be added later.
   Returns false without memory. */
bool pairs_sort(struct pairs *pairs, size_t players, const uint32_t *number);
/* Counts the groups of players of which no two groups met. `scratch` has room for a number for each player. */
size_t pairs_groups(const struct pairs *pairs, size_t players, uint32_t *scratch);
void pairs_free(struct pairs *pairs);

#endif
