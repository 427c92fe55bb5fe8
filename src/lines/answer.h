/* The answer lines to questions about a position. */
#ifndef ANSWER_H
#define ANSWER_H

#include "lines/block.h"

/* = forbidden POINT:REASONS … */
void answer_forbidden(struct report *report, struct game *game);
/* = why …: the point is on the board and empty. Speaks of Black where Black has forbidden points, else of the side to
   move, as if the game were open and there were no opening rule. */
void answer_why(struct report *report, struct game *game, int point);

#endif
