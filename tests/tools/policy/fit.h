/* Fits the policy (engine/position/policy.h) to the moves played in games. */
#ifndef FIT_H
#define FIT_H

#include "choices.h"
#include "engine/position/policy.h"

/* The free parameters: struct policy before rounding, by the side to move. Those of White are unused if the rules are
   the same for both sides. */
struct parameters {
	float own[2][PATTERN_PAIRS][POLICY_FEATURES];
	float other[2][PATTERN_PAIRS][POLICY_FEATURES];
	float bias[2][POLICY_FEATURES];
	float half[2][NETWORK_SHAPE_HALVES][POLICY_MAPPED];
	float mapping[2][POLICY_FEATURES][POLICY_MAPPED];
	float weight[2][POLICY_FEATURES][NETWORK_CHANNELS];
	float weight_bias[2][POLICY_FEATURES];
};

/* Fits the parameters. A move's score is their output plus attack[] and defense[] of the weights, which stay fixed.
   After each epoch, prints the cross-entropy of the training moves and of the moves held out. The result is valid until
   the next call. */
const struct parameters *fit_policy(const struct choices *choices, const struct ruleset *rules);

#endif
