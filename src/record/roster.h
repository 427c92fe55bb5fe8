/* The players of a file: names by id. */
#ifndef ROSTER_H
#define ROSTER_H

#include "record/strings.h"

/* A zeroed struct is an empty roster. */
struct roster {
	struct strings ids, names;
	uint32_t *name; /* of each id: the number of its name */
	size_t room;
};

/* Adds a player, name and surname joined by a blank. Returns false, and adds nothing, when memory runs out.
   A player without an id is ignored. */
bool roster_add(struct roster *roster, struct span id, struct span name, struct span surname);
/* Returns the name most recently added for the id, valid until the next roster_add(); empty if there is none. */
struct span roster_name(const struct roster *roster, struct span id);
void roster_free(struct roster *roster);

#endif
