/* A second implementation of forbidden points, slow and literal, on a plain grid. Tests compare the program with
   it. It shares no code with src/. */
#ifndef REFERENCE_H
#define REFERENCE_H

#include <stdbool.h>

enum { GRID_MAX = 99, GRID_OVERLINE = 1, GRID_44 = 2, GRID_33 = 4 };

struct grid {
	int size;
	char at[GRID_MAX][GRID_MAX]; /* [x][y]: 0 empty, 'X' Black, 'O' White */
};

/* Does a black stone on the empty point make five? */
bool reference_five(struct grid *grid, int x, int y);
/* Returns why the empty point is forbidden to Black: a set of GRID_OVERLINE, GRID_44 and GRID_33. Returns 0 if Black
   may play there, also if the stone makes five. */
unsigned reference_reasons(struct grid *grid, int x, int y);
/* The same if, after `levels` stones, no other point were forbidden. */
unsigned reference_reasons_within(struct grid *grid, int x, int y, int levels);

#endif
