/* The main loop of the terminal: asks the question of the screen on top of the stack, and goes to the screen that
   comes next. */
#ifndef SCREEN_LOOP_H
#define SCREEN_LOOP_H

#include "terminal/view/view.h"

/* Runs until the person leaves, the input ends, or the output fails. Begins with the game on the board if
   view->has_game is set, else with the menu. */
void screen_loop(struct view *view, struct play *play);

#endif
