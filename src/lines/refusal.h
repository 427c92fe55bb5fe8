/* Why a line or a move was refused, in words that say what would be right. */
#ifndef REFUSAL_H
#define REFUSAL_H

#include "lines/command.h"
#include "rules/game.h"

enum { REFUSAL_TEXT_MAX = 320 };

/* Returns why such a line was refused, for a status that refuses or a forbidden one. Returns NULL when an opening
   refused the line: refusal_of_command() says what the opening wants. */
const char *refusal_text(enum status status, enum command_kind kind);
/* Returns the same for a command in a game. Of an opening it writes the choices into out: "the second player must swap,
   call more, or play the fourth stone (White's)". */
const char *refusal_of_command(char out[REFUSAL_TEXT_MAX], enum status status, const struct command *command,
                               const struct game *game, enum coords coords);
/* The text about a point that cannot be judged (REASON_UNKNOWN). */
extern const char refusal_unknown[];

/* Does a line that is neither a move nor a command look like a line of a file of whole games? */
bool refusal_suspects_games(struct span text, enum coords coords);

#endif
