/* The names of the 26 renju openings by the first three stones. Source: renju-openings(7). */
#ifndef OPENING_NAME_H
#define OPENING_NAME_H

#include "rules/game.h"

/* Returns the code of the game's opening, D1 to D13 or I1 to I13. Turned or mirrored stones have the same code, and so
   have stones of which the other black one was played first. Returns NULL for other stones, or fewer than three. */
const char *opening_name(const struct game *game);

#endif
