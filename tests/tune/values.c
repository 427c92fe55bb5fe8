#include "values.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
	BITS = 11,
	BATCH = 1024,
	EPOCHS = 12,
};

static const double forget_mask = 4e-5;
static const double value_step = 0.004;

struct table worth[2];
static struct parameter mask_own[MASKS], mask_bit[2][BITS + 1];

double mask_value(unsigned mask)
{
	const struct parameter *bit = mask_bit[mask / THREAT_MASKS];
	double value = mask_own[mask].value + bit[BITS].value;
	for (int i = 0; i < BITS; i++)
		value += (mask >> i & 1) * bit[i].value;
	return value;
}

static void step_masks(double step, double first, double second)
{
	for (unsigned mask = 0; mask < MASKS; mask++) {
		struct parameter *bit = mask_bit[mask / THREAT_MASKS];
		for (int i = 0; i < BITS; i++)
			bit[i].gradient += (mask >> i & 1) * mask_own[mask].gradient;
		bit[BITS].gradient += mask_own[mask].gradient;
		mask_own[mask].gradient += forget_mask * mask_own[mask].value;
		adam(&mask_own[mask], step, first, second);
	}
	for (int side = 0; side < 2; side++)
		for (int i = 0; i <= BITS; i++)
			adam(&mask_bit[side][i], step, first, second);
}

static double value_of(const struct games *games, const struct sample *sample)
{
	const struct feature *feature = &games->feature[sample->feature];
	double sum = mask_value(sample->mask);
	for (unsigned f = 0; f < sample->features; f++)
		sum += worth[feature[f].index / CODES].value[feature[f].index % CODES] * feature[f].count / 2;
	return sum;
}

/* Adds the gradient of one sample; its loss. */
static double look_at(const struct games *games, const struct sample *sample)
{
	const struct feature *feature = &games->feature[sample->feature];
	double p = sigmoid(value_of(games, sample)), t = sample->target, gradient = (p - t) / BATCH;
	for (unsigned f = 0; f < sample->features; f++)
		worth[feature[f].index / CODES].gradient[feature[f].index % CODES] += gradient * feature[f].count / 2;
	mask_own[sample->mask].gradient += gradient;
	return -t * log(p + 1e-12) - (1 - t) * log(1 - p + 1e-12);
}

static void forget_values(void)
{
	memset(worth, 0, sizeof worth);
	memset(mask_own, 0, sizeof mask_own);
	memset(mask_bit, 0, sizeof mask_bit);
}

void learn_values(struct games *games)
{
	size_t *order = shuffled(games->samples, 1);
	double first = 0, second = 0;
	forget_values();
	for (int epoch = 0; epoch < EPOCHS; epoch++) {
		double loss = 0;
		double step = value_step * (epoch < EPOCHS / 2 ? 1 : epoch < EPOCHS * 3 / 4 ? 0.3 : 0.1);
		for (size_t i = 0; i < games->samples; i++) {
			loss += look_at(games, &games->sample[order[i]]);
			if ((i + 1) % BATCH != 0)
				continue;
			first = 1 - (1 - first) * 0.9;
			second = 1 - (1 - second) * 0.999;
			for (int side = 0; side <= games->two_sided; side++)
				step_table(&worth[side], step, first, second);
			step_masks(step, first, second);
		}
		fprintf(stderr, "values, epoch %d: %.5f\n", epoch + 1, loss / (double)games->samples);
	}
	for (size_t i = 0; i < games->samples; i++)
		games->sample[i].table = (float)value_of(games, &games->sample[i]);
	free(order);
}
