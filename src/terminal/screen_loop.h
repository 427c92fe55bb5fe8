/* The loop: asks the screen on top of the stack, and follows to the screen that comes next. */
#ifndef SCREEN_LOOP_H
#define SCREEN_LOOP_H

#include "terminal/view/view.h"

/* Runs from the menu, or with view->has_game from the game on the board, until the person leaves or the input ends. */
void screen_loop(struct view *view, struct match *match);

#endif
