/* Obeys what a person types in a game: moves, commands, and the words that only the terminal has. */
#ifndef COMMANDS_H
#define COMMANDS_H

#include "terminal/view/screen_ops.h"

/* Obeys one line, and returns what comes next. Before an unsaved game is left, the person is asked. */
struct next commands_obey(struct view *view, struct play *play, struct span typed);
/* After moves were taken back: if a side has lost on time, starts both clocks again, with a note, because with no time
   left its next move would lose at once. */
void commands_start_clocks_again(struct view *view, struct play *play);

#endif
