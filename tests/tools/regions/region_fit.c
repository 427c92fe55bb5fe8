#include "region_fit.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../tune/learn.h"

enum {
	BATCH = 256,
	HIDDEN = NETWORK_HIDDEN,
	CHANNELS = NETWORK_CHANNELS,
	OUTPUTS = REGION_OUTPUTS,
	INPUTS = CHANNELS + REGION_INPUTS,
	FACTORS = NETWORK_FACTORS,
	NUMBERS = sizeof(struct region_parameters) / sizeof(float),
};

static const float learning_rate = 0.002f; /* after the warm-up; it falls to 0 at the end */
static const float warm_up = 0.05f;        /* the share of all steps in which the learning rate grows from 0 */
static const float sum_share = 1.0f / (NETWORK_CHANNEL_ONE * REGION_SHRINK);
static const float all_share = (float)REGION_SHRINK / NETWORK_SHRINK;
static const float factor_max = (float)NETWORK_FACTOR_MAX / NETWORK_WEIGHT_ONE;
static const uint8_t kind_of[REGIONS] = {0, 1, 0, 1, 2, 1, 0, 1, 0};

/* What is computed for a sample on the way to its value. */
struct region_activations {
	float sum[REGIONS][CHANNELS];
	float output[REGIONS][OUTPUTS];
	float input[INPUTS];
	float hidden[NETWORK_OUTPUTS]; /* the units, then the products */
	float factor[2][FACTORS];
	float value;
};

static struct region_parameters gradient, mean, square;

static void forward_regions(const struct region_parameters *net, const struct region_sample *sample,
                            struct region_activations *at)
{
	memset(at->input, 0, sizeof at->input);
	for (int region = 0; region < REGIONS; region++) {
		int kind = kind_of[region];
		float output[OUTPUTS];
		memcpy(output, net->block_bias[kind], sizeof output);
		for (int i = 0; i < CHANNELS; i++) {
			at->sum[region][i] = (float)sample->sum[region][i] * sum_share;
			at->input[i] += at->sum[region][i] * all_share;
		}
		for (int i = 0; i < CHANNELS; i++)
			for (int k = 0; k < OUTPUTS; k++)
				output[k] += at->sum[region][i] * net->block[kind][i][k];
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

static void forward_products(const struct region_parameters *net, int to_move, struct region_activations *at)
{
	float factor[2][FACTORS];
	memcpy(factor, net->factor_bias[to_move], sizeof factor);
	for (int kind = 0; kind < 2; kind++)
		for (int i = 0; i < HIDDEN; i++)
			for (int k = 0; k < FACTORS; k++)
				factor[kind][k] += net->factor[to_move][kind][i][k] * at->hidden[i];
	for (int k = 0; k < FACTORS; k++) {
		at->factor[0][k] = within(factor[0][k], 0, factor_max);
		at->factor[1][k] = within(factor[1][k], -factor_max, factor_max);
	}
	for (int k = 0; k < NETWORK_PRODUCTS; k++)
		at->hidden[HIDDEN + k] = at->factor[0][2 * k] * at->factor[1][2 * k] +
		                         at->factor[0][2 * k + 1] * at->factor[1][2 * k + 1];
}

static void forward(const struct region_parameters *net, const struct region_sample *sample, float unit_inverse,
                    struct region_activations *at)
{
	int to_move = sample->to_move;
	float hidden[HIDDEN], value = net->output_bias[to_move] + (float)sample->points * unit_inverse;
	forward_regions(net, sample, at);
	memcpy(hidden, net->hidden_bias[to_move], sizeof hidden);
	for (int i = 0; i < INPUTS; i++)
		for (int k = 0; k < HIDDEN; k++)
			hidden[k] += net->hidden_weight[to_move][i][k] * at->input[i];
	for (int k = 0; k < HIDDEN; k++)
		at->hidden[k] = hidden[k] > 0 ? hidden[k] : 0;
	forward_products(net, to_move, at);
	for (int k = 0; k < NETWORK_OUTPUTS; k++)
		value += net->output_weight[to_move][k] * at->hidden[k];
	at->value = value;
}

/* Backpropagates the gradients of one kind of factors to the hidden units. */
static void backpropagate_factors(const struct region_parameters *net, int to_move, int kind,
                                  const struct region_activations *at, const float slope[FACTORS], float hidden[HIDDEN])
{
	for (int k = 0; k < FACTORS; k++)
		gradient.factor_bias[to_move][kind][k] += slope[k];
	for (int i = 0; i < HIDDEN; i++) {
		float part[8] = {0};
		if (!(at->hidden[i] > 0))
			continue;
		for (int k = 0; k < FACTORS; k++)
			gradient.factor[to_move][kind][i][k] += slope[k] * at->hidden[i];
		for (int k = 0; k < FACTORS; k += 8)
			for (int j = 0; j < 8; j++)
				part[j] += net->factor[to_move][kind][i][k + j] * slope[k + j];
		hidden[i] += ((part[0] + part[1]) + (part[2] + part[3])) + ((part[4] + part[5]) + (part[6] + part[7]));
	}
}

/* Backpropagates the gradients of the products to the hidden units. */
static void backpropagate_products(const struct region_parameters *net, int to_move,
                                   const struct region_activations *at, float error, float hidden[HIDDEN])
{
	float slope[2][FACTORS];
	for (int k = 0; k < FACTORS; k++) {
		float one = at->factor[0][k], other = at->factor[1][k];
		float product = error * net->output_weight[to_move][HIDDEN + k / 2];
		slope[0][k] = one > 0 && one < factor_max ? product * other : 0;
		slope[1][k] = other > -factor_max && other < factor_max ? product * one : 0;
	}
	for (int kind = 0; kind < 2; kind++)
		backpropagate_factors(net, to_move, kind, at, slope[kind], hidden);
}

static void backpropagate_regions(const struct region_activations *at, const float inputs[REGION_INPUTS])
{
	for (int region = 0; region < REGIONS; region++) {
		int kind = kind_of[region];
		float output[OUTPUTS];
		for (int k = 0; k < OUTPUTS; k++) {
			output[k] = at->output[region][k] > 0 ? inputs[kind * OUTPUTS + k] : 0;
			gradient.block_bias[kind][k] += output[k];
		}
		for (int i = 0; i < CHANNELS; i++)
			for (int k = 0; k < OUTPUTS; k++)
				gradient.block[kind][i][k] += output[k] * at->sum[region][i];
	}
}

static void backpropagate(const struct region_parameters *net, int to_move, const struct region_activations *at,
                          float error)
{
	float slope[HIDDEN], inputs[INPUTS];
	gradient.output_bias[to_move] += error;
	for (int k = 0; k < NETWORK_OUTPUTS; k++)
		gradient.output_weight[to_move][k] += error * at->hidden[k];
	for (int k = 0; k < HIDDEN; k++)
		slope[k] = error * net->output_weight[to_move][k];
	backpropagate_products(net, to_move, at, error, slope);
	for (int k = 0; k < HIDDEN; k++) {
		slope[k] = at->hidden[k] > 0 ? slope[k] : 0;
		gradient.hidden_bias[to_move][k] += slope[k];
	}
	for (int i = 0; i < INPUTS; i++) {
		float part[8] = {0};
		for (int k = 0; k < HIDDEN; k++)
			gradient.hidden_weight[to_move][i][k] += slope[k] * at->input[i];
		for (int k = 0; k < HIDDEN && i >= CHANNELS; k += 8)
			for (int j = 0; j < 8; j++)
				part[j] += net->hidden_weight[to_move][i][k + j] * slope[k + j];
		inputs[i] = ((part[0] + part[1]) + (part[2] + part[3])) + ((part[4] + part[5]) + (part[6] + part[7]));
	}
	backpropagate_regions(at, inputs + CHANNELS);
}

static void tie(float *one, float *other)
{
	*one = *other = *one + *other;
}

/* White's view is Black's with the channels swapped. */
static void tie_views(struct region_parameters *of)
{
	for (int kind = 0; kind < REGION_KINDS; kind++)
		for (int k = 0; k < REGION_VIEW; k++) {
			tie(&of->block_bias[kind][k], &of->block_bias[kind][REGION_VIEW + k]);
			for (int i = 0; i < CHANNELS; i++)
				tie(&of->block[kind][i][k], &of->block[kind][network_swapped(i)][REGION_VIEW + k]);
		}
}

/* Sets the numbers to random ones from -most / 2 to most / 2. */
static void randomize(float *number, size_t count, float most, unsigned long long *seed)
{
	for (size_t i = 0; i < count; i++)
		number[i] = most * random_number(seed);
}

static void init(struct region_parameters *net, bool two_sided, unsigned long long seed)
{
	memset(net, 0, sizeof *net);
	for (int kind = 0; kind < REGION_KINDS; kind++)
		for (int i = 0; i < CHANNELS; i++)
			randomize(net->block[kind][i], two_sided ? OUTPUTS : REGION_VIEW, 2 / sqrtf(CHANNELS), &seed);
	if (!two_sided)
		tie_views(net);
	for (int side = 0; side <= two_sided; side++) {
		randomize(net->hidden_weight[side][0], CHANNELS * HIDDEN, 2 / sqrtf(CHANNELS), &seed);
		randomize(net->hidden_weight[side][CHANNELS], REGION_INPUTS * HIDDEN, 0.1f, &seed);
		randomize(net->factor[side][0][0], 2 * HIDDEN * FACTORS, 2 / sqrtf(HIDDEN), &seed);
		for (int k = 0; k < FACTORS; k++)
			net->factor_bias[side][0][k] = 0.1f;
		randomize(net->output_weight[side], NETWORK_OUTPUTS, 0.2f, &seed);
	}
}

static void adam_step(struct region_parameters *net, bool two_sided, float done, double *first, double *second)
{
	float *value = (float *)net, *g = (float *)&gradient, *m = (float *)&mean, *s = (float *)&square;
	float rate = learning_rate * (done < warm_up ? done / warm_up : 1) * (1 + cosf(3.14159265f * done)) / 2;
	*first *= 0.9;
	*second *= 0.999;
	float one = (float)(1 - *first), two = (float)(1 - *second);
	if (!two_sided)
		tie_views(&gradient);
	for (int i = 0; i < NUMBERS; i++) {
		m[i] = 0.9f * m[i] + 0.1f * g[i];
		s[i] = 0.999f * s[i] + 0.001f * g[i] * g[i];
		value[i] -= rate * (m[i] / one) / (sqrtf(s[i] / two) + 1e-8f);
		g[i] = 0;
	}
}

float region_fit_value(const struct region_parameters *parameters, const struct region_sample *sample, double unit)
{
	struct region_activations at;
	forward(parameters, sample, (float)(1 / unit), &at);
	return at.value;
}

void region_fit(struct region_parameters *net, const struct region_samples *samples, bool two_sided, double unit,
                int epochs, unsigned long long seed)
{
	struct region_activations at;
	size_t *order = shuffled(samples->count, seed), all = (size_t)epochs * samples->count, trained = 0;
	double first = 1, second = 1;
	init(net, two_sided, seed);
	memset(&gradient, 0, sizeof gradient);
	memset(&mean, 0, sizeof mean);
	memset(&square, 0, sizeof square);
	for (int epoch = 0; epoch < epochs; epoch++) {
		double loss = 0;
		for (size_t i = 0; i < samples->count; i++) {
			const struct region_sample *sample = &samples->sample[order[i]];
			forward(net, sample, (float)(1 / unit), &at);
			double p = sigmoid((double)at.value), t = (double)sample->target;
			loss -= t * log(p + 1e-12) + (1 - t) * log(1 - p + 1e-12);
			backpropagate(net, sample->to_move, &at, (float)((p - t) / BATCH));
			if (++trained % BATCH == 0)
				adam_step(net, two_sided, (float)trained / (float)all, &first, &second);
		}
		fprintf(stderr, "regions, epoch %d: loss %.5f\n", epoch + 1, loss / (double)samples->count);
	}
	free(order);
}
