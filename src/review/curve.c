#include "review/curve.h"

#include <assert.h>

#include "base/minmax.h"

const int curve_values[CURVE_KNOTS] = {-3000, -1000, -700, -450, -300, -200, -100, 0,
                                       100,   200,   300,  450,  700,  1000, 3000};

int curve_chance(enum rule rule, enum side to_move, int value)
{
	const int *chances = curve_chances[rule][to_move];
	int knot = 0;
	value = clamp(value, curve_values[0], curve_values[CURVE_KNOTS - 1]);
	while (knot < CURVE_KNOTS - 2 && value >= curve_values[knot + 1])
		knot++;
	assert(value >= curve_values[knot] && value <= curve_values[knot + 1]);
	int from = curve_values[knot], to = curve_values[knot + 1];
	/* the division rounds down: neither factor is negative, because chances do not fall as the value grows */
	int rise = (chances[knot + 1] - chances[knot]) * (value - from) / (to - from);
	return clamp(chances[knot] + rise, 1, 999);
}
