/* How a board is drawn, and which part of it. */
#ifndef LOOK_H
#define LOOK_H

#include "drawing/paint.h"
#include "rules/point.h"

struct look {
	enum style style;
	enum coords coords;
	bool wide;           /* the terminal draws ● and ┼ two columns wide */
	bool mark_forbidden; /* mark the points forbidden to Black, while Black is to move */
	bool large;       /* cells of four columns and two rows, and row labels on both sides; grid has such cells anyway */
	bool threats;     /* mark what a stone would threaten, until the game is over */
	bool color;       /* ANSI colors; the board is readable without them */
	enum theme theme; /* which colors */
};

/* The points to draw, beginning at the lower left one. A zeroed struct is the whole board. */
struct render_window {
	int x, y;
	int columns, rows;
};

#endif
