/* The loop: asks the screen on top of the stack, and follows to the screen that comes next. */
#ifndef SCREEN_LOOP_H
#define SCREEN_LOOP_H

#include "terminal/view/view.h"

/* Runs until the person leaves or the input ends. Begins with the menu, or with view->has_game with the game on the
   board. */
void screen_loop(struct view *view, struct match *match);

#endif
