/* Text as a screen may be sent it, and the rows that it takes. `plain`: the terminal can show ASCII only. */
#ifndef SHOWN_H
#define SHOWN_H

#include "base/text.h"

/* Cuts the first character, or stray byte, off the front of a text that is not empty. Returns what stands for it: '?'
   for a control, for what is no character, and for what can't be shown. */
struct span shown_next(struct span *text, bool plain);
/* Cuts off the front of a text what finds room on a row of so many columns, and returns it; *used is how many it takes.
   Rows end at blanks, which are dropped, or between Chinese characters; within a word only where a row has no other
   place. */
struct span shown_row(struct span *text, bool plain, int columns, int *used);

#endif
