#include "layers.h"

#include <math.h>
#include <string.h>

#include "learn.h"

enum {
	HIDDEN = NETWORK_HIDDEN,
	CHANNELS = NETWORK_CHANNELS,
	OUTPUTS = REGION_OUTPUTS,
	INPUTS = CHANNELS + REGION_INPUTS,
	FACTORS = NETWORK_FACTORS,
};

static const float all_share = 1.0f / NETWORK_SHRINK;
static const float sum_share = 1.0f / REGION_SHRINK;
static const float factor_max = (float)NETWORK_FACTOR_MAX / NETWORK_WEIGHT_ONE;
static const uint8_t kind_of[REGIONS] = {0, 1, 0, 1, 2, 1, 0, 1, 0};

/* Sets the numbers to random ones from -most / 2 to most / 2. */
static void randomize(float *number, size_t count, float most, unsigned long long *seed)
{
	for (size_t i = 0; i < count; i++)
		number[i] = most * random_number(seed);
}

void plain_layers_init(struct plain_layers *layers, bool two_sided, unsigned long long *seed)
{
	for (int side = 0; side <= two_sided; side++) {
		randomize(layers->hidden_weight[side][0], CHANNELS * HIDDEN, 2 / sqrtf(CHANNELS), seed);
		randomize(layers->output_weight[side], HIDDEN, 0.2f, seed);
	}
}

void full_layers_init(struct full_layers *layers, bool two_sided, unsigned long long *seed)
{
	for (int kind = 0; kind < REGION_KINDS; kind++)
		for (int i = 0; i < CHANNELS; i++)
			randomize(layers->block[kind][i], two_sided ? OUTPUTS : REGION_VIEW, 2 / sqrtf(CHANNELS), seed);
	if (!two_sided)
		full_layers_tie(layers);
	for (int side = 0; side <= two_sided; side++) {
		randomize(layers->hidden_weight[side][0], CHANNELS * HIDDEN, 2 / sqrtf(CHANNELS), seed);
		randomize(layers->hidden_weight[side][CHANNELS], REGION_INPUTS * HIDDEN, 0.1f, seed);
		randomize(layers->factor[side][0][0], 2 * HIDDEN * FACTORS, 2 / sqrtf(HIDDEN), seed);
		for (int k = 0; k < FACTORS; k++)
			layers->factor_bias[side][0][k] = 0.1f;
		randomize(layers->output_weight[side], NETWORK_OUTPUTS, 0.2f, seed);
	}
}

/* Computes the inputs from all points. */
static void add_up(struct activations *at)
{
	memset(at->input, 0, sizeof at->input);
	for (int region = 0; region < REGIONS; region++)
		for (int i = 0; i < CHANNELS; i++)
			at->input[i] += at->sum[region][i] * all_share;
}

static void compute_hidden(const float weight[][HIDDEN], const float bias[HIDDEN], int inputs, struct activations *at)
{
	float hidden[HIDDEN];
	memcpy(hidden, bias, sizeof hidden);
	for (int i = 0; i < inputs; i++)
		for (int k = 0; k < HIDDEN; k++)
			hidden[k] += weight[i][k] * at->input[i];
	for (int k = 0; k < HIDDEN; k++)
		at->hidden[k] = hidden[k] > 0 ? hidden[k] : 0;
}

float plain_layers_value(const struct plain_layers *layers, int to_move, struct activations *at)
{
	add_up(at);
	compute_hidden(layers->hidden_weight[to_move], layers->hidden_bias[to_move], CHANNELS, at);
	float value = layers->output_bias[to_move];
	for (int k = 0; k < HIDDEN; k++)
		value += layers->output_weight[to_move][k] * at->hidden[k];
	return value;
}

static void compute_regions(const struct full_layers *layers, struct activations *at)
{
	for (int region = 0; region < REGIONS; region++) {
		int kind = kind_of[region];
		float output[OUTPUTS];
		memcpy(output, layers->block_bias[kind], sizeof output);
		for (int i = 0; i < CHANNELS; i++) {
			float sum = at->sum[region][i] * sum_share;
			for (int k = 0; k < OUTPUTS; k++)
				output[k] += sum * layers->block[kind][i][k];
		}
		for (int k = 0; k < OUTPUTS; k++) {
			at->output[region][k] = output[k] > 0 ? output[k] : 0;
			at->input[CHANNELS + kind * OUTPUTS + k] += at->output[region][k];
		}
	}
}

static float within(float number, float least, float most)
{
	return number < least ? least : number > most ? most : number;
}

static void compute_products(const struct full_layers *layers, int to_move, struct activations *at)
{
	float factor[2][FACTORS];
	memcpy(factor, layers->factor_bias[to_move], sizeof factor);
	for (int kind = 0; kind < 2; kind++)
		for (int i = 0; i < HIDDEN; i++)
			for (int k = 0; k < FACTORS; k++)
				factor[kind][k] += layers->factor[to_move][kind][i][k] * at->hidden[i];
	for (int k = 0; k < FACTORS; k++) {
		at->factor[0][k] = within(factor[0][k], 0, factor_max);
		at->factor[1][k] = within(factor[1][k], -factor_max, factor_max);
	}
	for (int k = 0; k < NETWORK_PRODUCTS; k++)
		at->hidden[HIDDEN + k] = at->factor[0][2 * k] * at->factor[1][2 * k] +
		                         at->factor[0][2 * k + 1] * at->factor[1][2 * k + 1];
}

float full_layers_value(const struct full_layers *layers, int to_move, struct activations *at)
{
	add_up(at);
	compute_regions(layers, at);
	compute_hidden(layers->hidden_weight[to_move], layers->hidden_bias[to_move], INPUTS, at);
	compute_products(layers, to_move, at);
	float value = layers->output_bias[to_move];
	for (int k = 0; k < NETWORK_OUTPUTS; k++)
		value += layers->output_weight[to_move][k] * at->hidden[k];
	return value;
}

/* Returns the sum of the products, added up in an order that compilers can compute eight at a time. */
static float dot(const float *one, const float *other, int count)
{
	float part[8] = {0};
	for (int k = 0; k < count; k += 8)
		for (int j = 0; j < 8; j++)
			part[j] += one[k + j] * other[k + j];
	return ((part[0] + part[1]) + (part[2] + part[3])) + ((part[4] + part[5]) + (part[6] + part[7]));
}

/* Backpropagates the gradient of the hidden units, `slope`, to the inputs. */
static void backpropagate_hidden(const float weight[][HIDDEN], int inputs, const struct activations *at,
                                 float slope[HIDDEN], float weight_gradient[][HIDDEN], float bias_gradient[HIDDEN],
                                 float input[])
{
	for (int k = 0; k < HIDDEN; k++) {
		slope[k] = at->hidden[k] > 0 ? slope[k] : 0;
		bias_gradient[k] += slope[k];
	}
	for (int i = 0; i < inputs; i++) {
		for (int k = 0; k < HIDDEN; k++)
			weight_gradient[i][k] += slope[k] * at->input[i];
		input[i] = dot(weight[i], slope, HIDDEN);
	}
}

void plain_layers_backpropagate(const struct plain_layers *layers, int to_move, const struct activations *at,
                                float error, struct plain_layers *gradient, float sum[REGIONS][NETWORK_CHANNELS])
{
	float slope[HIDDEN], input[CHANNELS];
	gradient->output_bias[to_move] += error;
	for (int k = 0; k < HIDDEN; k++) {
		gradient->output_weight[to_move][k] += error * at->hidden[k];
		slope[k] = error * layers->output_weight[to_move][k];
	}
	backpropagate_hidden(layers->hidden_weight[to_move], CHANNELS, at, slope, gradient->hidden_weight[to_move],
	                     gradient->hidden_bias[to_move], input);
	for (int region = 0; region < REGIONS; region++)
		for (int i = 0; i < CHANNELS; i++)
			sum[region][i] = input[i] * all_share;
}

/* Backpropagates the gradients of one kind of factors to the hidden units. */
static void backpropagate_factors(const struct full_layers *layers, int to_move, int kind, const struct activations *at,
                                  const float slope[FACTORS], struct full_layers *gradient, float hidden[HIDDEN])
{
	for (int k = 0; k < FACTORS; k++)
		gradient->factor_bias[to_move][kind][k] += slope[k];
	for (int i = 0; i < HIDDEN; i++) {
		if (!(at->hidden[i] > 0))
			continue;
		for (int k = 0; k < FACTORS; k++)
			gradient->factor[to_move][kind][i][k] += slope[k] * at->hidden[i];
		hidden[i] += dot(layers->factor[to_move][kind][i], slope, FACTORS);
	}
}

/* Backpropagates the gradients of the products to the hidden units. */
static void backpropagate_products(const struct full_layers *layers, int to_move, const struct activations *at,
                                   float error, struct full_layers *gradient, float hidden[HIDDEN])
{
	float slope[2][FACTORS];
	for (int k = 0; k < FACTORS; k++) {
		float one = at->factor[0][k], other = at->factor[1][k];
		float product = error * layers->output_weight[to_move][HIDDEN + k / 2];
		slope[0][k] = one > 0 && one < factor_max ? product * other : 0;
		slope[1][k] = other > -factor_max && other < factor_max ? product * one : 0;
	}
	for (int kind = 0; kind < 2; kind++)
		backpropagate_factors(layers, to_move, kind, at, slope[kind], gradient, hidden);
}

static void backpropagate_regions(const struct full_layers *layers, const struct activations *at,
                                  const float input[INPUTS], struct full_layers *gradient,
                                  float sum[REGIONS][NETWORK_CHANNELS])
{
	for (int region = 0; region < REGIONS; region++) {
		int kind = kind_of[region];
		float output[OUTPUTS];
		for (int k = 0; k < OUTPUTS; k++) {
			output[k] = at->output[region][k] > 0 ? input[CHANNELS + kind * OUTPUTS + k] : 0;
			gradient->block_bias[kind][k] += output[k];
		}
		for (int i = 0; i < CHANNELS; i++) {
			float share = at->sum[region][i] * sum_share;
			for (int k = 0; k < OUTPUTS; k++)
				gradient->block[kind][i][k] += output[k] * share;
			sum[region][i] = input[i] * all_share + dot(layers->block[kind][i], output, OUTPUTS) * sum_share;
		}
	}
}

void full_layers_backpropagate(const struct full_layers *layers, int to_move, const struct activations *at, float error,
                               struct full_layers *gradient, float sum[REGIONS][NETWORK_CHANNELS])
{
	float slope[HIDDEN], input[INPUTS];
	gradient->output_bias[to_move] += error;
	for (int k = 0; k < NETWORK_OUTPUTS; k++)
		gradient->output_weight[to_move][k] += error * at->hidden[k];
	for (int k = 0; k < HIDDEN; k++)
		slope[k] = error * layers->output_weight[to_move][k];
	backpropagate_products(layers, to_move, at, error, gradient, slope);
	backpropagate_hidden(layers->hidden_weight[to_move], INPUTS, at, slope, gradient->hidden_weight[to_move],
	                     gradient->hidden_bias[to_move], input);
	backpropagate_regions(layers, at, input, gradient, sum);
}

static void tie(float *one, float *other)
{
	*one = *other = *one + *other;
}

void full_layers_tie(struct full_layers *layers)
{
	for (int kind = 0; kind < REGION_KINDS; kind++)
		for (int k = 0; k < REGION_VIEW; k++) {
			tie(&layers->block_bias[kind][k], &layers->block_bias[kind][REGION_VIEW + k]);
			for (int i = 0; i < CHANNELS; i++)
				tie(&layers->block[kind][i][k], &layers->block[kind][network_swapped(i)][REGION_VIEW + k]);
		}
}
