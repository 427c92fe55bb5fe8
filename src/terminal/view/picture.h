/* The picture of a game in progress: title, board, the moves so far beside it where there is room, and notes. */
#ifndef PICTURE_H
#define PICTURE_H

#include "terminal/view/view.h"

/* Starts a new picture and draws it, a screen's (screen_ops.h). A row that has won stands out. Where the notes are to
   stand alone on a screen that is redrawn, the board is left out. Where keys move about, a board that finds no room is
   seen through a window that follows the cursor, or the last stone. */
void picture_draw(struct view *view, const struct match *match);
/* The point in this row of the picture, its first being 0, and this column; or POINT_NONE. */
int picture_point(struct view *view, const struct match *match, int row, int column);
/* Do the notes find room below the board? */
bool picture_has_room(struct view *view, const struct match *match);

/* The stones of the row that the last move has won with, from first to last; how many, 0 where there is none. */
int picture_winning_row(const struct game *game, int row[BOARD_MAX]);

#endif
