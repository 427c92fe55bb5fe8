#include "ratings/rated_players.h"

#include <stdlib.h>
#include <string.h>

enum {
	ROOM_FIRST = 256,
	TEXT_FIRST = 4096,
};

struct rated_player {
	uint64_t hash;
	size_t at, length; /* the name, in `text` */
	const char *text;  /* the text's bytes while players are sorted */
	uint32_t number;
};

/* Returns the FNV-1a hash of the name. */
static uint64_t hash_of(struct span name)
{
	uint64_t hash = 0xCBF29CE484222325u;
	for (size_t i = 0; i < name.length; i++)
		hash = (hash ^ (unsigned char)name.at[i]) * 0x100000001B3u;
	return hash ^ hash >> 32;
}

/* Returns the name's entry of the table, or the free entry for it. */
static uint32_t *place_of(const struct players *players, struct span name, uint64_t hash)
{
	for (size_t at = hash;; at++) {
		uint32_t *place = &players->table[at & (players->table_room - 1)];
		if (*place == 0)
			return place;
		const struct rated_player *player = &players->list[*place - 1];
		if (player->hash == hash && player->length == name.length &&
		    memcmp(players->text + player->at, name.at, name.length) == 0)
			return place;
	}
}

static bool grow_table(struct players *players)
{
	size_t room = players->table_room > 0 ? players->table_room * 2 : ROOM_FIRST;
	uint32_t *table = calloc(room, sizeof *table);
	if (!table)
		return false;
	for (size_t i = 0; i < players->count; i++) {
		size_t at = players->list[i].hash;
		while (table[at & (room - 1)] != 0)
			at++;
		table[at & (room - 1)] = (uint32_t)(i + 1);
	}
	free(players->table);
	players->table = table;
	players->table_room = room;
	return true;
}

static bool grow_list(struct players *players)
{
	size_t room = players->room > 0 ? players->room * 2 : ROOM_FIRST;
	struct rated_player *list = realloc(players->list, room * sizeof *list);
	if (!list)
		return false;
	players->list = list;
	players->room = room;
	return true;
}

static bool grow_text(struct players *players, size_t bytes)
{
	size_t room = players->text_room * 2 + bytes + TEXT_FIRST;
	char *text = realloc(players->text, room);
	if (!text)
		return false;
	players->text = text;
	players->text_room = room;
	return true;
}

static bool make_room(struct players *players, size_t bytes)
{
	return players->count < UINT32_MAX - 1 && (players->count * 2 < players->table_room || grow_table(players)) &&
	       (players->count < players->room || grow_list(players)) &&
	       (players->text_room - players->text_used >= bytes || grow_text(players, bytes));
}

int64_t players_number(struct players *players, struct span name)
{
	uint64_t hash = hash_of(name);
	if (!make_room(players, name.length))
		return PLAYER_NONE;
	uint32_t *place = place_of(players, name, hash);
	if (*place > 0)
		return (int64_t)*place - 1;
	memcpy(players->text + players->text_used, name.at, name.length);
	players->list[players->count++] = (struct rated_player){
		.hash = hash, .at = players->text_used, .length = name.length};
	players->text_used += name.length;
	*place = (uint32_t)players->count;
	return (int64_t)players->count - 1;
}

int64_t players_find(const struct players *players, struct span name)
{
	return players->table ? (int64_t)*place_of(players, name, hash_of(name)) - 1 : PLAYER_NONE;
}

struct span players_name(const struct players *players, size_t number)
{
	const struct rated_player *player = &players->list[number];
	return (struct span){players->text + player->at, player->length};
}

static int compare_names(const void *one, const void *other)
{
	const struct rated_player *a = one, *b = other;
	int order = memcmp(a->text, b->text, a->length < b->length ? a->length : b->length);
	return order != 0 ? order : (a->length > b->length) - (a->length < b->length);
}

void players_sort(struct players *players, uint32_t *number)
{
	for (size_t i = 0; i < players->count; i++) {
		players->list[i].number = (uint32_t)i;
		players->list[i].text = players->text + players->list[i].at;
	}
	if (players->count > 0)
		qsort(players->list, players->count, sizeof *players->list, compare_names);
	for (size_t i = 0; i < players->count; i++)
		number[players->list[i].number] = (uint32_t)i;
	free(players->table);
	players->table = NULL;
}

void players_free(struct players *players)
{
	free(players->list);
	free(players->table);
	free(players->text);
	*players = (struct players){.count = 0};
}
