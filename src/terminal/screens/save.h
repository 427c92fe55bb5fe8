/* Saves a game, and asks before it overwrites another. */
#ifndef SAVE_H
#define SAVE_H

#include "terminal/view/view.h"

/* Saves the game to the file that was named after the command, as SGF if the name ends in .sgf. */
struct next save_game(struct view *view, struct match *match);

#endif
