#include "evaluation.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "learn.h"

enum {
	CHANNELS = NETWORK_CHANNELS,
	BATCH = 256,
	ROUND = 8, /* batches: in each round one without shapes, because the engine has none with another K, and one more
	              with the layers for small boards */
	EPOCHS = 7,
	NUMBERS = sizeof(struct parameters) / sizeof(float),
	MAPPING = offsetof(struct parameters, mapping) / sizeof(float), /* the first number of the mapping networks */
};

static const float learning_rate = 0.0018f; /* after the warm-up; it falls to 0 at the end */
static const float mapping_rate = 0.3f;     /* the share of the learning rate that the mapping networks get */
static const float warm_up = 0.05f;         /* the share of all steps in which the learning rate grows from 0 */

/* The weight of the samples in Adam's means, up to 1 (bias correction). */
struct bias_correction {
	float first, second;
};

static struct parameters net, gradient, mean, square;
static float code_row[2][CODES][CHANNELS], code_row_gradient[2][CODES][CHANNELS];
static float code_value[2][CODES], code_value_gradient[2][CODES];
static struct mapped mapped;
static bool without_shapes, small;
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
	for (int i = 0; i < CHANNELS; i++)
		for (int pair = 0; pair < PATTERN_PAIRS; pair++)
			tie(&of->pair[0][pair][i], &of->pair[1][pair][network_swapped(i)]);
	float *black = (float *)&of->mapping[0], *white = (float *)&of->mapping[1];
	for (size_t i = 0; i < sizeof of->mapping[0] / sizeof *black; i++)
		tie(&black[i], &white[i]);
	for (int pair = 0; pair < PATTERN_PAIRS; pair++)
		tie(&of->pair_value[0][pair], &of->pair_value[1][pair]);
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
		init_mapping(&net.mapping[side], &seed);
	}
	if (!games->two_sided)
		tie_sides(&net);
	plain_layers_init(&net.plain, games->two_sided, &seed);
	full_layers_init(&net.full, games->two_sided, &seed);
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
static float add_points(const struct games *games, const struct sample *sample, float sum[REGIONS][CHANNELS])
{
	const struct points *points = &games->points[sample->points];
	float value = 0, channel[CHANNELS];
	memset(sum, 0, REGIONS * sizeof *sum);
	for (unsigned k = 0; k < sample->kinds; k++) {
		unsigned black = points[k].code[0], white = points[k].code[1];
		float count = points[k].count, *of = sum[points[k].region];
		channels_of(&points[k], channel);
		for (int i = 0; i < CHANNELS; i++)
			of[i] += (channel[i] > 0 ? channel[i] : 0) * count;
		value += count * (code_value[0][black] - code_value[1][white]);
	}
	return value;
}

/* Has the sample the layers for small boards, or without shapes? */
static bool is_plain(const struct sample *sample)
{
	return small || without_shapes || sample->is_small;
}

/* Returns the value of a sample. */
static float forward(const struct games *games, const struct sample *sample, struct activations *at)
{
	int to_move = sample->to_move;
	float points = add_points(games, sample, at->sum);
	float value = is_plain(sample) ? plain_layers_value(&net.plain, to_move, at)
	                               : full_layers_value(&net.full, to_move, at);
	return value + (to_move == 0 ? points : -points) + value_of_threats(&net, to_move, sample->threats);
}

static void backpropagate_points(const struct games *games, const struct sample *sample, float error,
                                 float sum_gradient[REGIONS][CHANNELS])
{
	const struct points *points = &games->points[sample->points];
	float black_error = sample->to_move == 0 ? error : -error, channel[CHANNELS];
	for (unsigned k = 0; k < sample->kinds; k++) {
		unsigned black = points[k].code[0], white = points[k].code[1];
		float count = points[k].count;
		const float *of = sum_gradient[points[k].region];
		channels_of(&points[k], channel);
		for (int i = 0; i < CHANNELS; i++) {
			float slope = (channel[i] > 0 ? of[i] : 0) * count;
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
	struct activations at;
	float sum_gradient[REGIONS][CHANNELS];
	double p = sigmoid((double)forward(games, sample, &at)), t = (double)sample->target;
	float error = (float)((p - t) / BATCH);
	if (is_plain(sample))
		plain_layers_backpropagate(&net.plain, sample->to_move, &at, error, &gradient.plain, sum_gradient);
	else
		full_layers_backpropagate(&net.full, sample->to_move, &at, error, &gradient.full, sum_gradient);
	backpropagate_points(games, sample, error, sum_gradient);
	backpropagate_threats(sample, error);
	return loss_of(p, t);
}

/* Returns the mean loss on the samples held out, against the targets or the results; 0 if there are none. */
static double loss_held_out(const struct games *games, bool results)
{
	struct activations at;
	double loss = 0;
	for (size_t i = 0; i < games->held; i++) {
		const struct sample *sample = &games->sample[games->samples + i];
		loss += loss_of(sigmoid((double)forward(games, sample, &at)),
		                (double)(results ? sample->result : sample->target));
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
	if (!games->two_sided) {
		tie_sides(&gradient);
		full_layers_tie(&gradient.full);
	}
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
			without_shapes = trained / BATCH % ROUND == 0;
			small = trained / BATCH % ROUND == 1;
		}
		without_shapes = small = false;
		double full[2] = {loss_held_out(games, false), loss_held_out(games, true)};
		small = true;
		double plain = loss_held_out(games, false);
		without_shapes = true;
		fprintf(stderr,
		        "evaluation, epoch %d: loss %.5f, on games held out %.5f, of results %.5f; as on a small board %.5f, "
		        "without shapes %.5f\n",
		        epoch + 1, loss / (double)games->samples, full[0], full[1], plain, loss_held_out(games, false));
		without_shapes = small = false;
	}
	free(order);
	return &net;
}
