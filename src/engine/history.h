/* What moves that were too good for the other side taught: which to try first, and which deserve a deeper look. */
#ifndef HISTORY_H
#define HISTORY_H

#include "engine/search.h"

/* Forgets what earlier searches left. */
void history_forget(struct worker *worker);

/* How often the cell was a good move of the side to move, as it lies to the last two moves on the way too. */
int history_of(const struct worker *worker, int ply, int cell);

/* moves[index] was too good, and those before it were not. */
void history_remember(struct worker *worker, int ply, int depth, const struct move *moves, int index);

/* Adds to each move's score what is known of it, and returns the best; `first` is the move to begin with whatever its
   score, or CELL_NONE. */
int history_order(const struct worker *worker, struct move *moves, int count, int ply, int first);

#endif
