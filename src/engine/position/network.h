/* The evaluation network, which adds to the table of codes what both sides' codes of a point mean together, and
   what all points of the board mean together. Each empty point has a vector of channels, the sum of one row for
   each pair of its four patterns; through a rectifier it is added to the accumulator, which each stone updates. Two
   fully connected layers turn the accumulator into a value. All numbers are integers: the same value on every
   machine. */
#ifndef NETWORK_H
#define NETWORK_H

#include "engine/position/code.h"

enum {
	NETWORK_CHANNELS = 64,
	NETWORK_HIDDEN = 32,
	NETWORK_PAIR_ONE = 512,   /* fixed-point 1 in the rows of pairs */
	NETWORK_CHANNEL_ONE = 64, /* in the accumulator */
	NETWORK_WEIGHT_ONE = 512, /* in the weights of the hidden layer */
	NETWORK_SHRINK = 16,      /* the output layer's inputs are divided by this */
	NETWORK_OUTPUT_ONE = 16,  /* in the weights of the output */
	NETWORK_WEIGHT_MAX = 950, /* with these two no dot product overflows 32 bits */
	NETWORK_BIAS_MAX = 100000000,
	NETWORK_FAR = PATTERN_OPEN_ONE * 0x1111, /* the patterns of a point far from everything */
};

/* The fitted numbers: rows by side, layers by side to move. */
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

/* The channels of each code, by side. Those of a point far from every stone and edge are zero, so that their number
   does not matter. */
struct network_codes {
	const struct network *network; /* whose they are */
	struct accumulator features[2][CODES];
};

/* Fills the table, unless it is this network's already. */
void network_expand(struct network_codes *expanded, const struct network *network, const struct codes *codes);

/* Returns the value for the side to move, in the evaluation's unit. */
int network_value(const struct network *network, const struct accumulator *accumulator, int to_move);

/* Adds an empty point with these codes to the accumulator, or takes it off. */
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
