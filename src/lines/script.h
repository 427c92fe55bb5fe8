/* A game as a script: the input lines that lead to its state, as save and --record write them. */
#ifndef SCRIPT_H
#define SCRIPT_H

#include "base/sink.h"
#include "lines/command.h"
#include "rules/game.h"

/* The comment before a script, which tells the interactive game the rules and the notation of points. */
struct script_mark {
	struct ruleset rules;
	enum coords coords;
};

/* Writes a command that changes the state as a line in canonical form. `undone` is the number of plies that `undo` took
   back. */
void script_command(struct sink *out, const struct command *command, int undone, enum coords coords, int size);
/* Writes the lines that lead from an empty board to the game: setup with one stone per line, then turn and plies. An
   open draw offer is omitted. */
void script_game(struct sink *out, const struct game *game, enum coords coords);

/* Writes the line "# renju -n 15 -k 5 …". */
void script_put_mark(struct sink *out, const struct script_mark *mark);
/* Writes a whole file: mark and game. */
void script_write(struct sink *out, const struct game *game, enum coords coords);
/* Reads such a line, without its newline. Returns false, and leaves *mark untouched, for another line or rules that
   exclude each other. */
bool script_read_mark(struct span line, struct script_mark *mark);
/* Does a script with a mark begin with these bytes? */
bool script_has_mark(struct span head);

#endif
