#include "engine/position/regions.h"

#include <string.h>

#include "base/compiler.h"
#include "engine/position/dot_products.h"

_Static_assert(REGION_WEIGHT_ONE *NETWORK_CHANNEL_ONE *REGION_SHRINK >> REGION_SHIFT == REGION_ONE, "scales");

void regions_expand(struct region_rows *rows, const struct region_numbers *numbers, bool two_sided)
{
	if (rows->numbers == numbers)
		return;
	rows->numbers = numbers;
	rows->has_avx2 = has_avx2();
	for (int kind = 0; kind < REGION_KINDS; kind++)
		for (int k = 0; k < REGION_OUTPUTS; k++) {
			bool swap = k >= REGION_VIEW && !two_sided;
			int from = swap ? k - REGION_VIEW : k;
			rows->block[kind].bias[k] = numbers->block[kind].bias[from];
			for (int i = 0; i < NETWORK_CHANNELS; i++)
				rows->block[kind].weight[k][i] = numbers->block[kind].weight[from][swap ? network_swapped(i) : i];
		}
}

FOR_AVX2 static void continue_avx2(const struct regions *before, struct regions *regions)
{
	*regions = *before;
}

void regions_continue(const struct region_rows *rows, const struct regions *before, struct regions *regions)
{
	if (rows->has_avx2)
		continue_avx2(before, regions);
	else
		*regions = *before;
}

void regions_add_up(const struct regions *regions, struct accumulator *all)
{
	struct accumulator sum = regions->sum[0];
	for (int region = 1; region < REGIONS; region++)
		for (int i = 0; i < NETWORK_CHANNELS; i++)
			sum.of[i] = (int16_t)(sum.of[i] + regions->sum[region].of[i]);
	*all = sum;
}

static const uint8_t kind_of_region[REGIONS] = {0, 1, 0, 1, 2, 1, 0, 1, 0};

FOR_AVX2 static void compute_output_avx2(const struct region_block *block, const struct accumulator *sum,
                                         int16_t output[REGION_OUTPUTS])
{
	int32_t unit[REGION_OUTPUTS];
	memcpy(unit, block->bias, sizeof unit);
	dot_products_avx2(block->weight[0], sum->of, NETWORK_CHANNELS, unit);
	dot_clamp_avx2(unit, REGION_OUTPUTS, REGION_SHIFT, 0, REGION_MAX, output);
}

static void compute_output(const struct region_block *block, const struct accumulator *sum,
                           int16_t output[REGION_OUTPUTS])
{
	int32_t unit[REGION_OUTPUTS];
	memcpy(unit, block->bias, sizeof unit);
	dot_products(block->weight[0], sum->of, NETWORK_CHANNELS, unit);
	dot_clamp(unit, REGION_OUTPUTS, REGION_SHIFT, 0, REGION_MAX, output);
}

void regions_inputs(const struct region_rows *rows, struct regions *regions, int16_t input[REGION_INPUTS])
{
	for (; regions->stale != 0; regions->stale &= regions->stale - 1) {
		int region = trailing_zeros(regions->stale);
		const struct region_block *block = &rows->block[kind_of_region[region]];
		if (rows->has_avx2)
			compute_output_avx2(block, &regions->sum[region], regions->output[region]);
		else
			compute_output(block, &regions->sum[region], regions->output[region]);
	}
	int16_t(*output)[REGION_OUTPUTS] = regions->output;
	for (int k = 0; k < REGION_OUTPUTS; k++) {
		input[k] = (int16_t)(output[0][k] + output[2][k] + output[6][k] + output[8][k]);
		input[REGION_OUTPUTS + k] = (int16_t)(output[1][k] + output[3][k] + output[5][k] + output[7][k]);
		input[2 * REGION_OUTPUTS + k] = output[4][k];
	}
}
