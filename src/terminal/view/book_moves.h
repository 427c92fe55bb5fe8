/* The moves that the games of the book have in a position: how often, and how the games ended. */
#ifndef BOOK_MOVES_H
#define BOOK_MOVES_H

#include "terminal/view/view.h"

enum { BOOK_LINE_MAX = 512 };

/* Obeys `moves [N]`: shows the most frequent moves, 5 or N. */
struct next book_show_moves(struct view *view, struct play *play, struct span count);
/* Writes the most frequent moves in one line; "" if there are none. */
void book_write_line(const struct paper *paper, const struct session *session, char out[BOOK_LINE_MAX]);

#endif
