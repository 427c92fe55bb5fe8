/* The roster of a file: the names of players by their ids. */
#ifndef ROSTER_H
#define ROSTER_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

/* Zero is an empty roster. It grows with its players. */
struct roster {
	struct player *player; /* a table with open addressing; `used` of `room` are taken */
	size_t used, room;
	char *text; /* ids and names, one after another */
	size_t text_used, text_room;
};

/* Adds a player. Name and surname are joined by a blank if there are both. False, and nothing added, if there is no
   memory. */
bool roster_add(struct roster *roster, struct span id, struct span name, struct span surname);
/* Returns the last name with this id, valid until the next roster_add(); empty if there is none. */
struct span roster_name(const struct roster *roster, struct span id);
void roster_free(struct roster *roster);

#endif
