/* Draws a board as text. */
#ifndef RENDER_H
#define RENDER_H

#include <errno.h>

#include "base/sink.h"
#include "drawing/drawing.h"
#include "rules/game.h"

enum {
	RENDER_CELL_MAX = 64, /* bytes of the longest cell: colors 24 and 21, glyphs 12, and 6 of the line below */
	RENDER_ROW_MAX = (BOARD_MAX + 2) * RENDER_CELL_MAX, /* of the longest row: its beginning and end take two cells */
	RENDER_CELL_GLYPHS = 4,
	RENDER_ROW_GLYPHS = (BOARD_MAX + 3) * RENDER_CELL_GLYPHS,
};

/* Draws boards. All fields but `look` may be zero. The last seven keep the text of the last board: the next one differs
   in a few cells, and only these are written again. The cell of column x, with index x + 1, is a point and what stands
   between it and the next; the cell before the first one drawn is the beginning of the row. */
struct render {
	struct look look;
	const int *row; /* stones of the winning row, or NULL */
	int row_length;
	const struct drawn_shapes *shapes; /* or NULL */
	const int16_t *offered;            /* empty points marked 1, 2, …, at most 16 */
	int offers;
	const int *cursor; /* a point to enclose in [ ], or < > in the grid; or NULL */
	struct render_window window;
	struct drawing drawing;
	bool has_text;                             /* `text` is that of the last drawing */
	size_t first_row;                          /* where the upper row begins in the text */
	uint16_t starts[BOARD_MAX][BOARD_MAX + 3]; /* where each cell of row y begins, then its end, then the next row */
	size_t length, room;
	char *text; /* grows with the window, not with the moves; render_free() */
};

/* Draws the board. Returns its text, which is valid until the next board, or an empty one when memory runs out. To find
   forbidden points and threats, puts stones and takes them back; the game's bytes do not change. */
struct span render_text(struct render *render, struct game *game);
/* Draws the board for render_row(). Returns what drawing_begin() returns, and sets *changed as it does. */
bool render_begin(struct render *render, struct game *game, struct point_set *changed);
/* Returns the number of glyphs in a row of the terminal, from 0 at the top; 0 below the last row. */
int render_row(const struct render *render, int row, struct colored_glyph glyphs[RENDER_ROW_GLYPHS]);
/* Frees the text. The next board is drawn as the first one. */
void render_free(struct render *render);
/* Writes the board. When memory runs out, the sink fails with ENOMEM. */
static inline void render_board(struct render *render, struct sink *out, struct game *game)
{
	struct span text = render_text(render, game);
	if (text.length == 0)
		out->failure = ENOMEM;
	sink_span(out, text);
}

struct render_size {
	int columns, rows;
};
/* Returns the terminal's columns and rows that this many columns and rows of points take. */
struct render_size render_size_of(const struct look *look, int columns, int rows);
/* Returns how many columns and rows of points fit into these of the terminal; at least 1. */
struct render_size render_fitting(const struct look *look, int columns, int rows);
/* Returns the point of the last board at this row and column of the terminal, counted from 0 at its upper left; or
   POINT_NONE. The column after a point belongs to the point; in large cells, also the one before; in the grid, the
   whole cell with its right and lower borders. */
int render_point_at(const struct render *render, int row, int column);

#endif
