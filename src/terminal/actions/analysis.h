/* The machine's evaluation of positions, and wins that were missed, as notes and as texts for files. */
#ifndef ANALYSIS_H
#define ANALYSIS_H

#include "terminal/view/view.h"

/* Notes the evaluation of the position on the board. Searches first if the game is open and the position was not
   evaluated yet. The search ends early if the person types or presses Ctrl-C. */
void analysis_note(struct view *view, struct match *match);
/* Writes what is known of the position after `plies` plies, cut to `room`. Returns the length; 0 if nothing is
   known. */
size_t analysis_write(const struct view *view, const struct match *match, int plies, char *out, size_t room);
/* Notes the wins by fours that were missed in the game, which is over. */
void analysis_note_missed(struct view *view, struct match *match);

#endif
