/* Where on the board things lie. The accumulator of the evaluation network (network.h) is also kept for each ninth of
   the board: thirds in each direction. A layer of its own turns each of these sums into a few outputs. Corners have the
   same layer, and so have edges, so turning or mirroring the board changes nothing. The outputs, added up for each kind
   of region, are further inputs of the network's hidden layer. They do not depend on the side to move. */
#ifndef REGIONS_H
#define REGIONS_H

#include "engine/position/network.h"

enum {
	REGIONS = 9,
	REGIONS_ALL = (1 << REGIONS) - 1,
	REGION_WEIGHT_ONE = 2048, /* fixed-point 1 in the weights of a region's layer */
	REGION_SHRINK = 8,        /* the inputs of that layer are divided by this */
	REGION_ONE = 256,         /* fixed-point 1 in the outputs */
	REGION_MAX = INT16_MAX / 4,
	REGION_SHIFT = 12, /* from REGION_WEIGHT_ONE * NETWORK_CHANNEL_ONE * REGION_SHRINK down to REGION_ONE */
	/* fixed-point 1 in the hidden layer's weights of the outputs */
	REGION_HIDDEN_ONE = NETWORK_WEIGHT_ONE * NETWORK_CHANNEL_ONE * NETWORK_SHRINK / REGION_ONE,
};

/* A layer for one kind of region. If the rules are the same for both sides, there is only Black's view, in the first
   half. */
struct region_block {
	int16_t weight[REGION_OUTPUTS][NETWORK_CHANNELS];
	int32_t bias[REGION_OUTPUTS];
};

/* The fitted numbers. If the rules are the same for both sides, the layers are those for Black to move. */
struct region_numbers {
	struct region_block block[REGION_KINDS];
	struct region_layers layers[2];
};

/* The layers with the views of both sides. */
struct region_rows {
	const struct region_numbers *numbers; /* that the rows belong to */
	bool has_avx2;
	struct region_block block[REGION_KINDS];
};

/* The regions, row by row. */
struct regions {
	_Alignas(CACHE_LINE) struct accumulator sum[REGIONS];
	int16_t output[REGIONS][REGION_OUTPUTS];
	unsigned stale; /* bits of the regions whose outputs are not computed */
};

/* Computes the rows, unless they are those of these numbers already. */
void regions_expand(struct region_rows *rows, const struct region_numbers *numbers, bool two_sided);

/* Continues from the regions of the position before: the sums and outputs are still the same. */
void regions_continue(const struct region_rows *rows, const struct regions *before, struct regions *regions);

/* Sets `all` to the sum of the regions. */
void regions_add_up(const struct regions *regions, struct accumulator *all);

/* Computes the inputs of the hidden layer: the outputs, by kind of region. */
void regions_inputs(const struct region_rows *rows, struct regions *regions, int16_t input[REGION_INPUTS]);

#endif
