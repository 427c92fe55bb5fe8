#include "evaluation.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "learn.h"

enum {
	SUMS = NETWORK_CHANNELS,
	UNITS = NETWORK_HIDDEN,
	BATCH = 256,
	WITHOUT_SHAPES = 8,  /* one batch in eight learns without shapes, because the engine has none with another K */
	EPOCHS = 7,
	NUMBERS = sizeof(struct parameters) / sizeof(float),
	MAPPING = offsetof(struct parameters, mapping) / sizeof(float), /* the first number of the mapping networks */
};

static const float step_most = 0.0018f;
static const float step_mapping = 0.3f; /* the step size of the mapping networks, as a share of that of other numbers */
static const float warm_up = 0.05f; /* the share of all steps in which the step size grows to the most */
static const float shrink = 1.0f / NETWORK_SHRINK;

/* What the network computes for a sample on the way to its value. */
struct activations {
	float sum[SUMS];
	float unit[UNITS];
	float value;
};

/* The weight of the samples in Adam's means, up to 1 (bias correction). */
struct seen {
	float first, second;
};

static struct parameters net, gradient, mean, square;
static float gives[2][CODES][SUMS], gives_gradient[2][CODES][SUMS];
static float worth[2][CODES], worth_gradient[2][CODES];
static struct mapped mapped;
static bool without_shapes;
static bool has_gradient[2][CODES];
static unsigned far;

float code_worth(const struct parameters *parameters, int side, unsigned code)
{
	float sum = 0;
	for (int pair = 0; pair < PAIRS_OF_CODE && code != far; pair++)
		sum += parameters->worth[side][pairs_of[code][pair]];
	return sum;
}

float threats_worth(const struct parameters *parameters, int side, unsigned threats)
{
	float sum = parameters->mask[side][threats];
	for (int i = 0; i < THREAT_BITS; i++)
		sum += threats >> i & 1 ? parameters->bit[side][i] : 0;
	return sum;
}

static void expand(void)
{
	mapping_expand(net.mapping, &mapped);
	for (int side = 0; side < 2; side++)
		for (unsigned code = 0; code < CODES; code++) {
			float sum[SUMS] = {0};
			for (int pair = 0; pair < PAIRS_OF_CODE && code != far; pair++)
				for (int i = 0; i < SUMS; i++)
					sum[i] += net.pair[side][pairs_of[code][pair]][i];
			memcpy(gives[side][code], sum, sizeof sum);
			worth[side][code] = code_worth(&net, side, code);
		}
}

/* Adds the gradients of the codes to those of their pairs. */
static void gather(void)
{
	mapping_learn(net.mapping, &mapped, gradient.mapping);
	for (int side = 0; side < 2; side++)
		for (unsigned code = 0; code < CODES; code++) {
			if (!has_gradient[side][code])
				continue;
			for (int pair = 0; pair < PAIRS_OF_CODE && code != far; pair++) {
				gradient.worth[side][pairs_of[code][pair]] += worth_gradient[side][code];
				for (int i = 0; i < SUMS; i++)
					gradient.pair[side][pairs_of[code][pair]][i] += gives_gradient[side][code][i];
			}
			memset(gives_gradient[side][code], 0, sizeof gives_gradient[side][code]);
			worth_gradient[side][code] = 0;
			has_gradient[side][code] = false;
		}
}

static void share(float *one, float *other)
{
	*one = *other = *one + *other;
}

static void share_between_sides(struct parameters *of)
{
	for (int i = 0; i < SUMS; i++) {
		for (int pair = 0; pair < PATTERN_PAIRS; pair++)
			share(&of->pair[0][pair][i], &of->pair[1][pair][network_turned(i)]);
		for (int unit = 0; unit < UNITS; unit++)
			share(&of->weight[0][i][unit], &of->weight[1][network_turned(i)][unit]);
	}
	float *black = (float *)&of->mapping[0], *white = (float *)&of->mapping[1];
	for (size_t i = 0; i < sizeof of->mapping[0] / sizeof *black; i++)
		share(&black[i], &white[i]);
	for (int unit = 0; unit < UNITS; unit++) {
		share(&of->bias[0][unit], &of->bias[1][unit]);
		share(&of->unit[0][unit], &of->unit[1][unit]);
	}
	share(&of->offset[0], &of->offset[1]);
	for (int pair = 0; pair < PATTERN_PAIRS; pair++)
		share(&of->worth[0][pair], &of->worth[1][pair]);
	for (int threats = 0; threats < THREAT_MASKS; threats++)
		share(&of->mask[0][threats], &of->mask[1][threats]);
	for (int i = 0; i < THREAT_BITS; i++)
		share(&of->bit[0][i], &of->bit[1][i]);
}

static void start_mapping(struct mapping *mapping, unsigned long long *seed)
{
	for (int half = 0; half < SHAPE_HALVES; half++)
		for (int unit = 0; unit < NETWORK_MAPPED; unit++)
			mapping->half[half][unit] = random_number(seed);
	for (int unit = 0; unit < NETWORK_MAPPED; unit++)
		for (int i = 0; i < NETWORK_VIEW; i++)
			mapping->weight[unit][i] = 0.1f * random_number(seed);
}

static void start(const struct games *games)
{
	unsigned long long seed = 12345;
	memset(&net, 0, sizeof net);
	memset(&gradient, 0, sizeof gradient);
	memset(gives_gradient, 0, sizeof gives_gradient);
	memset(worth_gradient, 0, sizeof worth_gradient);
	memset(has_gradient, 0, sizeof has_gradient);
	memset(&mean, 0, sizeof mean);
	memset(&square, 0, sizeof square);
	memset(&mapped, 0, sizeof mapped);
	for (int side = 0; side <= games->two_sided; side++) {
		for (int pair = 0; pair < PATTERN_PAIRS; pair++)
			for (int i = 0; i < SUMS; i++)
				net.pair[side][pair][i] = 0.3f * random_number(&seed);
		for (int unit = 0; unit < UNITS; unit++) {
			for (int i = 0; i < SUMS; i++)
				net.weight[side][i][unit] = 2 / sqrtf(SUMS) * random_number(&seed);
			net.unit[side][unit] = 0.2f * random_number(&seed);
		}
		start_mapping(&net.mapping[side], &seed);
	}
	if (!games->two_sided)
		share_between_sides(&net);
	expand();
}

/* Computes the channels of a point, before the rectifier. */
static void channels_of(const struct points *points, float channel[SUMS])
{
	const float *black = gives[0][points->code[0]], *white = gives[1][points->code[1]];
	for (int i = 0; i < SUMS; i++)
		channel[i] = black[i] + white[i];
	for (int d = 0; d < DIRECTIONS && !without_shapes; d++)
		for (int side = 0; side < 2; side++) {
			const float *row = mapped.row[points->shape[d]][side];
			for (int i = 0; i < NETWORK_VIEW; i++)
				channel[side * NETWORK_VIEW + i] += row[i];
		}
}

/* Adds the points of a sample to the sums. Returns their value for Black. */
static float add_points(const struct games *games, const struct sample *sample, float sum[SUMS])
{
	const struct points *points = &games->points[sample->points];
	float value = 0, channel[SUMS];
	for (unsigned k = 0; k < sample->kinds; k++) {
		unsigned black = points[k].code[0], white = points[k].code[1];
		float count = points[k].count;
		channels_of(&points[k], channel);
		for (int i = 0; i < SUMS; i++)
			sum[i] += (channel[i] > 0 ? channel[i] : 0) * count;
		value += count * (worth[0][black] - worth[1][white]);
	}
	return value;
}

static void think(const struct games *games, const struct sample *sample, struct activations *activations)
{
	float sum[SUMS] = {0}, unit[UNITS];
	int to_move = sample->to_move;
	float points = add_points(games, sample, sum);
	memcpy(unit, net.bias[to_move], sizeof unit);
	for (int i = 0; i < SUMS; i++)
		for (int k = 0; k < UNITS; k++)
			unit[k] += net.weight[to_move][i][k] * (sum[i] * shrink);
	float value = net.offset[to_move] + (to_move == 0 ? points : -points);
	for (int k = 0; k < UNITS; k++) {
		unit[k] = unit[k] > 0 ? unit[k] : 0;
		value += net.unit[to_move][k] * unit[k];
	}
	activations->value = value + threats_worth(&net, to_move, sample->threats);
	memcpy(activations->sum, sum, sizeof sum);
	memcpy(activations->unit, unit, sizeof unit);
}

/* Backpropagates the value's gradient to the sums. */
static void learn_units(int to_move, const struct activations *activations, float wrong, float sum_gradient[SUMS])
{
	float unit_gradient[UNITS];
	gradient.offset[to_move] += wrong;
	for (int k = 0; k < UNITS; k++) {
		gradient.unit[to_move][k] += wrong * activations->unit[k];
		unit_gradient[k] = activations->unit[k] > 0 ? wrong * net.unit[to_move][k] : 0;
		gradient.bias[to_move][k] += unit_gradient[k];
	}
	for (int i = 0; i < SUMS; i++) {
		float sum = 0;
		for (int k = 0; k < UNITS; k++) {
			gradient.weight[to_move][i][k] += unit_gradient[k] * (activations->sum[i] * shrink);
			sum += net.weight[to_move][i][k] * unit_gradient[k];
		}
		sum_gradient[i] = sum * shrink;
	}
}

static void learn_points(const struct games *games, const struct sample *sample, float wrong,
                         const float sum_gradient[SUMS])
{
	const struct points *points = &games->points[sample->points];
	float wrong_for_black = sample->to_move == 0 ? wrong : -wrong, channel[SUMS];
	for (unsigned k = 0; k < sample->kinds; k++) {
		unsigned black = points[k].code[0], white = points[k].code[1];
		float count = points[k].count;
		channels_of(&points[k], channel);
		for (int i = 0; i < SUMS; i++) {
			float slope = (channel[i] > 0 ? sum_gradient[i] : 0) * count;
			gives_gradient[0][black][i] += slope;
			gives_gradient[1][white][i] += slope;
			channel[i] = slope;
		}
		for (int d = 0; d < DIRECTIONS && !without_shapes; d++) {
			mapped.touched[points[k].shape[d]] = true;
			for (int side = 0; side < 2; side++) {
				float *row = mapped.gradient[points[k].shape[d]][side];
				for (int i = 0; i < NETWORK_VIEW; i++)
					row[i] += channel[side * NETWORK_VIEW + i];
			}
		}
		has_gradient[0][black] = has_gradient[1][white] = true;
		worth_gradient[0][black] += wrong_for_black * count;
		worth_gradient[1][white] -= wrong_for_black * count;
	}
}

static void learn_threats(const struct sample *sample, float wrong)
{
	gradient.mask[sample->to_move][sample->threats] += wrong;
	for (int i = 0; i < THREAT_BITS; i++)
		gradient.bit[sample->to_move][i] += sample->threats >> i & 1 ? wrong : 0;
}

/* Returns the cross-entropy of the prediction p and the target t. */
static double loss_of(double p, double t)
{
	return -t * log(p + 1e-12) - (1 - t) * log(1 - p + 1e-12);
}

/* Learns from a sample. Returns the loss on it. */
static double look_at(const struct games *games, const struct sample *sample)
{
	struct activations activations;
	float sum_gradient[SUMS];
	think(games, sample, &activations);
	double p = sigmoid((double)activations.value), t = sample->target;
	float wrong = (float)((p - t) / BATCH);
	learn_units(sample->to_move, &activations, wrong, sum_gradient);
	learn_points(games, sample, wrong, sum_gradient);
	learn_threats(sample, wrong);
	return loss_of(p, t);
}

/* Returns the mean loss on the samples held out, or 0 if there are none. */
static double loss_held_out(const struct games *games)
{
	struct activations activations;
	double loss = 0;
	for (size_t i = 0; i < games->held; i++) {
		const struct sample *sample = &games->sample[games->samples + i];
		think(games, sample, &activations);
		loss += loss_of(sigmoid((double)activations.value), sample->target);
	}
	return games->held == 0 ? 0 : loss / (double)games->held;
}

/* Takes a step with Adam. `done` is the share of all steps, up to this one. */
static void step(const struct games *games, float done, struct seen *seen)
{
	float *value = (float *)&net, *g = (float *)&gradient, *m = (float *)&mean, *s = (float *)&square;
	float size = step_most * (done < warm_up ? done / warm_up : 1) * (1 + cosf(3.14159265f * done)) / 2;
	seen->first = 1 - (1 - seen->first) * 0.9f;
	seen->second = 1 - (1 - seen->second) * 0.999f;
	gather();
	if (!games->two_sided)
		share_between_sides(&gradient);
	for (int i = 0; i < NUMBERS; i++) {
		m[i] = 0.9f * m[i] + 0.1f * g[i];
		s[i] = 0.999f * s[i] + 0.001f * g[i] * g[i];
		value[i] -= (i < MAPPING ? size : size * step_mapping) * (m[i] / seen->first) / (sqrtf(s[i] / seen->second) + 1e-8f);
		g[i] = 0;
	}
	expand();
}

const struct parameters *learn_evaluation(const struct games *games)
{
	static struct codes codes;
	codes_make(&codes);
	far = codes_find(&codes, false, NETWORK_FAR).code;
	size_t *order = shuffled(games->samples, 3);
	size_t all = EPOCHS * games->samples, looked = 0;
	struct seen seen = {0, 0};
	start(games);
	for (int epoch = 0; epoch < EPOCHS; epoch++) {
		double loss = 0;
		for (size_t i = 0; i < games->samples; i++) {
			loss += look_at(games, &games->sample[order[i]]);
			if (++looked % BATCH != 0)
				continue;
			step(games, (float)looked / (float)all, &seen);
			without_shapes = looked / BATCH % WITHOUT_SHAPES == 0;
		}
		without_shapes = true;
		double plain = loss_held_out(games);
		without_shapes = false;
		fprintf(stderr, "evaluation, epoch %d: loss %.5f, on games held out %.5f, %.5f without shapes\n", epoch + 1,
		        loss / (double)games->samples, loss_held_out(games), plain);
	}
	free(order);
	return &net;
}
