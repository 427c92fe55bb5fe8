#include "bulk/ratings/pairs.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"

enum { PAIRS_FIRST = 1 << 14 };

/* Copies the list to `sorted`, ordered by Black or by White; the sort is stable. `start` has room for one number
   more than there are players. */
static void sort_by(const struct pairs *pairs, bool by_black, size_t *start, struct pair *sorted)
{
	memset(start, 0, (pairs->players + 1) * sizeof *start);
	for (size_t i = 0; i < pairs->count; i++)
		start[(by_black ? pairs->list[i].black : pairs->list[i].white) + 1]++;
	for (size_t i = 0; i < pairs->players; i++)
		start[i + 1] += start[i];
	for (size_t i = 0; i < pairs->count; i++)
		sorted[start[by_black ? pairs->list[i].black : pairs->list[i].white]++] = pairs->list[i];
}

/* Joins equal pairs, which are consecutive. */
static void pairs_join(struct pairs *pairs)
{
	size_t count = 0;
	for (size_t i = 0; i < pairs->count; i++) {
		const struct pair *pair = &pairs->list[i];
		struct pair *last = count > 0 ? &pairs->list[count - 1] : NULL;
		if (last && last->black == pair->black && last->white == pair->white) {
			last->wins += pair->wins;
			last->draws += pair->draws;
			last->losses += pair->losses;
		} else {
			pairs->list[count++] = *pair;
		}
	}
	pairs->count = count;
}

bool pairs_sort(struct pairs *pairs, const uint32_t *number)
{
	struct pair *sorted = calloc(pairs->count + 1, sizeof *sorted);
	size_t *start = malloc((pairs->players + 1) * sizeof *start);
	bool room = sorted && start;
	for (size_t i = 0; room && number && i < pairs->count; i++) {
		pairs->list[i].black = number[pairs->list[i].black];
		pairs->list[i].white = number[pairs->list[i].white];
	}
	if (room) {
		struct pairs by_white = {.list = sorted, .count = pairs->count, .players = pairs->players};
		sort_by(pairs, false, start, sorted);
		sort_by(&by_white, true, start, pairs->list);
		pairs_join(pairs);
	}
	free(sorted);
	free(start);
	return room;
}

/* Joins equal pairs. Doubles the room if that leaves it more than half full. */
static bool pairs_make_room(struct pairs *pairs)
{
	if (pairs->count > 0 && !pairs_sort(pairs, NULL))
		return false;
	if (pairs->room > 0 && pairs->count <= pairs->room / 2)
		return true;
	return array_grow(&pairs->list, &pairs->room, pairs->room > 0 ? pairs->room * 2 : PAIRS_FIRST, sizeof *pairs->list);
}

bool pairs_add(struct pairs *pairs, struct pair results)
{
	if (pairs->count == pairs->room && !pairs_make_room(pairs))
		return false;
	assert(results.black != results.white);
	pairs->list[pairs->count++] = results;
	uint32_t larger = results.black > results.white ? results.black : results.white;
	if (pairs->players <= larger)
		pairs->players = (size_t)larger + 1;
	return true;
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
		if (one > other)
			scratch[one] = other;
		else
			scratch[other] = one;
		groups -= one != other;
	}
	return groups;
}

void pairs_free(struct pairs *pairs)
{
	free(pairs->list);
	*pairs = (struct pairs){.count = 0};
}
