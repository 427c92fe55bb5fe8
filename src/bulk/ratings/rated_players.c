#include "bulk/ratings/rated_players.h"

#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/hash.h"

enum { PLAYERS_FIRST = 256 };

struct rated_player {
	size_t at, length; /* the name, in `text` */
};

/* An entry of the hash table. */
struct name_entry {
	uint32_t hash;
	uint32_t number; /* the player's number plus one; 0: free */
};

static uint32_t hash_of_player(struct span name)
{
	uint64_t hash = hash_bytes(name, 0);
	return (uint32_t)(hash ^ hash >> 32);
}

/* Returns the name's entry of the table, or the free entry for it. */
static struct name_entry *rated_entry_of(const struct players *players, struct span name, uint32_t hash)
{
	for (size_t at = hash;; at++) {
		struct name_entry *entry = &players->table[at & (players->table_room - 1)];
		if (entry->number == 0)
			return entry;
		const struct rated_player *player = &players->list[entry->number - 1];
		if (entry->hash == hash && text_same((struct span){players->text + player->at, player->length}, name))
			return entry;
	}
}

static bool grow_rated_table(struct players *players)
{
	size_t room = players->table_room > 0 ? players->table_room * 2 : PLAYERS_FIRST;
	struct name_entry *table = calloc(room, sizeof *table);
	if (!table)
		return false;
	for (size_t i = 0; i < players->table_room; i++) {
		size_t at = players->table[i].hash;
		while (table[at & (room - 1)].number != 0)
			at++;
		if (players->table[i].number != 0)
			table[at & (room - 1)] = players->table[i];
	}
	free(players->table);
	players->table = table;
	players->table_room = room;
	return true;
}

static bool rated_make_room(struct players *players, size_t bytes)
{
	return players->count < UINT32_MAX - 1 && (players->count * 2 < players->table_room || grow_rated_table(players)) &&
	       array_grow(&players->list, &players->room, players->count + 1, sizeof *players->list) &&
	       array_grow(&players->text, &players->text_room, players->text_used + bytes, 1);
}

int64_t players_number(struct players *players, struct span name)
{
	uint32_t hash = hash_of_player(name);
	if (!rated_make_room(players, name.length))
		return PLAYER_NONE;
	struct name_entry *entry = rated_entry_of(players, name, hash);
	if (entry->number > 0)
		return (int64_t)entry->number - 1;
	memcpy(players->text + players->text_used, name.at, name.length);
	players->list[players->count] = (struct rated_player){.at = players->text_used, .length = name.length};
	players->text_used += name.length;
	*entry = (struct name_entry){hash, (uint32_t)++players->count};
	return (int64_t)players->count - 1;
}

int64_t players_find(const struct players *players, struct span name)
{
	return players->count > 0 ? (int64_t)rated_entry_of(players, name, hash_of_player(name))->number - 1 : PLAYER_NONE;
}

struct span players_name(const struct players *players, size_t number)
{
	const struct rated_player *player = &players->list[number];
	return (struct span){players->text + player->at, player->length};
}

/* A name while players are sorted. */
struct numbered_name {
	struct span name;
	uint32_t number;
};

static int compare_names(const void *one, const void *other)
{
	const struct numbered_name *a = one, *b = other;
	return text_order(a->name, b->name);
}

bool players_sort(struct players *players, uint32_t *number)
{
	struct numbered_name *names = malloc((players->count + 1) * sizeof *names);
	if (!names)
		return false;
	for (size_t i = 0; i < players->count; i++)
		names[i] = (struct numbered_name){players_name(players, i), (uint32_t)i};
	qsort(names, players->count, sizeof *names, compare_names);
	for (size_t i = 0; i < players->count; i++) {
		players->list[i] = (struct rated_player){(size_t)(names[i].name.at - players->text), names[i].name.length};
		number[names[i].number] = (uint32_t)i;
	}
	free(names);
	free(players->table);
	players->table = NULL;
	return true;
}

void players_free(struct players *players)
{
	free(players->list);
	free(players->table);
	free(players->text);
	*players = (struct players){.count = 0};
}
