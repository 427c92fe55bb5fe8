/* The list of words and keys that a person may type. */
#ifndef HELP_TEXT_H
#define HELP_TEXT_H

#include "terminal/view/view.h"

/* Notes the words with one of the flags (words.h), and the keys for a game, for looking back or for a puzzle. On a
   screen that is redrawn in place, the list has two columns if two fit and one would have more than `most` rows; for
   looking back, whenever two fit. */
void help_text_note(struct view *view, struct play *play, unsigned flags, int most);

#endif
