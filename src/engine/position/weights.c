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

/* What belongs to a name. */
struct named {
	const struct network *network;
	const struct policy *policy;
	const struct region_numbers *regions;
};

static struct named named(enum network_name name)
{
	switch (name) {
	case NETWORK_FREESTYLE:
		return (struct named){&network_freestyle, &policy_freestyle, &regions_freestyle};
	case NETWORK_STANDARD:
		return (struct named){&network_standard, &policy_standard, &regions_standard};
	case NETWORK_RENJU:
		return (struct named){&network_renju, &policy_renju, &regions_renju};
	case NETWORK_CARO:
		return (struct named){&network_caro, &policy_caro, &regions_caro};
	default:
		return (struct named){NULL, NULL, NULL};
	}
}

const struct network *weights_network(const struct weights *weights)
{
	return named(weights->network).network;
}

const struct policy *weights_policy(const struct weights *weights)
{
	return named(weights->network).policy;
}

const struct region_numbers *weights_regions(const struct weights *weights)
{
	return named(weights->network).regions;
}
