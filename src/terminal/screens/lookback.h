/* Looking back: the game is stepped through and stays as it is. */
#ifndef LOOKBACK_H
#define LOOKBACK_H

#include "terminal/view/screen_ops.h"

/* Is it one of the words by which a person looks back: back, forth, start, end, analysis? */
bool lookback_is_word(struct span word);
/* Obeys such a word, and those that come after it. */
struct next lookback_open(struct view *view, struct match *match, struct span text);

#endif
