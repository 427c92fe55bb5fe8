/* Wins that were missed, as notes. */
#ifndef ANALYSIS_H
#define ANALYSIS_H

#include "terminal/view/view.h"

/* Notes the wins by continuous fours (VCF) that were missed in the game, which is over. Searches for them first if the
   game was not examined yet, at most 5 seconds; Ctrl-C ends the search. */
void analysis_note_missed(struct view *view, struct play *play);

#endif
