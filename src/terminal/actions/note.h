/* Notes on the positions of a game: a person writes and reads them. */
#ifndef NOTE_H
#define NOTE_H

#include "terminal/view/view.h"

enum { NOTE_ROWS_LEAST = 3 }; /* rows of a comment that are shown, however small the screen is */

/* Obeys `note TEXT`: adds the text to the comment on the position after `plies` plies of the whole game. An empty text
   adds nothing. Tells the person if the position has no notes, or if there is no room for the text. */
void note_write(struct paper *paper, struct play *play, int plies, struct span text);
/* Shows the comment, labels and marks on the position, and before the first move also the event. A comment
   that does not fit in `rows` rows is cut, and a line says so; INT_MAX: no limit. Returns whether there is a
   note. */
bool note_show(struct paper *paper, const struct play *play, int plies, int rows);

#endif
