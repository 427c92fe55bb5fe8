/* The answer lines, which start with "= ". */
#ifndef ANSWER_H
#define ANSWER_H

#include "engine/mover.h"
#include "engine/solver.h"
#include "lines/block.h"

/* Writes = forbidden POINT:REASONS … Returns false when a point cannot be judged, and has `?` for its reasons. */
bool answer_forbidden(struct block *block, struct game *game);
/* Writes = why …; returns false as above. The point is on the board and empty. The side is Black under rules that
   forbid points, else the side to move. The end of the game and the opening do not count. */
bool answer_why(struct block *block, struct game *game, int point);

/* Writes = who SIDE PLAYER MAY: who moves next, and the commands that are accepted now. */
void answer_who(struct block *block, const struct game *game);

/* Writes = WHAT SIDE POINT: a machine's move for the side; `what` is play or hint. */
void answer_move(struct block *block, const char *what, enum side side, const struct search_result *found);
/* Writes = solve SIDE …: what is proved for the side. */
void answer_solve(struct block *block, enum side side, const struct solution *solution);
/* Writes = search …: depth, nodes, score, time and line of a search; nothing when there was none. milliseconds is -1
   without a clock. */
void answer_search(struct block *block, const struct search_result *found, long long milliseconds);

#endif
