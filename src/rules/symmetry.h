/* The eight symmetries of a square board. */
#ifndef SYMMETRY_H
#define SYMMETRY_H

#include "rules/point.h"

enum { SYMMETRIES = 8 }; /* from 0, which leaves every point where it is */

/* Where the point goes: columns turned over, rows turned over, both along the diagonal, as bits 1, 2 and 4 say. */
static inline int symmetry_turn(int symmetry, int size, int point)
{
	int x = symmetry & 1 ? size - 1 - point_x(point) : point_x(point);
	int y = symmetry & 2 ? size - 1 - point_y(point) : point_y(point);
	return symmetry & 4 ? point_at(y, x) : point_at(x, y);
}

/* The one that takes every point back. */
static inline int symmetry_inverse(int symmetry)
{
	return symmetry & 4 ? 4 | (symmetry & 1) << 1 | (symmetry & 2) >> 1 : symmetry;
}

#endif
