/* The root moves: the legal moves in the question's position that the search considers. */
#ifndef ROOT_MOVES_H
#define ROOT_MOVES_H

#include "engine/search/worker.h"

/* Is the empty cell allowed, and legal for the side to move? */
bool root_moves_may_play(struct worker *worker, const struct question *question, int cell);

/* Lists the root moves, the best first. If they are fewer than `lines`, adds the other legal moves. */
void root_moves_list(struct worker *worker, const struct question *question, int lines);

#endif
