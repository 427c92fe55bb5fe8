#include "evaluation.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "learn.h"

enum {
	CHANNELS = NETWORK_CHANNELS,
	HIDDEN = NETWORK_HIDDEN,
	BATCH = 256,
	WITHOUT_SHAPES = 8,  /* one batch in eight learns without shapes, because the engine has none with another K */
	EPOCHS = 7,
	NUMBERS = sizeof(struct parameters) / sizeof(float),
	MAPPING = offsetof(struct parameters, mapping) / sizeof(float), /* the first number of the mapping networks */
};

static const float learning_rate = 0.0018f; /* after the warm-up; it falls to 0 at the end */
static const float mapping_rate = 0.3f; /* the share of the learning rate that the mapping networks get */
static const float warm_up = 0.05f;     /* the share of all steps in which the learning rate grows from 0 */
static const float shrink = 1.0f / NETWORK_SHRINK;

/* What the network computes for a sample on the way to its value. */
struct activations {
	float accumulator[CHANNELS];
	float hidden[HIDDEN];
	float value;
};

/* The weight of the samples in Adam's means, up to 1 (bias correction). */
struct bias_correction {
	float first, second;
};

static struct parameters net, gradient, mean, square;
static float code_row[2][CODES][CHANNELS], code_row_gradient[2][CODES][CHANNELS];
static float code_value[2][CODES], code_value_gradient[2][CODES];
static struct mapped mapped;
static bool without_shapes;
static bool has_gradient[2][CODES];
static unsigned code_far;

float value_of_code(const struct parameters *parameters, int side, unsigned code)
{
	float sum = 0;
	for (int pair = 0; pair < PAIRS_OF_CODE && code != code_far; pair++)
		sum += parameters->pair_value[side][pairs_of[code][pair]];
	return sum;
}

float value_of_threats(const struct parameters *parameters, int side, unsigned threats)
{
	float sum = parameters->threat_mask[side][threats];
	for (int i = 0; i < THREAT_BITS; i++)
		sum += threats >> i & 1 ? parameters->threat_bit[side][i] : 0;
	return sum;
}

static void expand_rows(void)
{
	mapping_expand_rows(net.mapping, &mapped);
	for (int side = 0; side < 2; side++)
		for (unsigned code = 0; code < CODES; code++) {
			float sum[CHANNELS] = {0};
			for (int pair = 0; pair < PAIRS_OF_CODE && code != code_far; pair++)
				for (int i = 0; i < CHANNELS; i++)
					sum[i] += net.pair[side][pairs_of[code][pair]][i];
			memcpy(code_row[side][code], sum, sizeof sum);
			code_value[side][code] = value_of_code(&net, side, code);
		}
}

/* Adds the gradients of the codes to those of their pairs. */
static void backpropagate_rows(void)
{
	mapping_backpropagate(net.mapping, &mapped, gradient.mapping);
	for (int side = 0; side < 2; side++)
		for (unsigned code = 0; code < CODES; code++) {
			if (!has_gradient[side][code])
				continue;
			for (int pair = 0; pair < PAIRS_OF_CODE && code != code_far; pair++) {
				gradient.pair_value[side][pairs_of[code][pair]] += code_value_gradient[side][code];
				for (int i = 0; i < CHANNELS; i++)
					gradient.pair[side][pairs_of[code][pair]][i] += code_row_gradient[side][code][i];
			}
			memset(code_row_gradient[side][code], 0, sizeof code_row_gradient[side][code]);
			code_value_gradient[side][code] = 0;
			has_gradient[side][code] = false;
		}
}

static void tie(float *one, float *other)
{
	*one = *other = *one + *other;
}

static void tie_sides(struct parameters *of)
{
	for (int i = 0; i < CHANNELS; i++) {
		for (int pair = 0; pair < PATTERN_PAIRS; pair++)
			tie(&of->pair[0][pair][i], &of->pair[1][pair][network_swapped(i)]);
		for (int unit = 0; unit < HIDDEN; unit++)
			tie(&of->hidden_weight[0][i][unit], &of->hidden_weight[1][network_swapped(i)][unit]);
	}
	float *black = (float *)&of->mapping[0], *white = (float *)&of->mapping[1];
	for (size_t i = 0; i < sizeof of->mapping[0] / sizeof *black; i++)
		tie(&black[i], &white[i]);
	for (int unit = 0; unit < HIDDEN; unit++) {
		tie(&of->hidden_bias[0][unit], &of->hidden_bias[1][unit]);
		tie(&of->output_weight[0][unit], &of->output_weight[1][unit]);
	}
	tie(&of->output_bias[0], &of->output_bias[1]);
	for (int pair = 0; pair < PATTERN_PAIRS; pair++)
		tie(&of->pair_value[0][pair], &of->pair_value[1][pair]);
	for (int threats = 0; threats < THREAT_MASKS; threats++)
		tie(&of->threat_mask[0][threats], &of->threat_mask[1][threats]);
	for (int i = 0; i < THREAT_BITS; i++)
		tie(&of->threat_bit[0][i], &of->threat_bit[1][i]);
}

static void init_mapping(struct mapping *mapping, unsigned long long *seed)
{
	for (int half = 0; half < NETWORK_SHAPE_HALVES; half++)
		for (int unit = 0; unit < NETWORK_MAPPED; unit++)
			mapping->half[half][unit] = random_number(seed);
	for (int unit = 0; unit < NETWORK_MAPPED; unit++)
		for (int i = 0; i < NETWORK_VIEW; i++)
			mapping->weight[unit][i] = 0.1f * random_number(seed);
}

static void init(const struct games *games)
{
	unsigned long long seed = 12345;
	memset(&net, 0, sizeof net);
	memset(&gradient, 0, sizeof gradient);
	memset(code_row_gradient, 0, sizeof code_row_gradient);
	memset(code_value_gradient, 0, sizeof code_value_gradient);
	memset(has_gradient, 0, sizeof has_gradient);
	memset(&mean, 0, sizeof mean);
	memset(&square, 0, sizeof square);
	memset(&mapped, 0, sizeof mapped);
	for (int side = 0; side <= games->two_sided; side++) {
		for (int pair = 0; pair < PATTERN_PAIRS; pair++)
			for (int i = 0; i < CHANNELS; i++)
				net.pair[side][pair][i] = 0.3f * random_number(&seed);
		for (int unit = 0; unit < HIDDEN; unit++) {
			for (int i = 0; i < CHANNELS; i++)
				net.hidden_weight[side][i][unit] = 2 / sqrtf(CHANNELS) * random_number(&seed);
			net.output_weight[side][unit] = 0.2f * random_number(&seed);
		}
		init_mapping(&net.mapping[side], &seed);
	}
	if (!games->two_sided)
		tie_sides(&net);
	expand_rows();
}

/* Computes the channels of a point, before the rectifier. */
static void channels_of(const struct points *points, float channel[CHANNELS])
{
	const float *black = code_row[0][points->code[0]], *white = code_row[1][points->code[1]];
	for (int i = 0; i < CHANNELS; i++)
		channel[i] = black[i] + white[i];
	for (int d = 0; d < DIRECTIONS && !without_shapes; d++)
		for (int side = 0; side < 2; side++) {
			const float *row = mapped.row[points->shape[d]][side];
			for (int i = 0; i < NETWORK_VIEW; i++)
				channel[side * NETWORK_VIEW + i] += row[i];
		}
}

/* Adds the points of a sample to the sums. Returns their value for Black. */
static float add_points(const struct games *games, const struct sample *sample, float sum[CHANNELS])
{
	const struct points *points = &games->points[sample->points];
	float value = 0, channel[CHANNELS];
	for (unsigned k = 0; k < sample->kinds; k++) {
		unsigned black = points[k].code[0], white = points[k].code[1];
		float count = points[k].count;
		channels_of(&points[k], channel);
		for (int i = 0; i < CHANNELS; i++)
			sum[i] += (channel[i] > 0 ? channel[i] : 0) * count;
		value += count * (code_value[0][black] - code_value[1][white]);
	}
	return value;
}

static void forward(const struct games *games, const struct sample *sample, struct activations *activations)
{
	float sum[CHANNELS] = {0}, unit[HIDDEN];
	int to_move = sample->to_move;
	float points = add_points(games, sample, sum);
	memcpy(unit, net.hidden_bias[to_move], sizeof unit);
	for (int i = 0; i < CHANNELS; i++)
		for (int k = 0; k < HIDDEN; k++)
			unit[k] += net.hidden_weight[to_move][i][k] * (sum[i] * shrink);
	float value = net.output_bias[to_move] + (to_move == 0 ? points : -points);
	for (int k = 0; k < HIDDEN; k++) {
		unit[k] = unit[k] > 0 ? unit[k] : 0;
		value += net.output_weight[to_move][k] * unit[k];
	}
	activations->value = value + value_of_threats(&net, to_move, sample->threats);
	memcpy(activations->accumulator, sum, sizeof sum);
	memcpy(activations->hidden, unit, sizeof unit);
}

/* Backpropagates the value's gradient to the sums. */
static void backpropagate_layers(int to_move, const struct activations *activations, float error,
                                 float sum_gradient[CHANNELS])
{
	float unit_gradient[HIDDEN];
	gradient.output_bias[to_move] += error;
	for (int k = 0; k < HIDDEN; k++) {
		gradient.output_weight[to_move][k] += error * activations->hidden[k];
		unit_gradient[k] = activations->hidden[k] > 0 ? error * net.output_weight[to_move][k] : 0;
		gradient.hidden_bias[to_move][k] += unit_gradient[k];
	}
	for (int i = 0; i < CHANNELS; i++) {
		float sum = 0;
		for (int k = 0; k < HIDDEN; k++) {
			gradient.hidden_weight[to_move][i][k] += unit_gradient[k] * (activations->accumulator[i] * shrink);
			sum += net.hidden_weight[to_move][i][k] * unit_gradient[k];
		}
		sum_gradient[i] = sum * shrink;
	}
}

static void backpropagate_points(const struct games *games, const struct sample *sample, float error,
                                 const float sum_gradient[CHANNELS])
{
	const struct points *points = &games->points[sample->points];
	float black_error = sample->to_move == 0 ? error : -error, channel[CHANNELS];
	for (unsigned k = 0; k < sample->kinds; k++) {
		unsigned black = points[k].code[0], white = points[k].code[1];
		float count = points[k].count;
		channels_of(&points[k], channel);
		for (int i = 0; i < CHANNELS; i++) {
			float slope = (channel[i] > 0 ? sum_gradient[i] : 0) * count;
			code_row_gradient[0][black][i] += slope;
			code_row_gradient[1][white][i] += slope;
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
		code_value_gradient[0][black] += black_error * count;
		code_value_gradient[1][white] -= black_error * count;
	}
}

static void backpropagate_threats(const struct sample *sample, float error)
{
	gradient.threat_mask[sample->to_move][sample->threats] += error;
	for (int i = 0; i < THREAT_BITS; i++)
		gradient.threat_bit[sample->to_move][i] += sample->threats >> i & 1 ? error : 0;
}

/* Returns the cross-entropy of the prediction p and the target t. */
static double loss_of(double p, double t)
{
	return -t * log(p + 1e-12) - (1 - t) * log(1 - p + 1e-12);
}

/* Learns from a sample. Returns the loss on it. */
static double train_on(const struct games *games, const struct sample *sample)
{
	struct activations activations;
	float sum_gradient[CHANNELS];
	forward(games, sample, &activations);
	double p = sigmoid((double)activations.value), t = sample->target;
	float error = (float)((p - t) / BATCH);
	backpropagate_layers(sample->to_move, &activations, error, sum_gradient);
	backpropagate_points(games, sample, error, sum_gradient);
	backpropagate_threats(sample, error);
	return loss_of(p, t);
}

/* Returns the mean loss on the samples held out, or 0 if there are none. */
static double loss_held_out(const struct games *games)
{
	struct activations activations;
	double loss = 0;
	for (size_t i = 0; i < games->held; i++) {
		const struct sample *sample = &games->sample[games->samples + i];
		forward(games, sample, &activations);
		loss += loss_of(sigmoid((double)activations.value), sample->target);
	}
	return games->held == 0 ? 0 : loss / (double)games->held;
}

/* Takes a step of Adam. `done` is the share of all steps, up to this one. */
static void adam_step(const struct games *games, float done, struct bias_correction *correction)
{
	float *value = (float *)&net, *g = (float *)&gradient, *m = (float *)&mean, *s = (float *)&square;
	float rate = learning_rate * (done < warm_up ? done / warm_up : 1) * (1 + cosf(3.14159265f * done)) / 2;
	correction->first = 1 - (1 - correction->first) * 0.9f;
	correction->second = 1 - (1 - correction->second) * 0.999f;
	backpropagate_rows();
	if (!games->two_sided)
		tie_sides(&gradient);
	for (int i = 0; i < NUMBERS; i++) {
		m[i] = 0.9f * m[i] + 0.1f * g[i];
		s[i] = 0.999f * s[i] + 0.001f * g[i] * g[i];
		float rate_of = i < MAPPING ? rate : rate * mapping_rate;
		value[i] -= rate_of * (m[i] / correction->first) / (sqrtf(s[i] / correction->second) + 1e-8f);
		g[i] = 0;
	}
	expand_rows();
}

const struct parameters *fit_evaluation(const struct games *games)
{
	static struct codes codes;
	codes_make(&codes);
	code_far = codes_find(&codes, false, NETWORK_FAR).code;
	size_t *order = shuffled(games->samples, 3);
	size_t all = EPOCHS * games->samples, trained = 0;
	struct bias_correction correction = {0, 0};
	init(games);
	for (int epoch = 0; epoch < EPOCHS; epoch++) {
		double loss = 0;
		for (size_t i = 0; i < games->samples; i++) {
			loss += train_on(games, &games->sample[order[i]]);
			if (++trained % BATCH != 0)
				continue;
			adam_step(games, (float)trained / (float)all, &correction);
			without_shapes = trained / BATCH % WITHOUT_SHAPES == 0;
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
