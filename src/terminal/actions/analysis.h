/* The machine's evaluation of positions, and wins that were missed, as notes and as texts for files. */
#ifndef ANALYSIS_H
#define ANALYSIS_H

#include "terminal/view/view.h"

/* Notes the evaluation of the position on the board, after a search if it is not known yet. Notes nothing if the
   position cannot be evaluated (the game is over, the opening has choices, or the ply is EVALUATIONS_MAX or later), or
   if the person breaks off the search by typing or with Ctrl-C. */
void analysis_note(struct view *view, struct play *play);
/* Writes the evaluation of the position after `plies` plies, cut to `room` bytes. Returns the length; 0 if the
   position was not evaluated. */
size_t analysis_write(const struct view *view, const struct play *play, int plies, char *out, size_t room);
/* Notes the wins by continuous fours (VCF) that were missed in the game, which is over. Searches for them first if the
   game was not examined yet, at most 5 seconds; Ctrl-C ends the search. */
void analysis_note_missed(struct view *view, struct play *play);

#endif
