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

const struct network *weights_network(const struct weights *weights)
{
	switch (weights->network) {
	case NETWORK_FREESTYLE:
		return &network_freestyle;
	case NETWORK_STANDARD:
		return &network_standard;
	case NETWORK_RENJU:
		return &network_renju;
	case NETWORK_CARO:
		return &network_caro;
	default:
		return NULL;
	}
}

const struct policy *weights_policy(const struct weights *weights)
{
	switch (weights->network) {
	case NETWORK_FREESTYLE:
		return &policy_freestyle;
	case NETWORK_STANDARD:
		return &policy_standard;
	case NETWORK_RENJU:
		return &policy_renju;
	case NETWORK_CARO:
		return &policy_caro;
	default:
		return NULL;
	}
}

const struct region_numbers *weights_regions(const struct weights *weights)
{
	switch (weights->network) {
	case NETWORK_FREESTYLE:
		return &regions_freestyle;
	case NETWORK_STANDARD:
		return &regions_standard;
	case NETWORK_RENJU:
		return &regions_renju;
	case NETWORK_CARO:
		return &regions_caro;
	default:
		return NULL;
	}
}
