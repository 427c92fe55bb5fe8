/* Saving a game, and the question whether the game in a file gives way. */
#ifndef SAVE_H
#define SAVE_H

#include "terminal/view/view.h"

/* Saves the game, as SGF where the name ends so, to the file named after the first word typed; says how that went, and
   asks before a game gives way. */
struct next save_game(struct view *view, struct match *match);

#endif
