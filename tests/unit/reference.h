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

/* For an empty point: does Black make five there? If not, the set of reasons why it is forbidden. */
bool reference_five(struct grid *grid, int x, int y);
unsigned reference_reasons(struct grid *grid, int x, int y);

#endif
