/* What an opening wants now, in words. */
#ifndef WANTS_H
#define WANTS_H

#include "lines/command.h"
#include "rules/game.h"

enum { WANTS_TEXT_MAX = 320 };

/* "the second player must swap, call more, or play the fourth stone (White's)": why such a line was refused as ILLEGAL
   OPENING, or as NOT-ALLOWED where it is a word of openings. Terminated. Returns out. */
const char *wants_text(char out[WANTS_TEXT_MAX], const struct game *game, const struct command *command, enum coords coords);

#endif
