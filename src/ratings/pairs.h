/* The results between pairs of players. */
#ifndef PAIRS_H
#define PAIRS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The games of two players with the same one as Black. */
struct pair {
	uint32_t black, white;                  /* the players' indexes */
	unsigned long long wins, draws, losses; /* Black's */
};

/* Zero is empty. It grows with the number of pairs that played. */
struct pairs {
	struct pair *list;
	size_t count, room;
	struct pair_place *table; /* hash table with open addressing, at most half full; its size is a power of two */
	size_t table_room;
};

/* Returns the pair, adding it if it is new; NULL when memory runs out. Valid until the next call. */
struct pair *pairs_get(struct pairs *pairs, uint32_t black, uint32_t white);
/* Renumbers each player i as number[i], and sorts the list by Black, then White. No pair can be added later.
   Returns false when memory runs out. */
bool pairs_sort(struct pairs *pairs, size_t players, const uint32_t *number);
/* Counts the groups of players that never played each other. `scratch` has room for a number for each player. */
size_t pairs_groups(const struct pairs *pairs, size_t players, uint32_t *scratch);
void pairs_free(struct pairs *pairs);

#endif
