/* Messages that say why a line or move was refused, and what would be right. */
#ifndef REFUSAL_H
#define REFUSAL_H

#include "commands/wording.h"
#include "language/command.h"
#include "rules/game.h"

enum { REFUSAL_TEXT_MAX = 320 };

/* Returns what to say of a status that refuses a line or forbids a move. WORDING_STEP stands for the choices of an
   opening, WORDING_NO_STEPS for a choice that the opening does not give now. */
enum wording refusal_of(enum status status, enum command_kind kind);
/* Writes that in English, for all but WORDING_STEP, WORDING_SYNTAX and WORDING_OFF_BOARD. `subject` is the point or the
   command that is refused. STATUS_NOT_ALLOWED says of a move that a point cannot be judged. Returns `out`. */
const char *refusal_text(char out[REFUSAL_TEXT_MAX], enum status status, enum command_kind kind, const char *subject);
/* Returns the message for a line that was refused with this status: what would be valid. `command` is what was read. */
const char *refusal_of_command(char out[REFUSAL_TEXT_MAX], enum status status, struct span text,
                               const struct command *command, const struct game *game, enum coords coords);
/* Returns what to say of a line that is unreadable because of a color: WORDING_TURN if more than the color follows
   turn, WORDING_SETUP if a second color follows setup. Returns WORDINGS if the reason is another one. */
enum wording refusal_color_misuse(struct span text);
/* Is a line that cannot be read a point in a notation of the other kind, with numbers for letters, or the reverse? */
bool refusal_suspects_coords(struct span text, enum coords coords, int size);
/* Does a line that is neither a move nor a command look like one from a file of whole games? */
bool refusal_suspects_games(struct span text, enum coords coords);

#endif
