/* A board as text. */
#ifndef RENDER_H
#define RENDER_H

#include "base/sink.h"
#include "rules/game.h"

enum style {
	STYLE_LINES, /* ┼ ● ○ ▲ △ */
	STYLE_DOTS,  /* . ● ○ ▲ △ */
	STYLE_ASCII, /* . X O, the last stone in parentheses */
	STYLE_GRID,  /* | X | O |, the last stone in brackets */
};
extern const char *const style_names[]; /* ends in NULL */

struct look {
	enum style style;
	enum coords coords;
	bool wide;           /* the terminal draws ● and ┼ two columns wide */
	bool mark_forbidden; /* when Black is to move under rules that forbid points */
	bool colour;         /* ANSI colors; no meaning depends on them alone */
};

/* The points that are drawn, from the lowest and leftmost one on. Zero is the whole board. */
struct render_window {
	int x, y;
	int columns, rows;
};

enum { RENDER_ROW_MAX = 4096 }; /* bytes of the longest row, with its newline */

/* Draws boards. All fields but `look` may be zero; the last five only make drawing faster. */
struct render {
	struct look look;
	const int *row; /* stones of the winning row, or NULL */
	int row_length;
	const int16_t *offered; /* points to be marked 1, 2, …, up to 16 */
	int offers;
	const int *cursor; /* a point between [ and ], < and > in the grid, or NULL */
	struct render_window window;
	int size;          /* of the empty board kept, or 0 */
	struct look drawn; /* and its look */
	struct sink empty; /* that board, drawn: at most 60 kB, so that the sink never flushes */
	size_t row_bytes;  /* of each of its rows */
	size_t pitch;      /* bytes from one point to the next */
};

/* Writes the board. To mark forbidden points stones are played and taken back: afterwards the game is the same to the
   byte. */
void render_board(struct render *render, struct sink *out, struct game *game);

/* Return the terminal columns and rows that a board of this size takes. */
int render_columns(int size, const struct look *look);
int render_rows(int size, const struct look *look);
/* Return the columns and rows of points that fit in the terminal columns or rows; at least 1. */
int render_columns_in(int columns, const struct look *look);
int render_rows_in(int rows, const struct look *look);
/* Returns the point drawn at this row and column of the terminal, counted from 0 where the board begins; or POINT_NONE.
   The column beside a point belongs to the point. */
int render_point_at(const struct render *render, int size, int row, int column);
/* Returns the character that stands for a stone of the side. */
const char *render_stone(const struct look *look, enum side side);
/* Returns the control sequence of the color of a side's stones. */
const char *render_colour(enum side side);
extern const char *const render_plain; /* ends the color */

#endif
