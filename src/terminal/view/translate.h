/* What a person types, put into the words of the input language. */
#ifndef TRANSLATE_H
#define TRANSLATE_H

#include "lines/command.h"
#include "terminal/view/phrases.h"

enum { TRANSLATED_MAX = COMMAND_LINE_MAX + 16 };

/* Short for another word: u for undo; Chinese words, with or without a blank behind them; and where points are letters
   and numbers, those written the other way round or apart, alone or after `why`: 8h, H 8. All else stays as it is. The
   span is the text itself or of `line`. */
struct span translate_command(struct span text, enum coords coords, char line[TRANSLATED_MAX]);
/* The same for an answer of one word. */
struct span translate_word(struct span text);
/* Does it leave a question: menu or quit? */
bool translate_is_leave(struct span text);
/* What follows the first word. */
struct span translate_rest(struct span text);

#endif
