/* The report line of a game, or of a game so far. */
#ifndef ROW_H
#define ROW_H

#include "bulk/columns.h"

/* Judging plays and takes back stones. */
void row_put(const struct cells *cells, const struct columns *columns, const struct game_row *row);

#endif
