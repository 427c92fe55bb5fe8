/* What a key does while a question is asked. */
#ifndef PROMPT_KEYS_H
#define PROMPT_KEYS_H

#include "terminal/view/view.h"

/* One question. */
struct prompt {
	struct view *view;
	struct match *match;
	struct span text;
	int column; /* the first one of the line that is typed, from 0 */
	int rows;   /* from the first row of the text to that of the line */
	bool stale; /* what is shown of the line is not what it is */
	bool stale_board;
	struct keypress click; /* the last one, until the terminal has told where the cursor stands */
};

/* Do keys move the cursor on the board now? */
bool prompt_keys_move(const struct prompt *prompt);
/* Takes a key: on the board, in the list, or in the line. True where the line is the answer then. */
bool prompt_keys_take(struct prompt *prompt, const struct keypress *key);

#endif
