/* The picture of a game: title, board, notes, and the moves beside the board if there is room. */
#ifndef PICTURE_H
#define PICTURE_H

#include "terminal/view/view.h"

/* Draws the picture. Serves as the `draw` of a screen (screen_ops.h). Marks a winning row. On a screen that is redrawn,
   leaves out the board if the notes are to stand alone, or may replace it and both do not fit. While single keys are
   read, only a window of a board that is too large is drawn. The window follows the cursor or the last stone. */
void picture_draw(struct view *view, const struct play *play);
/* Chooses the colors that the terminal can show, and gives the names of the sides the look of their stones. */
void picture_color(struct view *view);
/* Puts the rows of a board, and those of the panel beside it; no panel if the picture is NULL. */
struct board_picture;
void picture_put_rows(struct screen *screen, struct render *render, struct game *game,
                      const struct board_picture *picture);
/* Returns the point at a row and a column of the picture, both from 0. Returns POINT_NONE elsewhere, and while notes
   are shown. */
int picture_point(const struct view *view, int row, int column);
/* Returns the rows that notes may have below the whole board with small cells; INT_MAX if the screen is not redrawn. */
int picture_note_rows(const struct view *view, int size);

#endif
