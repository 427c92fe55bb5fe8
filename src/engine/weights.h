/* The numbers of the evaluation: what each code of an empty point is worth to a side, and how likely it moves there. */
#ifndef WEIGHTS_H
#define WEIGHTS_H

#include "engine/code.h"
#include "engine/network.h"

enum { THREAT_MASKS = 1 << 11 };

/* For one side. */
struct weights {
	int16_t worth[CODES];         /* of an empty point with this code of its own; about 300 is a clear advantage */
	int16_t threat[THREAT_MASKS]; /* of having the move, by position_threats() (position.h) */
	/* The logarithm of how likely a move there is, 64 for e: by the point's own code, and by the other side's. */
	int16_t attack[CODES];
	int16_t defence[CODES];
	const struct network *network; /* that sees more, added to the table; one for both sides, or none */
};

/* The table that fits the rules best. */
const struct weights *weights_of(const struct ruleset *rules, enum side side);

/* The fitted tables. */
extern const struct weights weights_freestyle;
extern const struct weights weights_standard;
extern const struct weights weights_renju_black;
extern const struct weights weights_renju_white;

#endif
