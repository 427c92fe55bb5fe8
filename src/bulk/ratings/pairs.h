/* The results between pairs of players. */
#ifndef PAIRS_H
#define PAIRS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The games of two players in which `black` has Black. */
struct pair {
	uint32_t black, white;                  /* the players' indexes */
	unsigned long long wins, draws, losses; /* Black's */
};

/* A zeroed struct is empty. The memory grows with the number of pairs that played. */
struct pairs {
	struct pair *list; /* until it is sorted, a pair may be in it several times */
	size_t count, room;
	size_t players; /* the largest index plus one */
};

/* Adds the results of a pair. Returns false when memory runs out. */
bool pairs_add(struct pairs *pairs, struct pair results);
/* Sorts the list by Black, then White, with each pair once. Before that, renumbers each player i as number[i], if
   `number` is not NULL. Returns false when memory runs out. */
bool pairs_sort(struct pairs *pairs, const uint32_t *number);
/* Returns the number of groups of players that games connect. A player without games is a group. `scratch` has room
   for a number for each player. */
size_t pairs_groups(const struct pairs *pairs, size_t players, uint32_t *scratch);
void pairs_free(struct pairs *pairs);

#endif
