/* What a key does while a question is asked. */
#ifndef PROMPT_KEYS_H
#define PROMPT_KEYS_H

#include "terminal/view/view.h"

/* One question. */
struct prompt {
	struct view *view;
	struct play *play;
	struct span text;      /* the question */
	int column;            /* first column of the typed line, from 0 */
	int rows;              /* number of rows from the first row of the question to the row of the line, both included */
	bool waited;           /* all that was typed before the question has been taken */
	size_t ahead;          /* length of the line after that */
	bool stale;            /* the line must be drawn again */
	bool stale_board;      /* the picture must be drawn again */
	struct keypress click; /* the last click, until the terminal has reported where its cursor is; row 0: no click */
};

/* Do keys move the cursor on the board now? */
bool prompt_keys_move(const struct prompt *prompt);
/* Takes a key: on the board, in the list, or in the line. Returns true if the answer, which is the line, is
   complete. */
bool prompt_keys_take(struct prompt *prompt, const struct keypress *key);

#endif
