/* What a terminal shows of a text: its characters, and the rows into which it is broken. */
#ifndef SHOWN_H
#define SHOWN_H

#include <stdbool.h>

#include "base/text.h"

/* Cuts the first character, or stray byte, off a text that is not empty. Returns what to show for it: '?' for
   controls, invalid bytes, and characters that the terminal cannot show. */
struct span shown_next(struct span *text, bool plain);
/* Cuts the next row of at most `columns` columns off a text and returns it; *used is its width. A row ends at a
   blank, which is dropped, or between Chinese characters. A word is split only when it is longer than a row. */
struct span shown_row(struct span *text, bool plain, int columns, int *used);

#endif
