/* Why a line or a move was refused, in words that say what would be right. */
#ifndef REFUSAL_H
#define REFUSAL_H

#include "lines/command.h"
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
	REFUSAL_OPENING, /* the opening wants something else */
	REFUSAL_CHOICE,  /* the opening gives no such choice now */
	REFUSAL_UNDO,    /* more plies than there are */
	REFUSAL_LATE,    /* only before the first move */
	REFUSAL_CLAIM,   /* there is nothing to claim */
	REFUSAL_DRAW,    /* not offered to a machine */
	REFUSAL_NOW,     /* nothing that the game takes now */
	REFUSAL_SYNTAX,
};
/* What messages say of each; NULL for openings: refusal_of_command() says what the opening wants. */
extern const char *const refusal_texts[];

/* Returns why such a line was refused, for a status that refuses or a forbidden one. */
enum refusal refusal_of(enum status status, enum command_kind kind);
/* Returns the text for a command in a game. Of an opening it writes the choices into out: "the second player must swap,
   call more, or play the fourth stone (White's)". */
const char *refusal_of_command(char out[REFUSAL_TEXT_MAX], enum status status, const struct command *command,
                               const struct game *game, enum coords coords);
/* Does a line that is neither a move nor a command look like a line of a file of whole games? */
bool refusal_suspects_games(struct span text, enum coords coords);

#endif
