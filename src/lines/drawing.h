/* What a drawing of a board shows at each point, and beside it. */
#ifndef DRAWING_H
#define DRAWING_H

#include "lines/look.h"
#include "lines/paint.h"
#include "rules/board.h"

/* The threats to be marked, by point: THREATS * side + threat, or THREAT_NONE. */
struct threat_marks {
	unsigned char at[BOARD_MAX * POINT_STRIDE];
};

/* What the rows of one drawing have in common. */
struct drawing {
	const struct board *board;
	const struct look *look;
	const struct paint *paint;
	int size;
	const int *row; /* stones of the winning row, or NULL */
	int row_length;
	const int16_t *offered; /* points marked 1, 2, …, at most PAINT_NUMBERS */
	int offers;
	struct render_window window;        /* the points drawn; not zero, even for the whole board */
	int last;                           /* the last stone played, or POINT_NONE */
	int cursor;                         /* the cursor's point, or POINT_NONE */
	struct point_set forbidden;         /* the points to mark as forbidden, perhaps none */
	const struct threat_marks *threats; /* to be marked, or NULL */
};

/* Returns the glyph of a point. */
const struct glyph *drawing_glyph(const struct drawing *drawing, int x, int y);
/* Returns the color of a point; NULL for the color of the surrounding text. `glyph` is the pointer that
   drawing_glyph() returned for the point. */
const char *drawing_color(const struct drawing *drawing, int point, const struct glyph *glyph);
/* Is the glyph two columns wide? */
bool drawing_is_wide(const struct drawing *drawing, const struct glyph *glyph);
/* Are there no columns between points? */
bool drawing_is_tight(const struct drawing *drawing);
/* Returns the character before (0) or after (1) a point: the cursor's or the last stone's, or a blank. */
char drawing_beside(const struct drawing *drawing, int x, int y, int which);
/* Returns the arrow at the left (0) or right (1) end of a row, if the board goes on beyond the window; else a blank. */
char drawing_arrow(const struct drawing *drawing, int y, int which);
/* Returns the character before (0) or after (1) the points of a row. */
char drawing_row_end(const struct drawing *drawing, int y, int which);
/* Returns the character between a point and its right neighbor, or after the last point of a row. The cursor's
   character takes precedence over the last stone's. */
char drawing_between(const struct drawing *drawing, int x, int y);

#endif
