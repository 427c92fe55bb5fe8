/* Why a line or a move was refused, in words. */
#ifndef REFUSAL_H
#define REFUSAL_H

#include "lines/command.h"

/* What was wrong with such a line, in words that say what would be right: for a status that refuses, or a forbidden one;
   NULL where an opening was in the way: wants.h says what it wants. */
const char *refusal_text(enum status status, enum command_kind kind);
/* Of a point that can't be judged (REASON_UNKNOWN). */
extern const char refusal_unknown[];

/* Does a line that is no move and no command look as if it came from a file of whole games? */
bool refusal_suspects_games(struct span text, enum coords coords);

#endif
