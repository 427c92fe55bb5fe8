/* A game as a script: input lines that lead to it. What save writes, and what a journal keeps. */
#ifndef SCRIPT_H
#define SCRIPT_H

#include "base/sink.h"
#include "lines/command.h"
#include "rules/game.h"

/* What a comment in front of a script tells the interactive game: the rules, and how points are written. */
struct script_mark {
	struct ruleset rules;
	enum coords coords;
};

/* A command that changes the state, in canonical form, as a line. `undone` is how many plies `undo` took back. */
void script_command(struct sink *out, const struct command *command, int undone, enum coords coords, int size);
/* The lines that lead from an empty board to the game: setup, a stone a line, then turn and plies. An open draw offer is
   left out. */
void script_game(struct sink *out, const struct game *game, enum coords coords);

/* "# renju -n 15 -k 5 …", a line. */
void script_put_mark(struct sink *out, const struct script_mark *mark);
/* Both: a whole file. */
void script_write(struct sink *out, const struct game *game, enum coords coords);
/* Reads such a line, without its newline; false, and *mark untouched, for any other, or rules that make no sense. */
bool script_read_mark(struct span line, struct script_mark *mark);
/* Could a file that begins with these bytes be a script with a mark? */
bool script_has_mark(struct span head);

#endif
