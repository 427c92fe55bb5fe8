#include "record/roster.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM_FIRST = 256 };

struct player {
	bool taken;
	size_t id, id_length; /* places in `text` */
	size_t name, name_length;
};

/* FNV-1a. */
static uint64_t hash_of(struct span id)
{
	uint64_t hash = 0xCBF29CE484222325u;
	for (size_t i = 0; i < id.length; i++)
		hash = (hash ^ (unsigned char)id.at[i]) * 0x100000001B3u;
	return hash ^ hash >> 32;
}

static struct player *place_of(const struct players *players, struct span id)
{
	for (size_t at = hash_of(id);; at++) {
		struct player *player = &players->player[at & (players->room - 1)];
		if (!player->taken ||
		    (player->id_length == id.length && memcmp(players->text + player->id, id.at, id.length) == 0))
			return player;
	}
}

static bool grow_table(struct players *players)
{
	struct players grown = *players;
	grown.room = players->room > 0 ? players->room * 2 : ROOM_FIRST;
	grown.player = calloc(grown.room, sizeof *grown.player);
	if (!grown.player)
		return false;
	for (size_t i = 0; i < players->room; i++) {
		const struct player *player = &players->player[i];
		if (player->taken)
			*place_of(&grown, (struct span){players->text + player->id, player->id_length}) = *player;
	}
	free(players->player);
	*players = grown;
	return true;
}

static bool make_room(struct players *players, size_t bytes)
{
	if (players->used * 2 >= players->room && !grow_table(players))
		return false;
	if (players->text_room - players->text_used >= bytes)
		return true;
	size_t room = players->text_room * 2 + bytes + ROOM_FIRST;
	char *text = realloc(players->text, room);
	if (!text)
		return false;
	players->text = text;
	players->text_room = room;
	return true;
}

static void append(struct players *players, struct span text)
{
	if (text.length > 0)
		memcpy(players->text + players->text_used, text.at, text.length);
	players->text_used += text.length;
}

bool players_add(struct players *players, struct span id, struct span name, struct span surname)
{
	id = text_trim(id);
	name = text_trim(name);
	surname = text_trim(surname);
	bool both = name.length > 0 && surname.length > 0;
	if (id.length == 0)
		return true;
	if (!make_room(players, id.length + name.length + both + surname.length))
		return false;
	struct player *player = place_of(players, id);
	if (!player->taken) {
		*player = (struct player){.taken = true, .id = players->text_used, .id_length = id.length};
		append(players, id);
		players->used++;
	}
	player->name = players->text_used;
	append(players, name);
	append(players, (struct span){" ", both});
	append(players, surname);
	player->name_length = players->text_used - player->name;
	return true;
}

struct span players_name(const struct players *players, struct span id)
{
	id = text_trim(id);
	if (players->room == 0 || id.length == 0)
		return text_span("");
	const struct player *player = place_of(players, id);
	return player->taken ? (struct span){players->text + player->name, player->name_length} : text_span("");
}

void players_free(struct players *players)
{
	free(players->player);
	free(players->text);
	*players = (struct players){0};
}
