#include "engine/position/network.h"

#include <string.h>

#include "rules/board.h"

static void expand_code(struct network_codes *expanded, const uint8_t *pair, const unsigned patterns[DIRECTIONS],
                        unsigned code)
{
	enum { SHARE = NETWORK_PAIR_ONE / NETWORK_CHANNEL_ONE };
	for (int side = 0; side < 2; side++)
		for (int i = 0; i < NETWORK_CHANNELS; i++) {
			int sum = 0;
			for (int a = 0; a < DIRECTIONS; a++)
				for (int b = a + 1; b < DIRECTIONS; b++)
					sum += expanded->network->pair[side][pair[patterns[a] << 4 | patterns[b]]][i];
			expanded->features[side][code].of[i] = (int16_t)(sum / SHARE);
		}
}

void network_expand(struct network_codes *expanded, const struct network *network, const struct codes *codes)
{
	if (expanded->network == network)
		return;
	expanded->network = network;
	unsigned code = 0;
	for (unsigned a = 0; a < PATTERNS; a++)
		for (unsigned b = a; b < PATTERNS; b++)
			for (unsigned c = b; c < PATTERNS; c++)
				for (unsigned d = c; d < PATTERNS; d++)
					expand_code(expanded, codes->pair, (unsigned[]){a, b, c, d}, code++);
	for (int side = 0; side < 2; side++)
		memset(&expanded->features[side][codes_look(codes, false, NETWORK_FAR).code], 0,
		       sizeof *expanded->features[side]);
}

static int32_t dot_product(const int16_t weight[NETWORK_CHANNELS], const struct accumulator *accumulator)
{
	int32_t sum = 0;
	for (int i = 0; i < NETWORK_CHANNELS; i++)
		sum += weight[i] * accumulator->of[i];
	return sum;
}

int network_value(const struct network *network, const struct accumulator *accumulator, int to_move)
{
	enum { ONE = NETWORK_CHANNEL_ONE * NETWORK_SHRINK };
	int64_t value = network->output_bias[to_move];
	for (int i = 0; i < NETWORK_HIDDEN; i++) {
		int32_t unit = network->hidden_bias[to_move][i] + dot_product(network->hidden_weight[to_move][i], accumulator);
		value += (int64_t)network->output_weight[to_move][i] * (unit > 0 ? unit / ONE : 0);
	}
	return (int)(value / (NETWORK_WEIGHT_ONE * NETWORK_OUTPUT_ONE));
}
