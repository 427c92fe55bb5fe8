/* The curve from the search's value to a winning chance, fitted to recorded games for each rule. */
#ifndef CURVE_H
#define CURVE_H

#include "rules/ruleset.h"

enum { CURVE_KNOTS = 15, CURVE_RULES = 4 };

/* The values of the knots, in ascending order. The curve is linear between knots. */
extern const int curve_values[CURVE_KNOTS];
/* Black's winning chance in thousandths at each knot, by rule and side to move. Generated: fitted_curve.c. */
extern const int curve_chances[CURVE_RULES][2][CURVE_KNOTS];

/* Returns Black's winning chance in thousandths, 1 to 999, from the search's value for Black. */
int curve_chance(enum rule rule, enum side to_move, int value);

#endif
