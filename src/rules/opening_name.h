/* The names of the 26 renju openings by the first three stones. Source: renju-openings(7). */
#ifndef OPENING_NAME_H
#define OPENING_NAME_H

#include "rules/game.h"

/* Returns the code, D1 to D13 or I1 to I13, under all eight symmetries, whichever black stone was played first;
   NULL for any other three stones. */
const char *opening_name(const struct game *game);

#endif
