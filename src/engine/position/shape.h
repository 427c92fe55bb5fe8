/* The shape of a line through an empty point: what the four points on each side of it hold. A line read from the
   other end has the same shape. On each side the shape ends once it has stones of both colors: points beyond
   cannot belong to a row through the point. The network has a row of numbers for each shape (network.h). */
#ifndef SHAPE_H
#define SHAPE_H

#include <stdint.h>

enum {
	SHAPE_RADIUS = 4,
	SHAPE_HALVES = 79, /* kinds of halves: four points, nearest first, each empty, black, white or edge */
	SHAPES = SHAPE_HALVES * (SHAPE_HALVES + 1) / 2,
	SHAPE_EMPTY = 0, /* the shape of an empty line, far from the edge */
};

/* Zeroed before shapes_make(). */
struct shapes {
	uint8_t halves[SHAPES][2];               /* by shape: the numbers of the two halves, the smaller one first */
	uint8_t swapped[SHAPE_HALVES];           /* by half: the number of the half with the colors swapped */
	uint16_t of_line[1 << 4 * SHAPE_RADIUS]; /* by line: one half in the lower bits, the other above (pattern.h) */
};

/* Fills the tables, unless they are filled. */
void shapes_make(struct shapes *shapes);

/* Returns the shape of a line whose halves have `radius` points, SHAPE_RADIUS or more. */
static inline unsigned shape_of_line(const struct shapes *shapes, unsigned line, int radius)
{
	enum { HALF = (1 << 2 * SHAPE_RADIUS) - 1 };
	return shapes->of_line[(line & HALF) | (line >> 2 * (radius - SHAPE_RADIUS) & HALF << 2 * SHAPE_RADIUS)];
}

/* Returns the shape with halves of these numbers. */
static inline unsigned shape_of_halves(unsigned one, unsigned other)
{
	return one > other ? one * (one + 1) / 2 + other : other * (other + 1) / 2 + one;
}

/* Returns the shape with the colors swapped. */
static inline unsigned shape_swapped(const struct shapes *shapes, unsigned shape)
{
	const uint8_t *half = shapes->halves[shape];
	return shape_of_halves(shapes->swapped[half[0]], shapes->swapped[half[1]]);
}

#endif
