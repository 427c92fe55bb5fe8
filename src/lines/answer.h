/* The answer lines, which start with "= ". */
#ifndef ANSWER_H
#define ANSWER_H

#include "engine/mover.h"
#include "engine/solver.h"
#include "lines/block.h"

/* Both are false when they had to write `?` for what can't be judged.

   = forbidden POINT:REASONS … */
bool answer_forbidden(struct block *block, struct game *game);
/* = why …: the point is on the board and empty. Speaks of Black where Black has forbidden points, else of the side to
   move, as if the game were open and there were no opening rule. */
bool answer_why(struct block *block, struct game *game, int point);

/* = who SIDE PLAYER MAY: who moves next, and the words that are accepted now. */
void answer_who(struct block *block, const struct game *game);

/* = WHAT SIDE POINT: a machine's move for the side; `what` is play or hint. */
void answer_move(struct block *block, const char *what, enum side side, const struct search_result *found);
/* = solve SIDE …: what is proved of the position for the side. */
void answer_solve(struct block *block, enum side side, const struct solution *solution);
/* = search …: how it was found; nothing where nobody looked ahead. milliseconds is -1 where no clock was read. */
void answer_search(struct block *block, const struct search_result *found, long long milliseconds);

#endif
