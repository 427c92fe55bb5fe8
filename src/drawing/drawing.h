/* What a drawing of a board shows at each point, and beside it. */
#ifndef DRAWING_H
#define DRAWING_H

#include "drawing/paint.h"
#include "rules/board.h"

/* The mark of a point. Those before DRAWN_LAST are for empty points. */
enum drawn_mark {
	DRAWN_NONE,
	DRAWN_FORBIDDEN,
	DRAWN_THREATS,                               /* from here on one for each side and threat */
	DRAWN_NUMBERS = DRAWN_THREATS + 2 * THREATS, /* from here on one for each offered point */
	DRAWN_KEY = DRAWN_NUMBERS + PAINT_NUMBERS,   /* where another stone would extend a shape */
	DRAWN_ASKED,                                 /* the point whose shapes are drawn */
	DRAWN_LAST,                                  /* the last stone played */
	DRAWN_ROW,                                   /* a stone of the winning row, or of a shape */
};

/* The shapes that a stone on a point would make. A zeroed struct has none. */
struct drawn_shapes {
	bool any;
	bool marked; /* a point beside the asked one has a mark */
	int asked;   /* the point; it may have a stone */
	struct point_set stones, keys, forbidden;
};

/* What the points of a drawing have in common, and their marks. */
struct drawing {
	const struct board *board;
	const struct paint *paint;
	const char *ground; /* the color of the board between points; NULL if it has none */
	struct look look;
	int size; /* 0 before the first drawing */
	struct point_set stars;
	struct render_window window;                  /* the points drawn; not zero, even for the whole board */
	int last;                                     /* the last stone played, or POINT_NONE */
	int cursor;                                   /* the cursor's point, or POINT_NONE */
	uint64_t stones[BOARD_MAX][2][2];             /* the stones of each row, as in struct board_line */
	struct point_set marked;                      /* the cursor's point, and all points with a mark */
	unsigned char mark[BOARD_MAX * POINT_STRIDE]; /* of the points in `marked`; enum drawn_mark */
};

/* Begins the next drawing, without marks, last stone and cursor. Sets *changed to the points that had another stone
   before, or a mark. Returns false if look, size or window have changed; then *changed has all points. */
bool drawing_begin(struct drawing *drawing, const struct board *board, const struct look *look,
                   const struct render_window *window, struct point_set *changed);
/* Marks a point, in place of an earlier mark. */
void drawing_mark(struct drawing *drawing, int point, int mark);

struct colored_glyph {
	struct glyph glyph;
	const char *color; /* a control sequence; NULL for the color of the surrounding text */
};
/* Returns what a point shows; where there is no room around it, "[]", "[X" or "[O" for the cursor. */
struct colored_glyph drawing_point(const struct drawing *drawing, int x, int y);
/* Is the glyph two columns wide? */
static inline bool drawing_is_wide(const struct drawing *drawing, const struct glyph *glyph)
{
	return drawing->look.wide && glyph->wide;
}
/* Returns the character before (0) or after (1) a point: the cursor's or the last stone's, or a blank. */
char drawing_beside(const struct drawing *drawing, int x, int y, int which);
/* Returns the arrow at the left (0) or right (1) end of a row, if the board goes on beyond the window; else a blank. */
char drawing_arrow(const struct drawing *drawing, int y, int which);
/* Returns the character before (0) or after (1) the points of a row. */
char drawing_row_end(const struct drawing *drawing, int y, int which);

#endif
