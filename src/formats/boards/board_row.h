/* A line of text as a row of a drawn board: its cells, with what may be labels at its ends. */
#ifndef BOARD_ROW_H
#define BOARD_ROW_H

#include "base/text.h"
#include "rules/point.h"

enum {
	ROW_CELLS_MAX = BOARD_MAX + 2, /* cells that are kept: a row of the largest board, and a label at each end */
	ROW_ODD_MAX = 4,               /* bytes of a strange character */
};

/* What a character is in a drawing. */
enum row_cell {
	ROW_EMPTY,
	ROW_BLACK,
	ROW_WHITE,
	ROW_RING,      /* O or a circle: a white stone */
	ROW_STAR,      /* a black stone if others are rings and none is black, else an empty point */
	ROW_STRANGE,   /* not of a board, or a label */
	ROW_SEPARATOR, /* between cells: blanks, box-drawing, what encloses the last stone */
	ROW_BAR,       /* between cells, which may be blank in a grid; kept, such a blank cell */
};

/* What may be a label: a number below 100, or one or two letters. */
struct row_label {
	int value;    /* A is 1; -1: it is no label */
	bool certain; /* it is no stone either */
};

struct board_row {
	int cells;              /* those at the ends may be labels; may be above ROW_CELLS_MAX */
	int strange;            /* strange cells but for labels at the ends */
	bool bars;              /* there are bars, as between the cells of a grid */
	bool rule;              /* may be the line between two rows of a grid, with at most one strange cell */
	bool counts;            /* the cells count up from 0, 1 or A, as labels of columns do */
	struct row_label at[2]; /* the first cell and the last one */
	struct {
		size_t length;
		char text[ROW_ODD_MAX];
	} odd[2]; /* the first cell if it is certainly a label, and the first other strange cell */
	unsigned char cell[ROW_CELLS_MAX];
};

/* Reads the cells of a line. */
void board_row_read(struct board_row *row, struct span line);
/* Returns the number of cells that are no certain labels; 0 if the line cannot be a row of a board, because more than
   one of its cells is strange. */
int board_row_points(const struct board_row *row);
/* Are these labels of columns, and not points? */
bool board_row_is_labels(const struct board_row *row);

#endif
