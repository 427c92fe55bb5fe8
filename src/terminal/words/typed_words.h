/* What a person types, turned into words of the input language: Chinese words, short forms, points written freely. */
#ifndef TYPED_WORDS_H
#define TYPED_WORDS_H

#include "language/command.h"
#include "terminal/words/phrases.h"

enum { TYPED_COMMAND_MAX = COMMAND_LINE_MAX + 16 };

/* Translates a short form that stands alone, such as u for undo, and a Chinese word at the front of the text, even
   without a blank after it. If points are letters and numbers, also puts points such as 8h and H 8 into the usual
   form, alone or after `why`. Any other text stays as it is. Returns `text`, a constant, or a text in `line`. */
struct span typed_command(struct span text, enum coords coords, char line[TYPED_COMMAND_MAX]);
/* Translates an answer of one word. Returns any other text unchanged. */
struct span typed_word(struct span text);
/* Is the text "menu" or "quit", which leave a question? */
bool typed_is_leave(struct span text);
/* Reads "on" or "off", in either language; an empty text toggles what is on now. Returns false for another text. */
bool typed_switch(struct span text, bool now, bool *on);
/* Returns the text after the first word. */
struct span typed_rest(struct span text);

#endif
