/* The players of rated games, each known by name and number. */
#ifndef RATED_PLAYERS_H
#define RATED_PLAYERS_H

#include <stdint.h>

#include "base/text.h"

enum { PLAYER_NONE = -1 };

/* Grows with the number of players. Zero is empty. */
struct players {
	struct rated_player *list; /* by number */
	size_t count, room;
	uint32_t *table; /* open-addressed: numbers plus one, 0 is free; its room is a power of two */
	size_t table_room;
	char *text; /* the names, concatenated */
	size_t text_used, text_room;
};

/* Returns the player's number, which a new name gets; PLAYER_NONE without memory. */
int64_t players_number(struct players *players, struct span name);
/* Returns the number of a known name, else PLAYER_NONE. */
int64_t players_find(const struct players *players, struct span name);
/* Returns the name of a player. It is valid until a name is added. */
struct span players_name(const struct players *players, size_t number);
/* Numbers the players anew, in the order of their names' bytes. Writes each old number's new one to `number`. The names
   can no longer be found. */
void players_sort(struct players *players, uint32_t *number);
void players_free(struct players *players);

#endif
