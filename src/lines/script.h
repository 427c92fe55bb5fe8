/* A game as a file that the referee and the interactive game read. */
#ifndef SCRIPT_H
#define SCRIPT_H

#include "base/sink.h"
#include "rules/game.h"

/* Writes the game as input: setup, moves, and how it ended. Its first line is a comment that starts with save_mark and
   names the options of its rules. An open draw offer is not saved. */
void save_write(struct sink *out, const struct game *game, enum coords coords);

/* That first line alone, with its newline. */
void save_write_mark(struct sink *out, const struct ruleset *rules, enum coords coords);

extern const char save_mark[]; /* "# renju " */

#endif
