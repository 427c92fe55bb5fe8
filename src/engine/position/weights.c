#include "engine/position/weights.h"

#include <stddef.h>

const struct weights *weights_of(const struct ruleset *rules, enum side side)
{
	switch (rules->rule) {
	case RULE_RENJU:
		return side == SIDE_BLACK ? &weights_renju_black : &weights_renju_white;
	case RULE_STANDARD:
		return &weights_standard;
	case RULE_CARO:
		return &weights_caro;
	default:
		return &weights_freestyle;
	}
}

/* What was fitted for one network, its corrections with it. */
struct fitted {
	const struct network *network;
	const struct policy *policy;
	const struct region_numbers *regions;
};

static struct fitted fitted_numbers(enum network_name name)
{
	switch (name) {
	case NETWORK_FREESTYLE:
		return (struct fitted){&network_freestyle, &policy_freestyle, &regions_freestyle};
	case NETWORK_STANDARD:
		return (struct fitted){&network_standard, &policy_standard, &regions_standard};
	case NETWORK_RENJU:
		return (struct fitted){&network_renju, &policy_renju, &regions_renju};
	case NETWORK_CARO:
		return (struct fitted){&network_caro, &policy_caro, &regions_caro};
	default:
		return (struct fitted){NULL, NULL, NULL};
	}
}

const struct network *weights_network(const struct weights *weights)
{
	return fitted_numbers(weights->network).network;
}

const struct policy *weights_policy(const struct weights *weights)
{
	return fitted_numbers(weights->network).policy;
}

const struct region_numbers *weights_regions(const struct weights *weights)
{
	return fitted_numbers(weights->network).regions;
}
