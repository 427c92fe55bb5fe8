/* The layers of the evaluation network (engine/position/network_layers.h) in floating point: from the sums of the
   points' vectors, by region of the board, to the value; and back. */
#ifndef LAYERS_H
#define LAYERS_H

#include <stdbool.h>

#include "engine/position/regions.h"

/* The free parameters, in logits, by the side to move. */
struct plain_layers {
	float hidden_weight[2][NETWORK_CHANNELS][NETWORK_HIDDEN];
	float hidden_bias[2][NETWORK_HIDDEN];
	float output_weight[2][NETWORK_HIDDEN];
	float output_bias[2];
};

/* Those of the layers with regions. The blocks do not depend on the side to move. */
struct full_layers {
	float block[REGION_KINDS][NETWORK_CHANNELS][REGION_OUTPUTS];
	float block_bias[REGION_KINDS][REGION_OUTPUTS];
	float hidden_weight[2][NETWORK_CHANNELS + REGION_INPUTS][NETWORK_HIDDEN];
	float hidden_bias[2][NETWORK_HIDDEN];
	float factor[2][2][NETWORK_HIDDEN][NETWORK_FACTORS];
	float factor_bias[2][2][NETWORK_FACTORS];
	float output_weight[2][NETWORK_OUTPUTS];
	float output_bias[2];
};

/* What is computed on the way to a value. The user sets the sums. */
struct activations {
	float sum[REGIONS][NETWORK_CHANNELS];
	float output[REGIONS][REGION_OUTPUTS];
	float input[NETWORK_CHANNELS + REGION_INPUTS];
	float hidden[NETWORK_OUTPUTS]; /* the units, then the products */
	float factor[2][NETWORK_FACTORS];
};

/* Set the layers to random numbers; only those for Black to move and Black's view, the others being derived, unless the
   rules differ between the sides. */
void plain_layers_init(struct plain_layers *layers, bool two_sided, unsigned long long *seed);
void full_layers_init(struct full_layers *layers, bool two_sided, unsigned long long *seed);

/* Return the value for the side to move. */
float plain_layers_value(const struct plain_layers *layers, int to_move, struct activations *at);
float full_layers_value(const struct full_layers *layers, int to_move, struct activations *at);

/* Backpropagate the gradient of the value, `error`: add to the gradients of the layers, and set those of the sums. */
void plain_layers_backpropagate(const struct plain_layers *layers, int to_move, const struct activations *at,
                                float error, struct plain_layers *gradient, float sum[REGIONS][NETWORK_CHANNELS]);
void full_layers_backpropagate(const struct full_layers *layers, int to_move, const struct activations *at, float error,
                               struct full_layers *gradient, float sum[REGIONS][NETWORK_CHANNELS]);

/* Makes White's view of regions Black's with the channels swapped: both become the sum of the two. */
void full_layers_tie(struct full_layers *layers);

#endif
