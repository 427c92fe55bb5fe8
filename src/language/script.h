/* A game as a script: lines of input that lead to its state, as save and --record write them. */
#ifndef SCRIPT_H
#define SCRIPT_H

#include "base/sink.h"
#include "language/command.h"
#include "rules/game.h"

/* What the comment at the head of a script tells the terminal: the rules and the notation of points. */
struct script_mark {
	struct ruleset rules;
	enum coords coords;
};

/* Writes a state-changing command on a line of its own, in canonical form. `undone` is the number of plies that an
   `undo` took back. */
void script_command(struct sink *out, const struct command *command, int undone, enum coords coords, int size);
/* Writes the lines that lead from an empty board to the game: set-up with one stone per line, then turn and plies.
   An open draw offer is left out. */
void script_game(struct sink *out, const struct game *game, enum coords coords);
/* Writes only the lines of the plies from `first` on, counted from 0. */
void script_put_plies(struct sink *out, const struct game *game, int first, enum coords coords);

/* Writes the lines of another end than by stones: PLY_RESIGN, PLY_AGREE or PLY_CLAIM. Nothing for other kinds. */
void script_ending(struct sink *out, enum ply_kind kind);

/* Writes the line "# renju -n 15 -k 5 …". */
void script_put_mark(struct sink *out, const struct script_mark *mark);
/* Writes a whole file: the mark and the game. */
void script_write(struct sink *out, const struct game *game, enum coords coords);
/* Reads the options of a line "# renju -n 15 …" into *mark. Sets bit n of *given for the n-th of script_part. Returns
   false, with *wrong set to the option, for an option that a mark does not have, or whose value is wrong. */
enum script_part { PART_SIZE, PART_CONNECT, PART_RULE, PART_PENALTY, PART_OPENING, PART_COORDS };
bool script_read_parts(struct span line, struct script_mark *mark, unsigned *given, struct span *wrong);
/* Reads a mark from a line without its newline. Returns false, and leaves *mark untouched, for any other line and
   for rules that exclude each other. */
bool script_read_mark(struct span line, struct script_mark *mark);
/* Do these bytes begin a script with a mark? */
bool script_has_mark(struct span head);

#endif
