/* The evaluation network. Its value is added to the sum of the table values. It accounts for the codes of both sides
   at a point together, and for all points of the board together. Each empty point has a vector of channels: the sum
   of one row for each pair of its four patterns. The vector goes through a rectifier into the accumulator, which is
   updated with each stone. Two fully connected layers turn the accumulator into a value. All numbers are integers, so
   every machine computes the same value. */
#ifndef NETWORK_H
#define NETWORK_H

#include "engine/position/code.h"

enum {
	NETWORK_CHANNELS = 64,
	NETWORK_HIDDEN = 32,
	NETWORK_PAIR_ONE = 512,   /* fixed-point 1 in struct network's pair[] */
	NETWORK_CHANNEL_ONE = 64, /* fixed-point 1 in the accumulator */
	NETWORK_WEIGHT_ONE = 512, /* fixed-point 1 in the weights of the hidden layer */
	NETWORK_SHRINK = 16,      /* the inputs of the output layer are divided by this */
	NETWORK_OUTPUT_ONE = 16,  /* fixed-point 1 in the weights of the output layer */
	NETWORK_WEIGHT_MAX = 950, /* with these two limits no dot product overflows 32 bits */
	NETWORK_BIAS_MAX = 100000000,
	NETWORK_FAR = PATTERN_OPEN_ONE * 0x1111, /* the patterns of a point far from stones and edges */
};

/* The fitted numbers. pair[] is indexed by the stone's side, the layers by the side to move. */
struct network {
	int16_t pair[2][PATTERN_PAIRS][NETWORK_CHANNELS];
	int16_t hidden_weight[2][NETWORK_HIDDEN][NETWORK_CHANNELS];
	int32_t hidden_bias[2][NETWORK_HIDDEN];
	int16_t output_weight[2][NETWORK_HIDDEN];
	int32_t output_bias[2];
};

struct accumulator {
	int16_t of[NETWORK_CHANNELS];
};

/* The channels of each code, by side. They are zero for a point far from stones and edges, so the number of such
   points does not matter. */
struct network_codes {
	const struct network *network; /* the network that the channels belong to */
	struct accumulator features[2][CODES];
};

/* Computes the channels, unless they belong to this network already. */
void network_expand(struct network_codes *expanded, const struct network *network, const struct codes *codes);

/* Returns the value for the side to move, in the evaluation's unit. */
int network_value(const struct network *network, const struct accumulator *accumulator, int to_move);

/* Add an empty point with these codes to the accumulator, or remove it. */
static inline void network_add(const struct network_codes *expanded, const uint16_t code[2],
                               struct accumulator *accumulator)
{
	const int16_t *black = expanded->features[0][code[0]].of, *white = expanded->features[1][code[1]].of;
	for (int i = 0; i < NETWORK_CHANNELS; i++) {
		int16_t sum = (int16_t)(black[i] + white[i]);
		accumulator->of[i] = (int16_t)(accumulator->of[i] + (sum > 0 ? sum : 0));
	}
}

static inline void network_drop(const struct network_codes *expanded, const uint16_t code[2],
                                struct accumulator *accumulator)
{
	const int16_t *black = expanded->features[0][code[0]].of, *white = expanded->features[1][code[1]].of;
	for (int i = 0; i < NETWORK_CHANNELS; i++) {
		int16_t sum = (int16_t)(black[i] + white[i]);
		accumulator->of[i] = (int16_t)(accumulator->of[i] - (sum > 0 ? sum : 0));
	}
}

#endif
