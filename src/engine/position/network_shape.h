/* The network's input for a line through an empty point, its shape: what the four points on each side of the point
   hold. (rules/line.h has shapes of another kind: five, four and three.) A line read from the other end has the same
   shape. On each side the shape ends once it has stones of both colors: points beyond cannot belong to a row through
   the point. The network has a row of numbers for each shape (network.h). */
#ifndef NETWORK_SHAPE_H
#define NETWORK_SHAPE_H

#include <assert.h>
#include <stdint.h>

enum {
	NETWORK_SHAPE_RADIUS = 4,
	NETWORK_SHAPE_HALVES = 79, /* kinds of halves: four points, nearest first, each empty, black, white or edge */
	NETWORK_SHAPES = NETWORK_SHAPE_HALVES * (NETWORK_SHAPE_HALVES + 1) / 2,
	NETWORK_SHAPE_EMPTY = 0, /* the shape of an empty line, far from the edge */
};

/* Zeroed before network_shapes_make(). */
struct network_shapes {
	uint8_t halves[NETWORK_SHAPES][2];     /* by shape: the numbers of the two halves, the smaller one first */
	uint8_t swapped[NETWORK_SHAPE_HALVES]; /* by half: the number of the half with the colors swapped */
	/* by line: one half in the lower bits, the other above (pattern.h) */
	uint16_t of_line[1 << 4 * NETWORK_SHAPE_RADIUS];
};

/* Fills the tables, unless they are filled. */
void network_shapes_make(struct network_shapes *shapes);

/* Returns the shape of a line whose halves have `radius` points, NETWORK_SHAPE_RADIUS or more. */
static inline unsigned network_shape_of_line(const struct network_shapes *shapes, unsigned line, int radius)
{
	enum { BITS = 2 * NETWORK_SHAPE_RADIUS, HALF = (1 << BITS) - 1 };
	assert(radius >= NETWORK_SHAPE_RADIUS);
	return shapes->of_line[(line & HALF) | (line >> (2 * radius - BITS) & HALF << BITS)];
}

/* Returns the shape with halves of these numbers. */
static inline unsigned network_shape_of_halves(unsigned one, unsigned other)
{
	return one > other ? one * (one + 1) / 2 + other : other * (other + 1) / 2 + one;
}

/* Returns the shape with the colors swapped. */
static inline unsigned network_shape_swapped(const struct network_shapes *shapes, unsigned shape)
{
	const uint8_t *half = shapes->halves[shape];
	return network_shape_of_halves(shapes->swapped[half[0]], shapes->swapped[half[1]]);
}

#endif
