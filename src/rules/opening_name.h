/* What an opening is called by its first three stones. Source: the rules, section 4, "Names". */
#ifndef OPENING_NAME_H
#define OPENING_NAME_H

#include "rules/game.h"

/* D1 to D13, I1 to I13; NULL where the first three stones are no such opening, in any of its eight positions. */
const char *opening_name(const struct game *game);

#endif
