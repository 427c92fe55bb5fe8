/* Fits the layers of the evaluation network with regions, whose other numbers stay as they are. */
#ifndef REGION_FIT_H
#define REGION_FIT_H

#include "region_samples.h"

/* The free parameters, in logits; regions.h says what they mean. */
struct region_parameters {
	float block[REGION_KINDS][NETWORK_CHANNELS][REGION_OUTPUTS];
	float block_bias[REGION_KINDS][REGION_OUTPUTS];
	float hidden_weight[2][NETWORK_CHANNELS + REGION_INPUTS][NETWORK_HIDDEN];
	float hidden_bias[2][NETWORK_HIDDEN];
	float factor[2][2][NETWORK_HIDDEN][NETWORK_FACTORS];
	float factor_bias[2][2][NETWORK_FACTORS];
	float output_weight[2][NETWORK_OUTPUTS];
	float output_bias[2];
};

/* Fits the parameters, from random ones. `unit` is the value at which the odds are e to 1. */
void region_fit(struct region_parameters *parameters, const struct region_samples *samples, bool two_sided, double unit,
                int epochs, unsigned long long seed);
/* Returns the value for the mover, in logits. */
float region_fit_value(const struct region_parameters *parameters, const struct region_sample *sample, double unit);

#endif
