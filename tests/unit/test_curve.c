/* The curve from the search's value to a winning chance: for each rule and side it rises, from near 0 to near 1000. */
#include "review/curve.h"
#include "tap.h"

enum { FARTHEST = 40000 };

static void check_curve(enum rule rule, enum side to_move)
{
	bool rises = true, inside = true, flat = false;
	int before = 0;
	for (int value = -FARTHEST; value <= FARTHEST; value++) {
		int chance = curve_chance(rule, to_move, value);
		rises = rises && chance >= before;
		inside = inside && chance >= 1 && chance <= 999;
		before = chance;
	}
	for (int knot = 0; knot + 1 < CURVE_KNOTS; knot++)
		flat |= curve_chances[rule][to_move][knot] == curve_chances[rule][to_move][knot + 1];
	tap(rises && !flat, "%s, %s to move: the curve rises, and nowhere is flat", rule_names[rule], side_names[to_move]);
	tap(inside, "%s, %s to move: what is not proved is 1 to 999", rule_names[rule], side_names[to_move]);
	tap(curve_chance(rule, to_move, -FARTHEST) < 100 && curve_chance(rule, to_move, FARTHEST) > 900,
	    "%s, %s to move: it is nearly certain at the ends", rule_names[rule], side_names[to_move]);
	int even = curve_chance(rule, to_move, 0);
	tap(even > 400 && even < 600, "%s, %s to move: the value 0 is nearly even, %d", rule_names[rule],
	    side_names[to_move], even);
}

/* At a knot the curve has the knot's chance, and halfway between two knots the mean. */
static void check_knots(void)
{
	bool exact = true, halved = true;
	for (int knot = 0; knot + 1 < CURVE_KNOTS; knot++) {
		const int *chances = curve_chances[RULE_CARO][SIDE_WHITE];
		int low = chances[knot], high = chances[knot + 1];
		int value = (curve_values[knot] + curve_values[knot + 1]) / 2;
		int middle = curve_chance(RULE_CARO, SIDE_WHITE, value);
		exact = exact && (low == 0 || low == 1000 || curve_chance(RULE_CARO, SIDE_WHITE, curve_values[knot]) == low);
		halved = halved && middle >= (low + high) / 2 - 1 && middle <= (low + high) / 2 + 1;
	}
	tap(exact, "the curve goes through its knots");
	tap(halved, "it is straight between them");
}

int main(void)
{
	for (int rule = 0; rule_names[rule]; rule++)
		for (int side = 0; side < 2; side++)
			check_curve((enum rule)rule, (enum side)side);
	check_knots();
	return tap_status();
}
