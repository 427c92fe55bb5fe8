/* Asks a question below what is drawn. On a terminal that gives its keys one by one the line is edited here, and where
   a point may be answered the cursor moves on the board above. */
#ifndef PROMPT_H
#define PROMPT_H

#include "terminal/view/view.h"

/* Draws the screen and asks its question; the scene is drawn again when the program was stopped and brought back.
   False, and ended, at the end of input, or when nothing can be shown. The answer comes without comment and blanks
   around, and in plain characters where full-width ones were typed. Where the time has run out of who is asked, the
   answer is none, and comes at once. */
bool prompt_ask(struct view *view, struct match *match, const struct screen_ops *screen, struct span *answer);

#endif
