/* The moves that the search looks at in the position of the question. */
#ifndef ROOT_MOVES_H
#define ROOT_MOVES_H

#include "engine/search/worker.h"

/* Is the cell among the points that the question allows? */
bool root_moves_allow(const struct worker *worker, const struct question *question, int cell);
/* Is the empty cell allowed, and legal for the side to move? */
bool root_moves_may_play(struct worker *worker, const struct question *question, int cell);

/* Makes a legal move that makes five the only root move. Without one there are no root moves, and it returns false. */
bool root_moves_find_five(struct worker *worker, const struct question *question);
/* Finds the root moves, the best first, and more of them while there are fewer than `lines`. */
void root_moves_list(struct worker *worker, const struct question *question, int lines);

#endif
