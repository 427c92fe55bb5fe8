/* What the machine thinks of positions and of a game that is over: notes, and texts for files. */
#ifndef ANALYSIS_H
#define ANALYSIS_H

#include "terminal/view/view.h"

/* Thinks about the position on the board, where that is open and was not thought about yet, and notes what comes of it.
   Who types or presses Ctrl-C does not wait for the end of that. */
void analysis_note(struct view *view, struct match *match);
/* What is known of the game after so many plies, as text, cut to room; its length, 0 for nothing. */
size_t analysis_write(const struct view *view, const struct match *match, int plies, char *out, size_t room);
/* Notes the wins by fours that were missed in the game, which is over. */
void analysis_note_missed(struct view *view, struct match *match);

#endif
