/* The fitted numbers of the evaluation and of move ordering, by the code of an empty point. */
#ifndef WEIGHTS_H
#define WEIGHTS_H

#include "engine/position/code.h"
#include "engine/position/network.h"

enum { THREAT_MASKS = 1 << 11 };

/* For one side. */
struct weights {
	int16_t value[CODES];         /* of an empty point with this code for the side; about 300 is a clear advantage */
	int16_t threat[THREAT_MASKS]; /* of having the move, by position_threats() (position.h) */
	/* The logarithm of how likely a move there is, 64 for e: by the point's own code, and by the other side's. */
	int16_t attack[CODES];
	int16_t defence[CODES];
	const struct network *network; /* its value is added to the table's; one for both sides, or NULL */
};

/* Returns the table that fits the rules best. */
const struct weights *weights_of(const struct ruleset *rules, enum side side);

/* The fitted tables. */
extern const struct weights weights_freestyle;
extern const struct weights weights_standard;
extern const struct weights weights_renju_black;
extern const struct weights weights_renju_white;

#endif
