#include "ratings/pairs.h"

#include <stdlib.h>
#include <string.h>

#include "base/mix.h"

enum { ROOM_FIRST = 1024 };

struct pair_place {
	uint32_t hash;
	uint32_t number; /* index of the pair plus one; 0: free */
};

static uint32_t hash_of(uint32_t black, uint32_t white)
{
	return (uint32_t)mix64((uint64_t)black << 32 | white);
}

static bool grow_table(struct pairs *pairs)
{
	size_t room = pairs->table_room > 0 ? pairs->table_room * 2 : ROOM_FIRST;
	struct pair_place *table = calloc(room, sizeof *table);
	if (!table)
		return false;
	for (size_t i = 0; i < pairs->table_room; i++) {
		size_t at = pairs->table[i].hash;
		while (table[at & (room - 1)].number != 0)
			at++;
		if (pairs->table[i].number != 0)
			table[at & (room - 1)] = pairs->table[i];
	}
	free(pairs->table);
	pairs->table = table;
	pairs->table_room = room;
	return true;
}

static bool grow_list(struct pairs *pairs)
{
	size_t room = pairs->room > 0 ? pairs->room * 2 : ROOM_FIRST;
	struct pair *list = realloc(pairs->list, room * sizeof *list);
	if (!list)
		return false;
	pairs->list = list;
	pairs->room = room;
	return true;
}

struct pair *pairs_get(struct pairs *pairs, uint32_t black, uint32_t white)
{
	if (pairs->count >= UINT32_MAX - 1 || (pairs->count * 2 >= pairs->table_room && !grow_table(pairs)) ||
	    (pairs->count == pairs->room && !grow_list(pairs)))
		return NULL;
	uint32_t hash = hash_of(black, white);
	for (size_t at = hash;; at++) {
		struct pair_place *place = &pairs->table[at & (pairs->table_room - 1)];
		if (place->number == 0) {
			pairs->list[pairs->count++] = (struct pair){.black = black, .white = white};
			*place = (struct pair_place){hash, (uint32_t)pairs->count};
		}
		struct pair *pair = &pairs->list[place->number - 1];
		if (place->hash == hash && pair->black == black && pair->white == white)
			return pair;
	}
}

/* Copies the list to `sorted`, ordered by Black or by White; the sort is stable. `start` has room for one number
   more than there are players. */
static void sort_by(const struct pairs *pairs, bool by_black, size_t players, size_t *start, struct pair *sorted)
{
	memset(start, 0, (players + 1) * sizeof *start);
	for (size_t i = 0; i < pairs->count; i++)
		start[(by_black ? pairs->list[i].black : pairs->list[i].white) + 1]++;
	for (size_t i = 0; i < players; i++)
		start[i + 1] += start[i];
	for (size_t i = 0; i < pairs->count; i++)
		sorted[start[by_black ? pairs->list[i].black : pairs->list[i].white]++] = pairs->list[i];
}

static void swap_list(struct pairs *pairs, struct pair **sorted)
{
	struct pair *list = pairs->list;
	pairs->list = *sorted;
	*sorted = list;
}

bool pairs_sort(struct pairs *pairs, size_t players, const uint32_t *number)
{
	free(pairs->table);
	pairs->table = NULL;
	struct pair *sorted = malloc((pairs->count + 1) * sizeof *sorted);
	size_t *start = malloc((players + 1) * sizeof *start);
	bool room = sorted && start;
	for (size_t i = 0; room && i < pairs->count; i++) {
		pairs->list[i].black = number[pairs->list[i].black];
		pairs->list[i].white = number[pairs->list[i].white];
	}
	for (int by_black = 0; room && by_black <= 1; by_black++) {
		sort_by(pairs, by_black == 1, players, start, sorted);
		swap_list(pairs, &sorted);
	}
	free(sorted);
	free(start);
	return room;
}

/* Returns the first player of the group, and shortens the path for later calls. */
static uint32_t first_of(uint32_t *group, uint32_t player)
{
	while (group[player] != player)
		player = group[player] = group[group[player]];
	return player;
}

size_t pairs_groups(const struct pairs *pairs, size_t players, uint32_t *scratch)
{
	size_t groups = players;
	for (size_t i = 0; i < players; i++)
		scratch[i] = (uint32_t)i;
	for (size_t i = 0; i < pairs->count; i++) {
		uint32_t one = first_of(scratch, pairs->list[i].black), other = first_of(scratch, pairs->list[i].white);
		if (one == other)
			continue;
		scratch[one > other ? one : other] = one < other ? one : other;
		groups--;
	}
	return groups;
}

void pairs_free(struct pairs *pairs)
{
	free(pairs->list);
	free(pairs->table);
	*pairs = (struct pairs){.count = 0};
}
