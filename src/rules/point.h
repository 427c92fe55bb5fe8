/* Points of the board, and the six ways to write them.
   A point is one int made from a column x and a row y, both from 0; x grows to the right and y upwards on the board as
   it is printed, whatever the notation. */
#ifndef POINT_H
#define POINT_H

#include <stdint.h>

#include "base/text.h"

enum {
	POINT_NONE = -1,
	POINT_STRIDE = 128, /* a power of two above BOARD_MAX, so that x and y come apart by masks */
	BOARD_MAX = 99,
	POINT_TEXT_MAX = 5, /* bytes of the longest written point: AA99, 98,98 */
};

static inline int point_at(int x, int y)
{
	return y * POINT_STRIDE + x;
}

/* Both of a point, not of POINT_NONE: without a sign each is one instruction. */
static inline int point_x(int point)
{
	return (int)((unsigned)point % POINT_STRIDE);
}

static inline int point_y(int point)
{
	return (int)((unsigned)point / POINT_STRIDE);
}

/* A set of points: zero is the empty one. */
struct point_set {
	uint64_t row[BOARD_MAX][2]; /* by y; bit x of both words together */
};

static inline void point_set_add(struct point_set *set, int point)
{
	set->row[point_y(point)][point_x(point) >> 6] |= (uint64_t)1 << (point_x(point) & 63);
}

static inline void point_set_remove(struct point_set *set, int point)
{
	set->row[point_y(point)][point_x(point) >> 6] &= ~((uint64_t)1 << (point_x(point) & 63));
}

static inline bool point_set_has(const struct point_set *set, int point)
{
	return set->row[point_y(point)][point_x(point) >> 6] >> (point_x(point) & 63) & 1;
}

enum coords {
	COORDS_LETTERS, /* H8; A1 lower left, the letter I is used */
	COORDS_TOP,     /* H8; A1 upper left */
	COORDS_GO,      /* H8; A1 lower left, no letter I */
	COORDS_XY,      /* 7,7; column,row from 0, upper left, as in Piskvork */
	COORDS_XY1,     /* 8,8; the same from 1 */
	COORDS_RC,      /* 7,7; row,column from 0, upper left */
};
extern const char *const coords_names[]; /* ends in NULL */

/* Is the row with the lowest number printed on top? */
bool coords_from_top(enum coords coords);
/* Are points a letter and a number, and not two numbers? */
bool coords_lettered(enum coords coords);

enum point_reading {
	POINT_READ,
	POINT_OFF_BOARD,  /* well written, but not a point of this board, however large */
	POINT_UNREADABLE, /* not written as a point */
};

/* Reads the whole span. *point is set when POINT_READ is returned, else untouched. */
enum point_reading point_read(struct span text, enum coords coords, int size, int *point);

/* These write without a terminator and return the length: at most POINT_TEXT_MAX, and 2 for a label. */
size_t point_write(char *out, int point, enum coords coords, int size);
size_t point_column_label(char *out, int x, enum coords coords);
size_t point_row_label(char *out, int y, enum coords coords, int size);

/* The eight symmetries of a square board, from 0, which leaves every point where it is. */
enum { SYMMETRIES = 8 };

/* Returns where the point goes. Bit 1 mirrors the columns, bit 2 the rows, bit 4 swaps both along the diagonal. */
static inline int symmetry_turn(int symmetry, int size, int point)
{
	int x = symmetry & 1 ? size - 1 - point_x(point) : point_x(point);
	int y = symmetry & 2 ? size - 1 - point_y(point) : point_y(point);
	return symmetry & 4 ? point_at(y, x) : point_at(x, y);
}

/* Returns the symmetry that takes every point back. */
static inline int symmetry_inverse(int symmetry)
{
	return symmetry & 4 ? 4 | (symmetry & 1) << 1 | (symmetry & 2) >> 1 : symmetry;
}

#endif
