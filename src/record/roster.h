/* A table of players: names by the ids that games give. */
#ifndef ROSTER_H
#define ROSTER_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

/* Zero is an empty table. Grows with its players. */
struct roster {
	struct player *player; /* open-addressed, `used` of `room` are taken */
	size_t used, room;
	char *text; /* ids and names, one after the other */
	size_t text_used, text_room;
};

/* The name is the two joined by a blank, or the one that there is. False where there is no memory: nothing was added. */
bool roster_add(struct roster *roster, struct span id, struct span name, struct span surname);
/* The last name with this id, until the next roster_add(); empty where there is none. */
struct span roster_name(const struct roster *roster, struct span id);
void roster_free(struct roster *roster);

#endif
