#include "network.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "learn.h"

enum {
	SUMS = NETWORK_SUMS,
	UNITS = NETWORK_UNITS,
	BATCH = 128,
	EPOCHS = 14,
};

static const float step_size = 0.0015f;
static const float shrink = 1.0f / NETWORK_SHRINK;

/* All that is learnt, as network.h has it, in numbers of one kind. */
struct learnt {
	float pair[2][PATTERN_PAIRS][SUMS];
	float weight[2][SUMS][UNITS];
	float bias[2][UNITS];
	float worth[2][UNITS];
	float offset[2];
};

enum { NUMBERS = sizeof(struct learnt) / sizeof(float) };

/* What the network makes of a sample on the way to its value. */
struct thought {
	float sum[SUMS];
	float unit[UNITS];
	float value;
};

static struct learnt net, gradient, mean, square;
static float gives[2][CODES][SUMS], gives_gradient[2][CODES][SUMS];
static unsigned far;

static void expand(void)
{
	for (int side = 0; side < 2; side++)
		for (unsigned code = 0; code < CODES; code++) {
			float sum[SUMS] = {0};
			for (int pair = 0; pair < PAIRS_OF_CODE; pair++)
				for (int i = 0; i < SUMS; i++)
					sum[i] += net.pair[side][pairs_of[code][pair]][i];
			memcpy(gives[side][code], sum, sizeof sum);
		}
	memset(gives[0][far], 0, sizeof gives[0][far]);
	memset(gives[1][far], 0, sizeof gives[1][far]);
}

/* What is learnt of the codes is learnt of their pairs. */
static void gather(void)
{
	for (int side = 0; side < 2; side++)
		for (unsigned code = 0; code < CODES; code++)
			for (int pair = 0; pair < PAIRS_OF_CODE && code != far; pair++)
				for (int i = 0; i < SUMS; i++)
					gradient.pair[side][pairs_of[code][pair]][i] += gives_gradient[side][code][i];
	memset(gives_gradient, 0, sizeof gives_gradient);
}

/* Where the sides' rules are the same, so are their numbers: half of the sums are Black's view, the others White's. */
static int turned(int i)
{
	return (i + SUMS / 2) % SUMS;
}

static void share(float *one, float *other)
{
	*one = *other = *one + *other;
}

static void share_between_sides(struct learnt *of)
{
	for (int i = 0; i < SUMS; i++) {
		for (int pair = 0; pair < PATTERN_PAIRS; pair++)
			share(&of->pair[0][pair][i], &of->pair[1][pair][turned(i)]);
		for (int unit = 0; unit < UNITS; unit++)
			share(&of->weight[0][i][unit], &of->weight[1][turned(i)][unit]);
	}
	for (int unit = 0; unit < UNITS; unit++) {
		share(&of->bias[0][unit], &of->bias[1][unit]);
		share(&of->worth[0][unit], &of->worth[1][unit]);
	}
	share(&of->offset[0], &of->offset[1]);
}

/* Between -1/2 and 1/2. */
static float random_number(unsigned long long *seed)
{
	*seed = *seed * 6364136223846793005u + 1442695040888963407u;
	return (float)(*seed >> 40) / (1 << 24) - 0.5f;
}

static void start(const struct games *games)
{
	unsigned long long seed = 12345;
	memset(&net, 0, sizeof net);
	memset(&gradient, 0, sizeof gradient);
	memset(gives_gradient, 0, sizeof gives_gradient);
	memset(&mean, 0, sizeof mean);
	memset(&square, 0, sizeof square);
	for (int side = 0; side < 2; side++) {
		for (int pair = 0; pair < PATTERN_PAIRS; pair++)
			for (int i = 0; i < SUMS; i++)
				net.pair[side][pair][i] = 0.3f * random_number(&seed);
		for (int unit = 0; unit < UNITS; unit++) {
			for (int i = 0; i < SUMS; i++)
				net.weight[side][i][unit] = 2 / sqrtf(SUMS) * random_number(&seed);
			net.worth[side][unit] = 0.2f * random_number(&seed);
		}
	}
	if (!games->two_sided) {
		memset(net.pair[1], 0, sizeof net.pair[1]);
		memset(net.weight[1], 0, sizeof net.weight[1]);
		memset(net.worth[1], 0, sizeof net.worth[1]);
		share_between_sides(&net);
	}
	expand();
}

static void think(const struct games *games, const struct sample *sample, struct thought *thought)
{
	float sum[SUMS] = {0}, unit[UNITS];
	const struct points *points = &games->points[sample->points];
	for (unsigned k = 0; k < sample->kinds; k++) {
		const float *black = gives[0][points[k].code[0]], *white = gives[1][points[k].code[1]];
		float count = points[k].count;
		for (int i = 0; i < SUMS; i++) {
			float given = black[i] + white[i];
			sum[i] += given > 0 ? given * count : 0;
		}
	}
	memcpy(unit, net.bias[sample->to_move], sizeof unit);
	for (int i = 0; i < SUMS; i++)
		for (int k = 0; k < UNITS; k++)
			unit[k] += net.weight[sample->to_move][i][k] * (sum[i] * shrink);
	thought->value = net.offset[sample->to_move];
	for (int k = 0; k < UNITS; k++) {
		unit[k] = unit[k] > 0 ? unit[k] : 0;
		thought->value += net.worth[sample->to_move][k] * unit[k];
	}
	memcpy(thought->sum, sum, sizeof sum);
	memcpy(thought->unit, unit, sizeof unit);
}

/* From the value's gradient to that of the sums. */
static void learn_units(int to_move, const struct thought *thought, float wrong, float sum_gradient[SUMS])
{
	float unit_gradient[UNITS];
	gradient.offset[to_move] += wrong;
	for (int k = 0; k < UNITS; k++) {
		gradient.worth[to_move][k] += wrong * thought->unit[k];
		unit_gradient[k] = thought->unit[k] > 0 ? wrong * net.worth[to_move][k] : 0;
		gradient.bias[to_move][k] += unit_gradient[k];
	}
	for (int i = 0; i < SUMS; i++) {
		float sum = 0;
		for (int k = 0; k < UNITS; k++) {
			gradient.weight[to_move][i][k] += unit_gradient[k] * (thought->sum[i] * shrink);
			sum += net.weight[to_move][i][k] * unit_gradient[k];
		}
		sum_gradient[i] = sum * shrink;
	}
}

static void learn_points(const struct games *games, const struct sample *sample, const float sum_gradient[SUMS])
{
	const struct points *points = &games->points[sample->points];
	for (unsigned k = 0; k < sample->kinds; k++) {
		unsigned black = points[k].code[0], white = points[k].code[1];
		float count = points[k].count;
		for (int i = 0; i < SUMS; i++) {
			float learnt = gives[0][black][i] + gives[1][white][i] > 0 ? sum_gradient[i] * count : 0;
			gives_gradient[0][black][i] += learnt;
			gives_gradient[1][white][i] += learnt;
		}
	}
}

static double look_at(const struct games *games, const struct sample *sample)
{
	struct thought thought;
	float sum_gradient[SUMS];
	think(games, sample, &thought);
	double p = sigmoid((double)(sample->table + thought.value)), t = sample->target;
	learn_units(sample->to_move, &thought, (float)((p - t) / BATCH), sum_gradient);
	learn_points(games, sample, sum_gradient);
	return -t * log(p + 1e-12) - (1 - t) * log(1 - p + 1e-12);
}

static void step_all(float step, float first, float second)
{
	float *value = (float *)&net, *g = (float *)&gradient, *m = (float *)&mean, *s = (float *)&square;
	for (int i = 0; i < NUMBERS; i++) {
		m[i] = 0.9f * m[i] + 0.1f * g[i];
		s[i] = 0.999f * s[i] + 0.001f * g[i] * g[i];
		value[i] -= step * (m[i] / first) / (sqrtf(s[i] / second) + 1e-8f);
		g[i] = 0;
	}
}

void learn_network(const struct games *games)
{
	static struct codes codes;
	codes_make(&codes);
	far = codes_look(&codes, NETWORK_FAR);
	size_t *order = shuffled(games->samples, 3);
	float first = 0, second = 0;
	start(games);
	for (int epoch = 0; epoch < EPOCHS; epoch++) {
		double loss = 0;
		float step = step_size * (epoch < EPOCHS / 2 ? 1 : epoch < EPOCHS * 3 / 4 ? 0.3f : 0.1f);
		for (size_t i = 0; i < games->samples; i++) {
			loss += look_at(games, &games->sample[order[i]]);
			if ((i + 1) % BATCH != 0)
				continue;
			first = 1 - (1 - first) * 0.9f;
			second = 1 - (1 - second) * 0.999f;
			gather();
			if (!games->two_sided)
				share_between_sides(&gradient);
			step_all(step, first, second);
			expand();
		}
		fprintf(stderr, "network, epoch %d: %.5f\n", epoch + 1, loss / (double)games->samples);
	}
	free(order);
}

/* `count` numbers, `stride` apart. */
static void write_numbers(const float *number, int count, int stride, double one, double most)
{
	printf("{");
	for (int i = 0; i < count; i++) {
		double scaled = number[i * stride] * one;
		printf("%ld%s", lround(scaled > most ? most : scaled < -most ? -most : scaled), i < count - 1 ? "," : "},\n");
	}
}

void write_network(const struct games *games, const char *name)
{
	const double worth = games->scale * NETWORK_WORTH_ONE;
	printf("\nstatic const struct network network_%s = {\n\t.pair = {\n", name);
	for (int side = 0; side < 2; side++) {
		printf("{\n");
		for (int pair = 0; pair < PATTERN_PAIRS; pair++)
			write_numbers(net.pair[side][pair], SUMS, 1, NETWORK_PAIR_ONE, INT16_MAX);
		printf("},\n");
	}
	printf("\t},\n\t.weight = {\n");
	for (int to_move = 0; to_move < 2; to_move++) {
		printf("{\n");
		for (int unit = 0; unit < UNITS; unit++)
			write_numbers(&net.weight[to_move][0][unit], SUMS, UNITS, NETWORK_WEIGHT_ONE, NETWORK_WEIGHT_MAX);
		printf("},\n");
	}
	printf("\t},\n\t.bias = {\n");
	for (int to_move = 0; to_move < 2; to_move++)
		write_numbers(net.bias[to_move], UNITS, 1, NETWORK_WEIGHT_ONE * NETWORK_SUM_ONE * NETWORK_SHRINK, NETWORK_BIAS_MAX);
	printf("\t},\n\t.worth = {\n");
	for (int to_move = 0; to_move < 2; to_move++)
		write_numbers(net.worth[to_move], UNITS, 1, worth, INT16_MAX);
	printf("\t},\n\t.offset = ");
	write_numbers(net.offset, 2, 1, worth * NETWORK_WEIGHT_ONE, INT32_MAX);
	printf("};\n");
}
