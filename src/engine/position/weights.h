/* The fitted numbers of the evaluation and of move ordering, by the code of an empty point. */
#ifndef WEIGHTS_H
#define WEIGHTS_H

#include "engine/position/code.h"
#include "engine/position/network.h"
#include "engine/position/policy.h"
#include "engine/position/regions.h"

enum { THREAT_MASKS = 1 << 11 };

/* The network that belongs to a table. A table holds a name, because a table with pointers would be relocated at each
   start of the program. */
enum network_name {
	NETWORK_NONE,
	NETWORK_FREESTYLE,
	NETWORK_STANDARD,
	NETWORK_RENJU,
	NETWORK_CARO,
};

/* The numbers for one side. */
struct weights {
	int16_t value[CODES];         /* of an empty point with this code for the side; 300 is a clear advantage */
	int16_t threat[THREAT_MASKS]; /* for the side to move, by position_threats() (position.h) */
	/* The logarithm of a move's likelihood, 64 for a factor of e, is the sum of two values: attack[] by the code of the
	   point for the side to move, defense[] by the code for the other side. */
	int16_t attack[CODES];
	int16_t defense[CODES];
	enum network_name network; /* the same for both sides */
};

/* Returns the table for the rules. */
const struct weights *weights_of(const struct ruleset *rules, enum side side);
/* Returns the table's network, or NULL. */
const struct network *weights_network(const struct weights *weights);

/* Returns the table's policy, or NULL. */
const struct policy *weights_policy(const struct weights *weights);

/* Returns the table's numbers for regions. Requires a network. */
const struct region_numbers *weights_regions(const struct weights *weights);

/* The fitted tables. */
extern const struct weights weights_freestyle;
extern const struct weights weights_standard;
extern const struct weights weights_renju_black;
extern const struct weights weights_renju_white;
extern const struct weights weights_caro;
extern const struct network network_freestyle;
extern const struct network network_standard;
extern const struct network network_renju;
extern const struct network network_caro;
extern const struct region_numbers regions_freestyle;
extern const struct region_numbers regions_standard;
extern const struct region_numbers regions_renju;
extern const struct region_numbers regions_caro;
extern const struct policy policy_freestyle;
extern const struct policy policy_standard;
extern const struct policy policy_renju;
extern const struct policy policy_caro;

#endif
