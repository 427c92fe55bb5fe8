#include "source.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "learn.h"
#include "order.h"

enum { ORDER_SCALE = 64, TABLE_MAX = 9999, OUTPUT_BIAS_MAX = 1000000000 };

static const double channel_one = (double)NETWORK_CHANNEL_ONE * NETWORK_SHRINK; /* of the inputs of the hidden layer */

static long rounded(double number, double most)
{
	return lround(number > most ? most : number < -most ? -most : number);
}

/* Rounds numbers that are `stride` apart, multiplied by `one`. */
static void round_row(const float *number, int stride, int count, double one, double most, int16_t *row)
{
	for (int i = 0; i < count; i++)
		row[i] = (int16_t)rounded((double)number[i * stride] * one, most);
}

/* The engine rounds a layer's sums down to units of 1 / `step`: half a unit more makes that rounding to the nearest. */
static void round_biases(const float *number, int count, double step, double one, double most, int32_t *bias)
{
	for (int i = 0; i < count; i++)
		bias[i] = (int32_t)rounded(((double)number[i] + 0.5 / step) * one, most);
}

static int32_t output_bias(float number, double unit)
{
	return (int32_t)rounded((double)number * NETWORK_OUTPUT_ONE * NETWORK_WEIGHT_ONE * unit, OUTPUT_BIAS_MAX);
}

/* Returns true if a code with this pair occurs in the games. */
static bool pair_occurs(const bool occurs[CODES], int pair)
{
	for (unsigned code = 0; code < CODES; code++)
		for (int i = 0; i < PAIRS_OF_CODE && occurs[code]; i++)
			if (pairs_of[code][i] == pair)
				return true;
	return false;
}

static void round_mapping(const struct mapping *mapping, struct network_mapping *to)
{
	for (int half = 0; half < NETWORK_SHAPE_HALVES; half++)
		round_row(mapping->half[half], 1, NETWORK_MAPPED, NETWORK_HALF_ONE, NETWORK_HALF_MAX, to->half[half]);
	for (int i = 0; i < NETWORK_VIEW; i++)
		round_row(&mapping->weight[0][i], NETWORK_VIEW, NETWORK_MAPPED, NETWORK_MAPPING_ONE, NETWORK_MAPPING_MAX,
		          to->weight[i]);
}

static void round_plain(const struct plain_layers *layers, int side, double unit, struct network_layers *to)
{
	for (int k = 0; k < NETWORK_HIDDEN; k++)
		round_row(&layers->hidden_weight[side][0][k], NETWORK_HIDDEN, NETWORK_CHANNELS, NETWORK_WEIGHT_ONE,
		          NETWORK_WEIGHT_MAX, to->hidden_weight[k]);
	round_biases(layers->hidden_bias[side], NETWORK_HIDDEN, NETWORK_WEIGHT_ONE, NETWORK_WEIGHT_ONE * channel_one,
	             NETWORK_BIAS_MAX, to->hidden_bias);
	round_row(layers->output_weight[side], 1, NETWORK_HIDDEN, NETWORK_OUTPUT_ONE * unit, INT16_MAX, to->output_weight);
	to->output_bias = output_bias(layers->output_bias[side], unit);
}

static void round_full(const struct full_layers *layers, int side, double unit, struct region_layers *to)
{
	for (int k = 0; k < NETWORK_HIDDEN; k++) {
		round_row(&layers->hidden_weight[side][0][k], NETWORK_HIDDEN, NETWORK_CHANNELS, NETWORK_WEIGHT_ONE, INT16_MAX,
		          to->hidden_weight[k]);
		round_row(&layers->hidden_weight[side][NETWORK_CHANNELS][k], NETWORK_HIDDEN, REGION_INPUTS, REGION_HIDDEN_ONE,
		          INT16_MAX, to->hidden_weight[k] + NETWORK_CHANNELS);
	}
	round_biases(layers->hidden_bias[side], NETWORK_HIDDEN, NETWORK_WEIGHT_ONE, NETWORK_WEIGHT_ONE * channel_one,
	             NETWORK_BIAS_MAX, to->hidden_bias);
	for (int kind = 0; kind < 2; kind++) {
		for (int k = 0; k < NETWORK_FACTORS; k++)
			round_row(&layers->factor[side][kind][0][k], NETWORK_FACTORS, NETWORK_HIDDEN, NETWORK_WEIGHT_ONE,
			          NETWORK_FACTOR_WEIGHT_MAX, to->factors[kind].weight[k]);
		round_biases(layers->factor_bias[side][kind], NETWORK_FACTORS, NETWORK_WEIGHT_ONE,
		             (double)NETWORK_WEIGHT_ONE * NETWORK_WEIGHT_ONE, NETWORK_FACTOR_BIAS_MAX, to->factors[kind].bias);
	}
	round_row(layers->output_weight[side], 1, NETWORK_OUTPUTS, NETWORK_OUTPUT_ONE * unit, INT16_MAX, to->output_weight);
	to->output_bias = output_bias(layers->output_bias[side], unit);
}

static void round_block(const struct full_layers *layers, int kind, int views, struct region_block *block)
{
	for (int k = 0; k < views; k++)
		round_row(&layers->block[kind][0][k], REGION_OUTPUTS, NETWORK_CHANNELS, REGION_WEIGHT_ONE, INT16_MAX,
		          block->weight[k]);
	round_biases(layers->block_bias[kind], views, REGION_ONE,
	             (double)REGION_WEIGHT_ONE * NETWORK_CHANNEL_ONE * REGION_SHRINK, NETWORK_BIAS_MAX, block->bias);
}

void round_network(const struct parameters *parameters, const struct games *games, double unit, struct network *network,
                   struct region_numbers *regions)
{
	memset(network, 0, sizeof *network);
	memset(regions, 0, sizeof *regions);
	network->two_sided = games->two_sided;
	for (int side = 0; side <= games->two_sided; side++) {
		for (int pair = 0; pair < PATTERN_PAIRS; pair++)
			if (pair_occurs(games->occurs[side], pair))
				round_row(parameters->pair[side][pair], 1, NETWORK_CHANNELS, NETWORK_PAIR_ONE, INT16_MAX,
				          network->pair[side][pair]);
		round_mapping(&parameters->mapping[side], &network->mapping[side]);
		round_plain(&parameters->plain, side, unit, &network->layers[side]);
		round_full(&parameters->full, side, unit, &regions->layers[side]);
	}
	for (int kind = 0; kind < REGION_KINDS; kind++)
		round_block(&parameters->full, kind, games->two_sided ? REGION_OUTPUTS : REGION_VIEW, &regions->block[kind]);
}

void round_weights(const struct parameters *parameters, const struct games *games, int side, double unit,
                   struct weights *weights)
{
	memset(weights, 0, sizeof *weights);
	for (unsigned code = 0; code < CODES; code++) {
		bool own = games->occurs[side][code], other = games->occurs[1 - side][code];
		double value = own ? (double)value_of_code(parameters, side, code) : 0;
		weights->value[code] = (int16_t)rounded(value * unit, TABLE_MAX);
		weights->attack[code] = (int16_t)rounded(own ? attack[side].value[code] * ORDER_SCALE : 0, TABLE_MAX);
		weights->defense[code] = (int16_t)rounded(other ? defense[side].value[code] * ORDER_SCALE : 0, TABLE_MAX);
	}
	for (unsigned mask = 0; mask < THREAT_MASKS; mask++)
		weights->threat[mask] = (int16_t)rounded((double)value_of_threats(parameters, side, mask) * unit, TABLE_MAX);
}

static void write_numbers(const int16_t *number, int count)
{
	for (int i = 0; i < count; i++)
		printf("%d%s", number[i], i < count - 1 ? "," : "");
}

/* Writes a row of an array with C's braces, without the zeros at its end. */
static void write_row(const int16_t *number, int count)
{
	while (count > 1 && number[count - 1] == 0)
		count--;
	printf("{");
	write_numbers(number, count);
	printf("},\n");
}

/* Writes an array of rows; if there is one row, an array of numbers. */
static void write_rows(const char *name, const int16_t *number, int rows, int columns)
{
	printf(rows > 1 ? ".%s = {\n" : ".%s = ", name);
	for (int row = 0; row < rows; row++)
		write_row(&number[row * columns], columns);
	printf(rows > 1 ? "},\n" : "");
}

static void write_biases(const char *name, const int32_t *number, int count)
{
	printf(".%s = {", name);
	for (int i = 0; i < count; i++)
		printf("%ld%s", (long)number[i], i < count - 1 ? "," : "},\n");
}

static void write_mapping(const struct network_mapping *mapping)
{
	printf("{\n");
	write_rows("half", mapping->half[0], NETWORK_SHAPE_HALVES, NETWORK_MAPPED);
	write_rows("weight", mapping->weight[0], NETWORK_VIEW, NETWORK_MAPPED);
	printf("},\n");
}

static void write_plain(const struct network_layers *layers)
{
	printf("{\n");
	write_rows("hidden_weight", layers->hidden_weight[0], NETWORK_HIDDEN, NETWORK_CHANNELS);
	write_biases("hidden_bias", layers->hidden_bias, NETWORK_HIDDEN);
	write_rows("output_weight", layers->output_weight, 1, NETWORK_HIDDEN);
	printf(".output_bias = %ld,\n},\n", (long)layers->output_bias);
}

void write_network(const char *rule, const struct network *network)
{
	printf("\nconst struct network network_%s = {\n.pair = {\n", rule);
	for (int side = 0; side <= network->two_sided; side++) {
		printf("{\n");
		for (int pair = 0; pair < PATTERN_PAIRS; pair++)
			write_row(network->pair[side][pair], NETWORK_CHANNELS);
		printf("},\n");
	}
	printf("},\n.layers = {\n");
	for (int side = 0; side <= network->two_sided; side++)
		write_plain(&network->layers[side]);
	printf("},\n.mapping = {\n");
	for (int side = 0; side <= network->two_sided; side++)
		write_mapping(&network->mapping[side]);
	printf("},\n.two_sided = %s,\n};\n", network->two_sided ? "true" : "false");
}

static void write_full(const struct region_layers *layers)
{
	printf("{\n");
	write_rows("hidden_weight", layers->hidden_weight[0], NETWORK_HIDDEN, NETWORK_CHANNELS + REGION_INPUTS);
	write_biases("hidden_bias", layers->hidden_bias, NETWORK_HIDDEN);
	printf(".factors = {\n");
	for (int kind = 0; kind < 2; kind++) {
		printf("{\n");
		write_rows("weight", layers->factors[kind].weight[0], NETWORK_FACTORS, NETWORK_HIDDEN);
		write_biases("bias", layers->factors[kind].bias, NETWORK_FACTORS);
		printf("},\n");
	}
	printf("},\n");
	write_rows("output_weight", layers->output_weight, 1, NETWORK_OUTPUTS);
	printf(".output_bias = %ld,\n},\n", (long)layers->output_bias);
}

void write_regions(const char *rule, const struct region_numbers *regions, bool two_sided)
{
	int views = two_sided ? REGION_OUTPUTS : REGION_VIEW;
	printf("\nconst struct region_numbers regions_%s = {\n.block = {\n", rule);
	for (int kind = 0; kind < REGION_KINDS; kind++) {
		printf("{\n");
		write_rows("weight", regions->block[kind].weight[0], views, NETWORK_CHANNELS);
		write_biases("bias", regions->block[kind].bias, views);
		printf("},\n");
	}
	printf("},\n.layers = {\n");
	for (int side = 0; side <= two_sided; side++)
		write_full(&regions->layers[side]);
	printf("},\n};\n");
}

/* Writes a table in lines of 24 numbers. */
static void write_table(const char *name, const int16_t *number, int count)
{
	enum { COLUMNS = 24 };
	printf(".%s = {\n", name);
	for (int i = 0; i < count; i += COLUMNS) {
		write_numbers(&number[i], i + COLUMNS < count ? COLUMNS : count - i);
		printf(",\n");
	}
	printf("},\n");
}

void write_weights(const char *rule, const char *side, const struct weights *weights)
{
	printf("\nconst struct weights weights_%s%s = {\n", rule, side);
	write_table("value", weights->value, CODES);
	write_table("attack", weights->attack, CODES);
	write_table("defense", weights->defense, CODES);
	write_table("threat", weights->threat, THREAT_MASKS);
	printf("};\n");
}
