/* The players of rated games, with names and numbers. */
#ifndef RATED_PLAYERS_H
#define RATED_PLAYERS_H

#include <stdint.h>

#include "base/text.h"

enum { PLAYER_NONE = -1 };

/* A zeroed struct is empty. The memory grows with the number of players. */
struct players {
	struct rated_player *list; /* by number */
	size_t count, room;
	struct name_entry *table; /* hash table with open addressing, at most half full; its size is a power of two */
	size_t table_room;
	char *text; /* the names, one after the other */
	size_t text_used, text_room;
};

/* Returns the number of a player, adding the name if it is new; PLAYER_NONE when memory runs out. */
int64_t players_number(struct players *players, struct span name);
/* Returns the number of a known name, or PLAYER_NONE. */
int64_t players_find(const struct players *players, struct span name);
/* Returns a player's name, valid until a name is added. */
struct span players_name(const struct players *players, size_t number);
/* Renumbers the players in the order of their names' bytes. Writes the new number of each old one to `number`.
   Afterwards names can be neither looked up nor added. Returns false when memory runs out. */
bool players_sort(struct players *players, uint32_t *number);
void players_free(struct players *players);

#endif
