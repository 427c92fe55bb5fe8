/* What follows from taking back moves, besides the moves: the clocks, and the notes on those moves. */
#ifndef TAKEN_BACK_H
#define TAKEN_BACK_H

#include "terminal/view/view.h"

/* If a side has lost on time, starts both clocks again, with a note: with no time left, its next move would lose at
   once. */
void taken_back_clock(struct view *view, struct play *play);
/* If a ply that was taken back had notes, notes when they return. `noted` is game_notes_last() before. */
void taken_back_notes(struct view *view, const struct play *play, int noted);

#endif
