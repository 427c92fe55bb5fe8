/* The fitted numbers of the evaluation and of move ordering, by the code of an empty point. */
#ifndef WEIGHTS_H
#define WEIGHTS_H

#include "engine/position/code.h"
#include "engine/position/network.h"
#include "engine/position/policy.h"
#include "engine/position/regions.h"

enum { THREAT_MASKS = 1 << 11 };

/* The numbers for one side. */
struct weights {
	int16_t value[CODES];         /* of an empty point with this code for the side; 300 is a clear advantage */
	int16_t threat[THREAT_MASKS]; /* for the side to move, by position_threats() (position.h) */
	/* The logarithm of a move's likelihood, 64 for a factor of e, is the sum of two values: attack[] by the code of the
	   point for the side to move, defense[] by the code for the other side. */
	int16_t attack[CODES];
	int16_t defense[CODES];
};

/* All that was fitted for a rule. */
struct fitted {
	const struct weights *weights[2]; /* by side */
	const struct network *network;
	const struct policy *policy;
	const struct region_numbers *regions;
};
extern const struct fitted fitted_numbers[]; /* by enum rule */

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
