/* The list of the words that may be typed, and of the keys. */
#ifndef HELP_TEXT_H
#define HELP_TEXT_H

#include "terminal/view/view.h"

/* Notes the words with one of the flags (words.h): those of the game, or those of looking back. The list has two
   columns if the screen is wide enough and one would have more than `most` rows. */
void help_text_note(struct view *view, struct match *match, unsigned flags, int most);

#endif
