#include "record/roster.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/hash.h"

enum { ROSTER_FIRST = 256 };

struct player {
	bool taken;
	size_t id, id_length; /* offsets into `text` */
	size_t name, name_length;
};

static uint64_t hash_of_name(struct span id)
{
	uint64_t hash = hash_bytes(id, 0);
	return hash ^ hash >> 32;
}

static struct player *bucket_of_name(const struct roster *roster, struct span id)
{
	for (size_t at = hash_of_name(id);; at++) {
		struct player *player = &roster->player[at & (roster->room - 1)];
		if (!player->taken || text_same((struct span){roster->text + player->id, player->id_length}, id))
			return player;
	}
}

static bool grow_roster(struct roster *roster)
{
	struct roster grown = *roster;
	grown.room = roster->room > 0 ? roster->room * 2 : ROSTER_FIRST;
	grown.player = calloc(grown.room, sizeof *grown.player);
	if (!grown.player)
		return false;
	for (size_t i = 0; i < roster->room; i++) {
		const struct player *player = &roster->player[i];
		if (player->taken)
			*bucket_of_name(&grown, (struct span){roster->text + player->id, player->id_length}) = *player;
	}
	free(roster->player);
	*roster = grown;
	return true;
}

static bool roster_make_room(struct roster *roster, size_t bytes)
{
	return (roster->used * 2 < roster->room || grow_roster(roster)) &&
	       array_grow(&roster->text, &roster->text_room, roster->text_used + bytes, 1);
}

static void append_player(struct roster *roster, struct span text)
{
	if (text.length > 0)
		memcpy(roster->text + roster->text_used, text.at, text.length);
	roster->text_used += text.length;
	assert(roster->text_used <= roster->text_room);
}

bool roster_add(struct roster *roster, struct span id, struct span name, struct span surname)
{
	id = text_trim(id);
	name = text_trim(name);
	surname = text_trim(surname);
	bool both = name.length > 0 && surname.length > 0;
	if (id.length == 0)
		return true;
	if (!roster_make_room(roster, id.length + name.length + both + surname.length))
		return false;
	struct player *player = bucket_of_name(roster, id);
	if (!player->taken) {
		*player = (struct player){.taken = true, .id = roster->text_used, .id_length = id.length};
		append_player(roster, id);
		roster->used++;
	}
	player->name = roster->text_used;
	append_player(roster, name);
	append_player(roster, (struct span){" ", both});
	append_player(roster, surname);
	player->name_length = roster->text_used - player->name;
	return true;
}

struct span roster_name(const struct roster *roster, struct span id)
{
	id = text_trim(id);
	if (roster->room == 0 || id.length == 0)
		return text_span("");
	const struct player *player = bucket_of_name(roster, id);
	return player->taken ? (struct span){roster->text + player->name, player->name_length} : text_span("");
}

void roster_free(struct roster *roster)
{
	free(roster->player);
	free(roster->text);
	*roster = (struct roster){0};
}
