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
	NUMBERS = sizeof(struct region_parameters) / sizeof(float),
};

static const float learning_rate = 0.002f; /* after the warm-up; it falls to 0 at the end */
static const float warm_up = 0.05f;        /* the share of all steps in which the learning rate grows from 0 */
static const float sum_share = 1.0f / (NETWORK_CHANNEL_ONE * REGION_SHRINK);
static const uint8_t kind_of[REGIONS] = {0, 1, 0, 1, 2, 1, 0, 1, 0};

/* What is computed for a sample on the way to its value. */
struct region_activations {
	float sum[REGIONS][CHANNELS];
	float output[REGIONS][OUTPUTS];
	float input[REGION_INPUTS];
	float hidden[HIDDEN];
	float value;
};

static struct region_parameters gradient, mean, square;

static void forward(const struct region_parameters *net, const struct region_sample *sample, float unit_inverse,
                    struct region_activations *at)
{
	memset(at->input, 0, sizeof at->input);
	for (int region = 0; region < REGIONS; region++) {
		int kind = kind_of[region];
		float output[OUTPUTS];
		memcpy(output, net->block_bias[kind], sizeof output);
		for (int i = 0; i < CHANNELS; i++)
			at->sum[region][i] = (float)sample->sum[region][i] * sum_share;
		for (int i = 0; i < CHANNELS; i++)
			for (int k = 0; k < OUTPUTS; k++)
				output[k] += at->sum[region][i] * net->block[kind][i][k];
		for (int k = 0; k < OUTPUTS; k++) {
			at->output[region][k] = output[k] > 0 ? output[k] : 0;
			at->input[kind * OUTPUTS + k] += at->output[region][k];
		}
	}
	int to_move = sample->to_move;
	float hidden[HIDDEN], value = net->output_bias[to_move] + (float)sample->points * unit_inverse;
	for (int k = 0; k < HIDDEN; k++)
		hidden[k] = sample->hidden[k] + net->hidden_bias[to_move][k];
	for (int i = 0; i < REGION_INPUTS; i++)
		for (int k = 0; k < HIDDEN; k++)
			hidden[k] += net->hidden_weight[to_move][i][k] * at->input[i];
	for (int k = 0; k < HIDDEN; k++) {
		at->hidden[k] = hidden[k] > 0 ? hidden[k] : 0;
		value += net->output_weight[to_move][k] * at->hidden[k];
	}
	at->value = value;
}

static void backpropagate(const struct region_parameters *net, int to_move, const struct region_activations *at,
                          float error)
{
	float slope[HIDDEN], inputs[REGION_INPUTS];
	gradient.output_bias[to_move] += error;
	for (int k = 0; k < HIDDEN; k++) {
		gradient.output_weight[to_move][k] += error * at->hidden[k];
		slope[k] = at->hidden[k] > 0 ? error * net->output_weight[to_move][k] : 0;
		gradient.hidden_bias[to_move][k] += slope[k];
	}
	for (int i = 0; i < REGION_INPUTS; i++) {
		float part[8] = {0};
		for (int k = 0; k < HIDDEN; k++)
			gradient.hidden_weight[to_move][i][k] += slope[k] * at->input[i];
		for (int k = 0; k < HIDDEN; k += 8)
			for (int j = 0; j < 8; j++)
				part[j] += net->hidden_weight[to_move][i][k + j] * slope[k + j];
		inputs[i] = ((part[0] + part[1]) + (part[2] + part[3])) + ((part[4] + part[5]) + (part[6] + part[7]));
	}
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

static void init(struct region_parameters *net, const struct network *network, double unit, unsigned long long seed)
{
	memset(net, 0, sizeof *net);
	for (int kind = 0; kind < REGION_KINDS; kind++)
		for (int i = 0; i < CHANNELS; i++)
			for (int k = 0; k < (network->two_sided ? OUTPUTS : REGION_VIEW); k++)
				net->block[kind][i][k] = 2 / sqrtf(CHANNELS) * random_number(&seed);
	if (!network->two_sided)
		tie_views(net);
	for (int side = 0; side <= network->two_sided; side++) {
		for (int i = 0; i < REGION_INPUTS; i++)
			for (int k = 0; k < HIDDEN; k++)
				net->hidden_weight[side][i][k] = 0.1f * random_number(&seed);
		for (int k = 0; k < HIDDEN; k++)
			net->output_weight[side][k] = (float)(network->layers[side].output_weight[k] / (NETWORK_OUTPUT_ONE * unit));
		net->output_bias[side] = (float)(network->layers[side].output_bias /
		                                 (NETWORK_OUTPUT_ONE * NETWORK_WEIGHT_ONE * unit));
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

void region_fit(struct region_parameters *net, const struct region_samples *samples, const struct network *network,
                double unit, int epochs, unsigned long long seed)
{
	struct region_activations at;
	size_t *order = shuffled(samples->count, seed), all = (size_t)epochs * samples->count, trained = 0;
	double first = 1, second = 1;
	init(net, network, unit, seed);
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
				adam_step(net, network->two_sided, (float)trained / (float)all, &first, &second);
		}
		fprintf(stderr, "regions, epoch %d: loss %.5f\n", epoch + 1, loss / (double)samples->count);
	}
	free(order);
}
