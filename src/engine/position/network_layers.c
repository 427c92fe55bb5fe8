#include "engine/position/network_layers.h"

#include <string.h>

#include "base/compiler.h"
#include "engine/position/dot_products.h"

_Static_assert(1 << NETWORK_WEIGHT_BITS == NETWORK_WEIGHT_ONE, "scales");

void network_head_set(struct network_head *head, const struct network_layers *layers,
                      const struct region_layers *regions, bool swap)
{
	memset(head, 0, sizeof *head);
	for (int unit = 0; unit < NETWORK_HIDDEN; unit++) {
		const int16_t *weight = regions ? regions->hidden_weight[unit] : layers->hidden_weight[unit];
		for (int i = 0; i < NETWORK_CHANNELS; i++)
			head->hidden_weight[unit][i] = weight[swap ? network_swapped(i) : i];
		for (int i = 0; i < REGION_INPUTS && regions; i++)
			head->hidden_weight[unit][NETWORK_CHANNELS + i] = weight[NETWORK_CHANNELS + (swap ? i ^ REGION_VIEW : i)];
	}
	memcpy(head->hidden_bias, regions ? regions->hidden_bias : layers->hidden_bias, sizeof head->hidden_bias);
	memcpy(head->output_weight, regions ? regions->output_weight : layers->output_weight,
	       regions ? sizeof regions->output_weight : sizeof layers->output_weight);
	head->output_bias = regions ? regions->output_bias : layers->output_bias;
}

void network_multiplier_set(struct network_multiplier *multiplier, const struct network_factors factors[2])
{
	for (int kind = 0; kind < 2; kind++) {
		for (int unit = 0; unit < NETWORK_HIDDEN; unit++)
			for (int k = 0; k < NETWORK_FACTORS; k++)
				multiplier->weight[kind][unit / 2][k][unit % 2] = factors[kind].weight[k][unit];
		memcpy(multiplier->bias[kind], factors[kind].bias, sizeof multiplier->bias[kind]);
	}
}

/* Computes the products from the hidden units. */
static void compute_products(const struct network_multiplier *multiplier, const int16_t hidden[NETWORK_HIDDEN],
                             int16_t product[NETWORK_PRODUCTS])
{
	int16_t factor[2][NETWORK_FACTORS];
	for (int kind = 0; kind < 2; kind++)
		dot_by_pairs(multiplier->weight[kind][0][0], multiplier->bias[kind], hidden, NETWORK_HIDDEN,
		             NETWORK_WEIGHT_BITS, kind == 0 ? 0 : -NETWORK_FACTOR_MAX, NETWORK_FACTOR_MAX, factor[kind]);
	dot_multiply(factor[0], factor[1], NETWORK_FACTORS, NETWORK_WEIGHT_BITS, product);
}

FOR_AVX2 static void compute_products_avx2(const struct network_multiplier *multiplier,
                                           const int16_t hidden[NETWORK_HIDDEN], int16_t product[NETWORK_PRODUCTS])
{
	int16_t factor[2][NETWORK_FACTORS];
	for (int kind = 0; kind < 2; kind++)
		dot_by_pairs_avx2(multiplier->weight[kind][0][0], multiplier->bias[kind], hidden, NETWORK_HIDDEN,
		                  NETWORK_WEIGHT_BITS, kind == 0 ? 0 : -NETWORK_FACTOR_MAX, NETWORK_FACTOR_MAX, factor[kind]);
	dot_multiply_avx2(factor[0], factor[1], NETWORK_FACTORS, NETWORK_WEIGHT_BITS, product);
}

FOR_AVX2 static int value_avx2(const struct network_head *head, const struct network_multiplier *multiplier,
                               const int16_t input[NETWORK_INPUTS])
{
	int32_t unit[NETWORK_HIDDEN];
	int16_t output[NETWORK_OUTPUTS];
	memcpy(unit, head->hidden_bias, sizeof unit);
	for (int k = 0; k < NETWORK_HIDDEN; k += 8)
		dot_products_avx2(head->hidden_weight[k], input, NETWORK_INPUTS, &unit[k]);
	dot_clamp_avx2(unit, NETWORK_HIDDEN, NETWORK_HIDDEN_SHIFT, 0, INT16_MAX, output);
	compute_products_avx2(multiplier, output, output + NETWORK_HIDDEN);
	return (int)((head->output_bias + dot_product_avx2(head->output_weight, output, NETWORK_OUTPUTS)) /
	             (NETWORK_WEIGHT_ONE * NETWORK_OUTPUT_ONE));
}

static int value_plain(const struct network_head *head, const struct network_multiplier *multiplier,
                       const int16_t input[NETWORK_INPUTS])
{
	int32_t unit[NETWORK_HIDDEN];
	int16_t output[NETWORK_OUTPUTS];
	memcpy(unit, head->hidden_bias, sizeof unit);
	for (int k = 0; k < NETWORK_HIDDEN; k += 8)
		dot_products(head->hidden_weight[k], input, NETWORK_INPUTS, &unit[k]);
	dot_clamp(unit, NETWORK_HIDDEN, NETWORK_HIDDEN_SHIFT, 0, INT16_MAX, output);
	compute_products(multiplier, output, output + NETWORK_HIDDEN);
	return (int)((head->output_bias + dot_product(head->output_weight, output, NETWORK_OUTPUTS)) /
	             (NETWORK_WEIGHT_ONE * NETWORK_OUTPUT_ONE));
}

int network_head_value(const struct network_head *head, const struct network_multiplier *multiplier, bool has_avx2,
                       const int16_t input[NETWORK_INPUTS])
{
	return has_avx2 ? value_avx2(head, multiplier, input) : value_plain(head, multiplier, input);
}
