/* Learning: the rules in seven lessons, each with a board; then positions with the question whether a point is
   forbidden. The person's game is put aside meanwhile. */
#ifndef LEARN_H
#define LEARN_H

#include "terminal/view/view.h"

extern const struct screen_ops lesson_screen, quiz_screen;

/* Obeys a word that leaves either screen for the menu, the end, or the other screen. Returns false for another text. */
bool learn_leaves(struct span text, struct next *next);
/* Puts the person's game back when one of the screens is left. */
void learn_close(struct view *view, struct play *play);

#endif
