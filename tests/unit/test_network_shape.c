/* The shapes of lines. Two lines have the same shape if and only if their halves are the same, in either order, each up
   to the point where stones of both colors were met. */
#include "engine/position/network_shape.h"

#include <stdbool.h>
#include <stdlib.h>

#include "engine/position/pattern.h"
#include "tap.h"

enum { HALF_BITS = 2 * NETWORK_SHAPE_RADIUS, HALVES = 1 << HALF_BITS };

static struct network_shapes shapes;

static unsigned shape_at(unsigned one, unsigned other)
{
	return network_shape_of_line(&shapes, one | other << HALF_BITS, NETWORK_SHAPE_RADIUS);
}

static unsigned half_of(int a, int b, int c, int d)
{
	return (unsigned)(a | b << 2 | c << 4 | d << 6);
}

/* Swaps black and white. */
static unsigned swapped(unsigned half)
{
	unsigned result = 0;
	for (int i = 0; i < NETWORK_SHAPE_RADIUS; i++) {
		unsigned holds = half >> 2 * i & 3;
		result |= (holds == HALF_BLACK ? HALF_WHITE : holds == HALF_WHITE ? HALF_BLACK : holds) << 2 * i;
	}
	return result;
}

/* Is nothing but edge beyond the edge? */
static bool is_possible(unsigned half)
{
	for (int i = 1; i < NETWORK_SHAPE_RADIUS; i++)
		if ((half >> 2 * (i - 1) & 3) == HALF_EDGE && (half >> 2 * i & 3) != HALF_EDGE)
			return false;
	return true;
}

static void test_symmetry(void)
{
	int mirrored = 0, recolored = 0;
	for (unsigned one = 0; one < HALVES; one++)
		for (unsigned other = 0; other < HALVES; other++) {
			if (!is_possible(one) || !is_possible(other))
				continue;
			unsigned shape = shape_at(one, other);
			mirrored += shape != shape_at(other, one);
			recolored += network_shape_swapped(&shapes, shape) != shape_at(swapped(one), swapped(other));
		}
	tap(mirrored == 0, "a line read from the other end has the same shape: %d differ", mirrored);
	tap(recolored == 0, "swapped colors swap the shape: %d differ", recolored);
}

static void test_count(void)
{
	static bool has[NETWORK_SHAPES];
	int count = 0;
	for (unsigned one = 0; one < HALVES; one++)
		for (unsigned other = 0; other < HALVES; other++)
			if (is_possible(one) && is_possible(other)) {
				unsigned shape = shape_at(one, other);
				count += shape < NETWORK_SHAPES && !has[shape];
				has[shape % NETWORK_SHAPES] = true;
			}
	tap(count == NETWORK_SHAPES, "%d shapes", count);
	tap(shape_at(0, 0) == NETWORK_SHAPE_EMPTY, "the empty line has shape %u", shape_at(0, 0));
}

static void test_view(void)
{
	enum { E = HALF_EMPTY, B = HALF_BLACK, W = HALF_WHITE, OFF = HALF_EDGE };
	tap(shape_at(half_of(B, W, B, E), 0) == shape_at(half_of(B, W, E, OFF), 0),
	    "what is behind both colors does not matter");
	tap(shape_at(half_of(B, E, B, E), 0) != shape_at(half_of(B, E, E, E), 0), "what is behind one color matters");
	tap(shape_at(half_of(E, E, B, W), 0) != shape_at(half_of(E, E, B, E), 0), "the farthest point matters");
	tap(shape_at(half_of(E, OFF, OFF, OFF), 0) != shape_at(half_of(E, E, OFF, OFF), 0), "the edge matters");
	unsigned longer = half_of(B, E, E, W) | (unsigned)B << 8 | (unsigned)W << 10 | (unsigned)B << 18;
	tap(network_shape_of_line(&shapes, longer, 5) == shape_at(half_of(B, E, E, W), half_of(W, E, E, E)),
	    "of halves with five points the nearest four matter");
}

int main(void)
{
	network_shapes_make(&shapes);
	test_symmetry();
	test_count();
	test_view();
	return tap_status();
}
