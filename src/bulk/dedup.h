/* Games that are equal under the eight symmetries of the square: their canonical form, and duplicates. */
#ifndef DEDUP_H
#define DEDUP_H

#include <stdint.h>

#include "record/replay.h"
#include "record/strings.h"

/* Returns the symmetry that turns the game into its canonical form, the first of its eight images. They are ordered by
   set-up stones (Black's, then White's, in board order), then by moves. `next`, the point played after the game's last
   ply, breaks ties; negative: no such point. */
int canonical_symmetry(const struct replay *replay, int next);
/* Turns the board and the stones in the history, but not `offered`. The inverse symmetry turns them back. */
void canonical_turn(struct game *game, int symmetry);

/* What makes two games equal. */
enum dedup_by {
	DEDUP_BY_MOVES,    /* rule, size, set-up and sequence of moves */
	DEDUP_BY_POSITION, /* the final position and the side to move */
};
extern const char *const dedup_by_names[]; /* ends in NULL */

enum dedup_answer {
	DEDUP_FIRST,
	DEDUP_SEEN,      /* *first is the id of the first equal game, valid until the next call; empty: it has none */
	DEDUP_NO_MEMORY, /* the game was not added */
};

/* Looks up a game among those whose ids are given, and adds it if it is new. The memory grows with the number of
   different games. They are compared by hashes: moves by 128 bits, positions by 64. */
enum dedup_answer dedup_add(struct string_map *ids, enum dedup_by by, const struct replay *replay, struct span *first);

#endif
