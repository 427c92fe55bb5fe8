/* Asks a question below the picture. If the terminal sends single keys, the line is edited here, and keys move the
   cursor on the board if the answer may be a point. */
#ifndef PROMPT_H
#define PROMPT_H

#include "terminal/view/view.h"

/* The answer to a question that is due (struct typing) when a key is pressed instead. A character is also kept, as the
   beginning of the next answer. */
extern const char prompt_key_pressed[];

/* Draws the screen and asks its question. Draws both again after the program was stopped and continued. Returns false,
   and sets view->stack.ended, at the end of the input or if the output fails. The answer comes without a comment or
   surrounding blanks, and with ordinary characters in place of full-width ones. If the player's time runs out, the
   answer is empty and comes at once. */
bool prompt_ask(struct view *view, struct play *play, const struct screen_ops *screen, struct span *answer);

#endif
