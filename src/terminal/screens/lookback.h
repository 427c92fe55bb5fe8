/* Looking back: shows earlier positions of the game, which does not change. */
#ifndef LOOKBACK_H
#define LOOKBACK_H

#include "terminal/view/screen_ops.h"

/* Is it a word for looking back: back, forth, start, end, analysis? */
bool lookback_is_word(struct span word);
/* Obeys such a word, and opens the screen that takes the next ones. */
struct next lookback_open(struct view *view, struct match *match, struct span text);

#endif
