/* The list of words and keys that a person may type. */
#ifndef HELP_TEXT_H
#define HELP_TEXT_H

#include "terminal/view/view.h"

/* Notes the words with one of the flags (words.h), and the keys for a game, for looking back or for a puzzle. The list
   has two columns if one would have more than `most` rows and two fit; for looking back, whenever two fit. */
void help_text_note(struct view *view, struct match *match, unsigned flags, int most);

#endif
