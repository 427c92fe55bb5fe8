/* The layers of the evaluation network (network.h) from the accumulator to the value. Where there are regions
   (regions.h), their outputs are further inputs, and products of what the hidden units say are added: a sum of
   rectified units alone cannot say that one thing matters only if another is there. */
#ifndef NETWORK_LAYERS_H
#define NETWORK_LAYERS_H

#include <stdbool.h>
#include <stdint.h>

enum {
	NETWORK_CHANNELS = 64, /* of the accumulator */
	/* Half of the channels with shapes are Black's view, half are White's; likewise the channels without shapes. First
	   come Black's, then White's. */
	NETWORK_VIEW = 16,
	NETWORK_CHANNEL_ONE = 64,         /* fixed-point 1 in the accumulator */
	REGION_KINDS = 3,                 /* regions in corners, at edges, and in the center */
	REGION_VIEW = 4,                  /* outputs of a region in one side's view */
	REGION_OUTPUTS = 2 * REGION_VIEW, /* first Black's view, then White's */
	REGION_INPUTS = REGION_KINDS * REGION_OUTPUTS,
	NETWORK_INPUTS = 96, /* of the hidden layer: the channels, the inputs from regions, then zeros */
	NETWORK_HIDDEN = 32,
	NETWORK_WEIGHT_ONE = 512,  /* fixed-point 1 in the weights of the hidden layer, in hidden units and in factors */
	NETWORK_WEIGHT_BITS = 9,   /* NETWORK_WEIGHT_ONE is 2 to the power of this */
	NETWORK_SHRINK = 16,       /* the accumulator is divided by this */
	NETWORK_HIDDEN_SHIFT = 10, /* from NETWORK_WEIGHT_ONE * NETWORK_CHANNEL_ONE * NETWORK_SHRINK down to
	                              NETWORK_WEIGHT_ONE */
	NETWORK_WEIGHT_MAX = 950,  /* with this limit and the next no dot product overflows 32 bits */
	NETWORK_BIAS_MAX = 100000000,
	NETWORK_FACTORS = 64, /* of each of two kinds */
	NETWORK_PRODUCTS = NETWORK_FACTORS / 2,
	NETWORK_FACTOR_MAX = 2 * NETWORK_WEIGHT_ONE,
	NETWORK_FACTOR_WEIGHT_MAX = 2000, /* with this limit and the next no dot product overflows 32 bits */
	NETWORK_FACTOR_BIAS_MAX = 40000000,
	NETWORK_OUTPUTS = NETWORK_HIDDEN + NETWORK_PRODUCTS, /* the inputs of the output layer */
	NETWORK_OUTPUT_ONE = 16,                             /* fixed-point 1 in the weights of the output layer */
};

/* The layers without regions. */
struct network_layers {
	int16_t hidden_weight[NETWORK_HIDDEN][NETWORK_CHANNELS];
	int32_t hidden_bias[NETWORK_HIDDEN];
	int16_t output_weight[NETWORK_HIDDEN];
	int32_t output_bias;
};

/* The layer from the hidden units to the factors of one kind. */
struct network_factors {
	int16_t weight[NETWORK_FACTORS][NETWORK_HIDDEN];
	int32_t bias[NETWORK_FACTORS];
};

/* The layers with regions. The inputs are the channels, then those from regions. A factor of the first kind is from 0
   to NETWORK_FACTOR_MAX, one of the second kind from -NETWORK_FACTOR_MAX on. Product n is the sum of two products of
   factors: those at 2n, and those at 2n + 1. */
struct region_layers {
	int16_t hidden_weight[NETWORK_HIDDEN][NETWORK_CHANNELS + REGION_INPUTS];
	int32_t hidden_bias[NETWORK_HIDDEN];
	struct network_factors factors[2]; /* by kind */
	int16_t output_weight[NETWORK_OUTPUTS];
	int32_t output_bias;
};

/* Either layers, as they are computed with, but for the factors. Those without regions have zeros for the rest. */
struct network_head {
	int16_t hidden_weight[NETWORK_HIDDEN][NETWORK_INPUTS];
	int32_t hidden_bias[NETWORK_HIDDEN];
	int16_t output_weight[NETWORK_OUTPUTS];
	int32_t output_bias;
};

/* The layers to the factors, as they are computed with: by kind, then by pairs of hidden units. */
struct network_multiplier {
	int16_t weight[2][NETWORK_HIDDEN / 2][NETWORK_FACTORS][2];
	int32_t bias[2][NETWORK_FACTORS];
};

/* Returns the channel that has the same meaning with the colors swapped. */
static inline int network_swapped(int channel)
{
	return channel ^ NETWORK_VIEW;
}

/* Sets the head to the layers with regions, or if `regions` is NULL to those without; with `swap` to those of the other
   side. */
void network_head_set(struct network_head *head, const struct network_layers *layers,
                      const struct region_layers *regions, bool swap);
void network_multiplier_set(struct network_multiplier *multiplier, const struct network_factors factors[2]);

/* Returns the value of the accumulator and the regions' inputs, in the evaluation's unit. */
int network_head_value(const struct network_head *head, const struct network_multiplier *multiplier, bool has_avx2,
                       const int16_t input[NETWORK_INPUTS]);

#endif
