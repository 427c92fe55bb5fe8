/* What the review shows: a bar of who is ahead, the curve of chances, the mark of the last move. */
#ifndef REVIEW_LINES_H
#define REVIEW_LINES_H

#include "terminal/view/view.h"

/* Returns the number of lines to put below the board, at most `room`; 0 if the game is not reviewed. */
int review_lines_count(struct view *view, const struct play *play, int room);
/* Puts the first `count` of these lines. */
void review_lines_put(struct view *view, const struct play *play, int count);
/* Returns the mark of a ply, from 1, of the game on the screen as a chess annotation symbol: "!", "??", "?" or "?!".
   Returns "" for a ply without a mark. */
const char *review_lines_sign(const struct view *view, const struct play *play, int ply);

#endif
