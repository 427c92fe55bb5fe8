#include "engine/position/network_shape.h"

#include <stdbool.h>

#include "engine/position/pattern.h"

enum { HALVES_ALL = 1 << 2 * NETWORK_SHAPE_RADIUS };

/* Returns the half as a shape has it: points beyond the first stones of both colors count as empty, and all points
   beyond the edge as edge. With `swapped`, the colors are swapped. */
static unsigned seen_of(unsigned half, bool swapped)
{
	unsigned seen = 0, colors = 0;
	for (int i = 0; i < NETWORK_SHAPE_RADIUS && colors != (HALF_BLACK | HALF_WHITE); i++) {
		unsigned content = half >> 2 * i & 3;
		if (content == HALF_EDGE)
			return seen | (unsigned)(HALVES_ALL - 1) >> 2 * i << 2 * i;
		colors |= content;
		seen |= (swapped && content != HALF_EMPTY ? content ^ HALF_EDGE : content) << 2 * i;
	}
	return seen;
}

void network_shapes_make(struct network_shapes *shapes)
{
	uint8_t number[HALVES_ALL];
	unsigned count = 0;
	if (shapes->of_line[1] > 0)
		return;
	for (unsigned half = 0; half < HALVES_ALL; half++)
		if (seen_of(half, false) == half)
			number[half] = (uint8_t)count++;
	for (unsigned half = 0; half < HALVES_ALL; half++)
		number[half] = number[seen_of(half, false)];
	for (unsigned half = 0; half < HALVES_ALL; half++)
		shapes->swapped[number[half]] = number[seen_of(half, true)];
	for (unsigned line = 0; line < HALVES_ALL * HALVES_ALL; line++) {
		unsigned one = number[line % HALVES_ALL], other = number[line / HALVES_ALL];
		unsigned shape = network_shape_of_halves(one, other);
		shapes->of_line[line] = (uint16_t)shape;
		shapes->halves[shape][0] = (uint8_t)(one < other ? one : other);
		shapes->halves[shape][1] = (uint8_t)(one < other ? other : one);
	}
}
