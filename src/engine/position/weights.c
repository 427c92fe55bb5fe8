#include "engine/position/weights.h"

const struct weights *weights_of(const struct ruleset *rules, enum side side)
{
	switch (rules->rule) {
	case RULE_RENJU:
		return side == SIDE_BLACK ? &weights_renju_black : &weights_renju_white;
	case RULE_STANDARD:
	case RULE_CARO:
		return &weights_standard;
	default:
		return &weights_freestyle;
	}
}
