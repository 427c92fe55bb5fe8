/* Messages that say why a line or move was refused, and what would be right. */
#ifndef REFUSAL_H
#define REFUSAL_H

#include "commands/wording.h"
#include "language/command.h"
#include "rules/game.h"

enum { REFUSAL_TEXT_MAX = 320 };

/* The reasons why a line or a move is refused. */
enum refusal {
	REFUSAL_NONE,
	REFUSAL_OVERLINE, /* forbidden moves, under PENALTY_REJECT */
	REFUSAL_44,
	REFUSAL_33,
	REFUSAL_UNKNOWN, /* whether the move is forbidden cannot be judged (REASON_UNKNOWN) */
	REFUSAL_OCCUPIED,
	REFUSAL_OFF_BOARD,
	REFUSAL_GAME_OVER,
	REFUSAL_OPENING, /* the opening has other choices now */
	REFUSAL_CHOICE,  /* the opening does not give this choice now */
	REFUSAL_UNDO,    /* there are not that many plies */
	REFUSAL_LATE,    /* allowed only before the first move */
	REFUSAL_CLAIM,   /* no forbidden move to claim */
	REFUSAL_DRAW,    /* a draw cannot be offered to a machine */
	REFUSAL_NOW,     /* any other command that is not possible now */
	REFUSAL_SYNTAX,
};
/* Returns the reason for a status that refuses a line or forbids a move. */
enum refusal refusal_of(enum status status, enum command_kind kind);
/* Returns the wording of a reason that needs no more than a subject: not of REFUSAL_OFF_BOARD, _OPENING, _CHOICE and
   _SYNTAX. */
enum wording refusal_wording(enum refusal refusal);
/* Writes such a reason in English. `subject` is the point or the command that is refused. Returns `out`. */
const char *refusal_text(char out[REFUSAL_TEXT_MAX], enum refusal refusal, const char *subject);
/* Returns the message for a command that the game refused with this status. In an opening, it has the choices. */
const char *refusal_of_command(char out[REFUSAL_TEXT_MAX], enum status status, const struct command *command,
                               const struct game *game, enum coords coords);
/* Returns the message for a line that cannot be read: what may follow its word. The points in examples fit a board
   of this size. */
const char *refusal_of_line(char out[REFUSAL_TEXT_MAX], struct span text, int size, enum coords coords);
/* Returns the message for a point off the board, which names the first and the last point. */
const char *refusal_off_board(char out[REFUSAL_TEXT_MAX], int size, enum coords coords);
/* Returns what to say of a line that is unreadable because of a color: WORDING_TURN if more than the color follows
   turn, WORDING_SETUP if a second color follows setup. Returns WORDINGS if the reason is another one. */
enum wording refusal_color_misuse(struct span text);
/* Is a line that cannot be read a point in a notation of the other kind, with numbers for letters, or the reverse? */
bool refusal_suspects_coords(struct span text, enum coords coords, int size);
/* Does a line that is neither a move nor a command look like one from a file of whole games? */
bool refusal_suspects_games(struct span text, enum coords coords);

#endif
