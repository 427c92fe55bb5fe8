/* The games seen so far, for finding duplicates under all eight symmetries of the square. */
#ifndef DEDUP_H
#define DEDUP_H

#include <stdint.h>

#include "record/replay.h"
#include "record/strings.h"

/* A zeroed struct is empty. The memory grows with the number of different games. */
struct dedup {
	struct strings keys, ids;
	uint32_t *id; /* of each key: the number of the first game's id */
	size_t room;
};

/* What makes two games equal. */
enum dedup_by {
	DEDUP_BY_MOVES,    /* rule, size, set-up and sequence of moves */
	DEDUP_BY_POSITION, /* the final position and the side to move */
};
extern const char *const dedup_by_names[]; /* ends in NULL */

enum dedup_answer {
	DEDUP_FIRST,
	DEDUP_SEEN,      /* *first is the id of the first equal game, valid until the next call; empty: it has none */
	DEDUP_NO_MEMORY, /* the game was neither looked up nor added */
};

/* Looks up a game, and adds it if it is new. Games are compared by hashes: moves by 128 bits, positions by 64. */
enum dedup_answer dedup_add(struct dedup *dedup, enum dedup_by by, const struct replay *replay, struct span *first);
void dedup_free(struct dedup *dedup);

#endif
