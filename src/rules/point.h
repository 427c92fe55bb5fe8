/* Points of the board, and six notations for them.
   A point is an int made of a column x and a row y, both from 0. On the printed board x grows to the right and y
   upward, in every notation. */
#ifndef POINT_H
#define POINT_H

#include <stdint.h>

#include "base/costly_assert.h"
#include "base/text.h"

enum {
	POINT_NONE = -1,
	POINT_STRIDE = 128, /* a power of two above BOARD_MAX, so that masks separate x and y */
	BOARD_MAX = 99,
	POINT_TEXT_MAX = 5, /* bytes of the longest written point, e.g. 98,98 */
};

static inline int point_at(int x, int y)
{
	costly_assert(x >= 0 && x < POINT_STRIDE && y >= 0 && y < POINT_STRIDE);
	return y * POINT_STRIDE + x;
}

/* Return the coordinates of a point other than POINT_NONE. An unsigned division makes each a single
   instruction. */
static inline int point_x(int point)
{
	return (int)((unsigned)point % POINT_STRIDE);
}

static inline int point_y(int point)
{
	return (int)((unsigned)point / POINT_STRIDE);
}

/* Returns the point after `point` in board order (A1, B1 …); POINT_NONE after the last. Start with POINT_NONE. */
static inline int point_next(int size, int point)
{
	if (point_x(++point) < size)
		return point;
	return point_y(point) + 1 < size ? point_at(0, point_y(point) + 1) : POINT_NONE;
}

/* A set of points. A zeroed struct is the empty set. */
struct point_set {
	uint64_t row[BOARD_MAX][2]; /* by y; bit x of the two words */
};

static inline void point_set_add(struct point_set *set, int point)
{
	assert(point >= 0 && point_y(point) < BOARD_MAX);
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

enum { STARS_MAX = 5 };
/* Writes the star points that a board of this size has printed: on odd boards from 5x5 on the center, from 11x11 on the
   four crossings of the fourth lines. Returns their number. */
int point_stars(int size, int stars[STARS_MAX]);
/* Returns the distance of a point from the center (size / 2), along the farther axis. */
int point_from_center(int size, int point);

enum coords {
	COORDS_LETTERS, /* H8; A1 is the lower left point; I is a column */
	COORDS_TOP,     /* H8; A1 is the upper left point */
	COORDS_GO,      /* H8; A1 is the lower left point; there is no column I */
	COORDS_XY,      /* 7,7: column,row from 0, from the upper left, as in Piskvork */
	COORDS_XY1,     /* 8,8: column,row from 1, from the upper left */
	COORDS_RC,      /* 7,7: row,column from 0, from the upper left */
};
extern const char *const coords_names[]; /* ends in NULL */

/* Is the row with the lowest number printed on top? */
bool coords_from_top(enum coords coords);
/* Are points written as letter and number, not as two numbers? */
bool coords_lettered(enum coords coords);

enum point_reading {
	POINT_READ,
	POINT_OFF_BOARD,  /* the form is right, but the board has no such point */
	POINT_UNREADABLE, /* the form is wrong */
};

/* Reads the whole span. Sets *point to POINT_NONE if it is off the board, and leaves it if it is unreadable. */
enum point_reading point_read(struct span text, enum coords coords, int size, int *point);

/* Write without a terminator. Return the length: at most POINT_TEXT_MAX, or 2 for a label. */
size_t point_write(char *out, int point, enum coords coords, int size);
size_t point_column_label(char *out, int x, enum coords coords);
size_t point_row_label(char *out, int y, enum coords coords, int size);
/* Writes a point with a terminator. Returns `out`. */
const char *point_text(char out[POINT_TEXT_MAX + 1], int point, enum coords coords, int size);
/* The same in an array that lasts as long as the enclosing block. */
#define POINT_TEXT(point, coords, size) point_text((char[POINT_TEXT_MAX + 1]){""}, (point), (coords), (size))

/* The eight symmetries of a square board, from 0, the identity. */
enum { SYMMETRIES = 8 };

/* Returns the image of a point. The bits of `symmetry`: 1 reverses the order of the columns, 2 that of the rows; then 4
   swaps columns and rows. */
static inline int symmetry_image(int symmetry, int size, int point)
{
	costly_assert(symmetry >= 0 && symmetry < SYMMETRIES && point_x(point) < size && point_y(point) < size);
	int x = symmetry & 1 ? size - 1 - point_x(point) : point_x(point);
	int y = symmetry & 2 ? size - 1 - point_y(point) : point_y(point);
	return symmetry & 4 ? point_at(y, x) : point_at(x, y);
}

/* Returns the inverse symmetry. */
static inline int symmetry_inverse(int symmetry)
{
	return symmetry & 4 ? 4 | (symmetry & 1) << 1 | (symmetry & 2) >> 1 : symmetry;
}

#endif
