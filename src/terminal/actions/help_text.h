/* The list of words and keys that a person may type. */
#ifndef HELP_TEXT_H
#define HELP_TEXT_H

#include "terminal/view/view.h"

/* Notes the words with one of the flags (words.h): those of a game, or those for looking back. The list has two
   columns if the screen is wide enough and one would have more than `most` rows. */
void help_text_note(struct view *view, struct match *match, unsigned flags, int most);

#endif
