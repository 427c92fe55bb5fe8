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
	bool mark_forbidden; /* where Black is to move under rules that forbid */
	bool colour;         /* ANSI colours; they never carry anything alone */
};

/* The points that are drawn: so many columns and rows from this one on, the lowest at the left. Zero is all of them. */
struct render_window {
	int x, y;
	int columns, rows;
};

enum { RENDER_ROW_MAX = 4096 }; /* bytes of the longest row, its newline included */

/* Draws boards of one size and look. Zero but for `look`, it draws at once; what it keeps is for speed only. */
struct render {
	struct look look;
	const int *row; /* stones to stand out, as a row that has won, or NULL */
	int row_length;
	const int16_t *offered; /* points to be marked 1, 2, ..., 16 at most */
	int offers;
	const int *cursor; /* a point between [ and ], < and > in the grid, or NULL */
	struct render_window window;
	int size;          /* of the empty board kept, or 0 */
	struct look drawn; /* and its look */
	struct sink empty; /* that board, drawn: 60 kB at most, so that it is never written anywhere */
	size_t row_bytes;  /* of each of its rows */
	size_t pitch;      /* bytes from one point to the next */
};

/* Writes the board. Judging marks plays and takes back stones: the game is the same to the byte after. */
void render_board(struct render *render, struct sink *out, struct game *game);

/* Terminal columns that so many columns of points take, and the same of rows. */
int render_columns(int size, const struct look *look);
int render_rows(int size, const struct look *look);
/* How many points find room in so many terminal columns or rows; one at the least. */
int render_columns_in(int columns, const struct look *look);
int render_rows_in(int rows, const struct look *look);
/* The point drawn in this row and column of the terminal, from 0 where the board begins, or beside it; or POINT_NONE. */
int render_point_at(const struct render *render, int size, int row, int column);
/* What a side's stones are drawn in: a control sequence. */
const char *render_colour(enum side side);
extern const char *const render_plain;

#endif
