/* The list of words and keys that a person may type. */
#ifndef HELP_H
#define HELP_H

#include "terminal/screens/page.h"

/* Shows the words with one of the flags (words.h), and the keys for a game, for looking back or for a puzzle. On a
   screen that is redrawn in place, the list has two columns if two fit and one would be longer than a page; for looking
   back, whenever two fit. */
struct next help_show(struct view *view, struct play *play, unsigned flags, enum page_end end);

#endif
