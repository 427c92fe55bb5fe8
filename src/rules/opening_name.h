/* The names of the 26 renju openings by the first three stones. Source: renju-openings(7). */
#ifndef OPENING_NAME_H
#define OPENING_NAME_H

#include "rules/game.h"

/* Returns the code of the game's opening, D1 to D13 or I1 to I13. The code stays the same if the
   stones are turned or mirrored, or if Black's two stones were played in the other order. Returns NULL for other
   stones, for fewer than three, and on a board of even size. */
const char *opening_name(const struct game *game);

#endif
