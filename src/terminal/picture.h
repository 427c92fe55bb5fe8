/* The picture of a game in progress: title, board, and the moves so far beside it where there is room. */
#ifndef PICTURE_H
#define PICTURE_H

#include "terminal/desk.h"

/* Starts a new picture and draws it, without the board where the notes are to stand alone. A row that has won stands
   out. */
void picture_draw(struct desk *desk);

/* The stones of the row that the last move has won with, from first to last; how many, 0 where there is none. */
int picture_winning_row(const struct game *game, int row[BOARD_MAX]);

#endif
