/* Which games came before, under any of the eight symmetries of the square. */
#ifndef DEDUP_H
#define DEDUP_H

#include <stdint.h>

#include "record/replay.h"

/* Grows with the number of distinct games only. Zero is an empty one. */
struct dedup {
	struct dedup_entry *entries; /* an open-addressed table; `used` of `room` are taken */
	size_t used;
	size_t room;
	char *ids; /* the ids, one after the other */
	size_t ids_used;
	size_t ids_room;
};

/* What makes two games the same. */
enum dedup_by {
	DEDUP_BY_MOVES,    /* rule, size, setup and sequence of moves */
	DEDUP_BY_POSITION, /* the final position and the side to move */
};
extern const char *const dedup_by_names[]; /* ends in NULL */

enum dedup_answer {
	DEDUP_FIRST,
	DEDUP_SEEN,      /* *first is the id of the first such game; it holds until the next call */
	DEDUP_NO_MEMORY, /* nothing was kept */
};

/* Has such a game been here? If not, it is now. Games are held against each other by 128 bits made of all that counts. */
enum dedup_answer dedup_add(struct dedup *dedup, enum dedup_by by, const struct replay *replay, struct span *first);
void dedup_free(struct dedup *dedup);

#endif
