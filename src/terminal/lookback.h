/* Looking back: the game is stepped through and stays as it is. */
#ifndef LOOKBACK_H
#define LOOKBACK_H

#include "terminal/view.h"

/* Is it one of the words by which a person looks back: back, forth, start, end, analysis? */
bool lookback_is_word(struct span word);

enum lookback {
	LOOKBACK_GAME, /* the game goes on */
	LOOKBACK_WORD, /* with *text, which is for the game */
	LOOKBACK_END,  /* of the input */
};

/* Obeys such a word and those that come after it. */
enum lookback lookback(struct view *view, struct match *match, struct span *text);

#endif
