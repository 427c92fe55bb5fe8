/* The fitted numbers of the evaluation and of move ordering, by the code of an empty point. */
#ifndef WEIGHTS_H
#define WEIGHTS_H

#include "engine/position/code.h"
#include "engine/position/network.h"

enum { THREAT_MASKS = 1 << 11 };

/* Which network's value is added to the table's. A number: a pointer in the tables would have all of them copied
   and mended whenever the program starts, for any purpose. */
enum network_name {
	NETWORK_NONE,
	NETWORK_FREESTYLE,
	NETWORK_STANDARD,
	NETWORK_RENJU,
};

/* For one side. */
struct weights {
	int16_t value[CODES];         /* of an empty point with this code for the side; about 300 is a clear advantage */
	int16_t threat[THREAT_MASKS]; /* of having the move, by position_threats() (position.h) */
	/* The logarithm of how likely a move there is, 64 for e: by the point's own code, and by the other side's. */
	int16_t attack[CODES];
	int16_t defence[CODES];
	enum network_name network; /* one for both sides */
};

/* Returns the table that fits the rules best. */
const struct weights *weights_of(const struct ruleset *rules, enum side side);
/* Returns the table's network, or NULL. */
const struct network *weights_network(const struct weights *weights);

/* The fitted tables. */
extern const struct weights weights_freestyle;
extern const struct weights weights_standard;
extern const struct weights weights_renju_black;
extern const struct weights weights_renju_white;
extern const struct network network_freestyle;
extern const struct network network_standard;
extern const struct network network_renju;

#endif
