#include "fit.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../tune/learn.h"

enum {
	EPOCHS = 5,
	BATCH = 256,
	CANDIDATES_MAX = BOARD_MAX * BOARD_MAX,
	FEATURES = POLICY_FEATURES,
	MAPPED = POLICY_MAPPED,
	CHANNELS = NETWORK_CHANNELS,
	NUMBERS = sizeof(struct parameters) / sizeof(float),
};

static const float learning_rate = 0.0015f; /* at the start; it falls to 0 */
static const float weight_decay = 1e-7f;
static const float shrink = 1.0f / (POLICY_SHRINK * NETWORK_CHANNEL_ONE);

/* The rows of codes and shapes, and their gradients. The index of a set is the side to move, if the rules differ
   between the sides, else 0. */
static float own[2][CODES][FEATURES], other[2][CODES][FEATURES], shape[2][NETWORK_SHAPES][FEATURES];
static float own_gradient[2][CODES][FEATURES], other_gradient[2][CODES][FEATURES];
static float shape_gradient[2][NETWORK_SHAPES][FEATURES];
static struct parameters net, gradient, mean, square;
static struct network_shapes shapes;
static int sets; /* 2 if the rules differ between the sides, else 1 */

/* What is computed for a choice on the way to the chances of its candidates. */
struct activations {
	float board[FEATURES];
	float point[CANDIDATES_MAX][FEATURES];
	double chance[CANDIDATES_MAX];
};

static void forward_hidden(int set, unsigned number, float unit[MAPPED])
{
	const float *one = net.half[set][shapes.halves[number][0]], *two = net.half[set][shapes.halves[number][1]];
	for (int i = 0; i < MAPPED; i++)
		unit[i] = one[i] + two[i] > 0 ? one[i] + two[i] : 0;
}

static void expand_codes(int set)
{
	for (unsigned code = 0; code < CODES; code++) {
		float *a = own[set][code], *b = other[set][code];
		memcpy(a, net.bias[set], sizeof net.bias[set]);
		memset(b, 0, sizeof other[set][code]);
		for (int pair = 0; pair < PAIRS_OF_CODE; pair++)
			for (int i = 0; i < FEATURES; i++) {
				a[i] += net.own[set][pairs_of[code][pair]][i];
				b[i] += net.other[set][pairs_of[code][pair]][i];
			}
	}
}

static void expand_rows(void)
{
	for (int set = 0; set < sets; set++) {
		expand_codes(set);
		for (unsigned number = 0; number < NETWORK_SHAPES; number++) {
			float unit[MAPPED];
			forward_hidden(set, number, unit);
			for (int k = 0; k < FEATURES; k++) {
				float sum = 0;
				for (int i = 0; i < MAPPED; i++)
					sum += net.mapping[set][k][i] * unit[i];
				shape[set][number][k] = sum;
			}
		}
	}
}

/* Adds the gradients of the rows of codes to those of their pairs. */
static void backpropagate_codes(int set)
{
	for (unsigned code = 0; code < CODES; code++) {
		const float *a = own_gradient[set][code], *b = other_gradient[set][code];
		for (int i = 0; i < FEATURES; i++)
			gradient.bias[set][i] += a[i];
		for (int pair = 0; pair < PAIRS_OF_CODE; pair++)
			for (int i = 0; i < FEATURES; i++) {
				gradient.own[set][pairs_of[code][pair]][i] += a[i];
				gradient.other[set][pairs_of[code][pair]][i] += b[i];
			}
	}
}

/* Backpropagates the gradient of a shape's row through the mapping network. */
static void backpropagate_shape(int set, unsigned number)
{
	float unit[MAPPED], sum[MAPPED] = {0};
	const float *row = shape_gradient[set][number];
	forward_hidden(set, number, unit);
	for (int k = 0; k < FEATURES; k++)
		for (int i = 0; i < MAPPED; i++) {
			gradient.mapping[set][k][i] += row[k] * unit[i];
			sum[i] += row[k] * net.mapping[set][k][i];
		}
	for (int half = 0; half < 2; half++)
		for (int i = 0; i < MAPPED; i++)
			gradient.half[set][shapes.halves[number][half]][i] += unit[i] > 0 ? sum[i] : 0;
}

static void backpropagate_rows(void)
{
	for (int set = 0; set < sets; set++) {
		backpropagate_codes(set);
		for (unsigned number = 0; number < NETWORK_SHAPES; number++)
			backpropagate_shape(set, number);
	}
	memset(own_gradient, 0, sizeof own_gradient);
	memset(other_gradient, 0, sizeof other_gradient);
	memset(shape_gradient, 0, sizeof shape_gradient);
}

static void fill_random(float *number, size_t count, float width, unsigned long long *seed)
{
	for (size_t i = 0; i < count; i++)
		number[i] = width * random_number(seed);
}

static void init(void)
{
	unsigned long long seed = 5;
	memset(&net, 0, sizeof net);
	memset(&gradient, 0, sizeof gradient);
	memset(own_gradient, 0, sizeof own_gradient);
	memset(other_gradient, 0, sizeof other_gradient);
	memset(shape_gradient, 0, sizeof shape_gradient);
	memset(&mean, 0, sizeof mean);
	memset(&square, 0, sizeof square);
	fill_random(net.own[0][0], sizeof net.own / sizeof(float), 0.05f, &seed);
	fill_random(net.other[0][0], sizeof net.other / sizeof(float), 0.05f, &seed);
	fill_random(net.half[0][0], sizeof net.half / sizeof(float), 1, &seed);
	fill_random(net.mapping[0][0], sizeof net.mapping / sizeof(float), 0.3f, &seed);
	fill_random(net.weight[0][0], sizeof net.weight / sizeof(float), 0.3f, &seed);
	fill_random(net.bias[0], sizeof net.bias / sizeof(float), 0.2f, &seed);
	expand_rows();
}

/* Takes a step of Adam. `done` is the share of all samples that were used. */
static void adam_step(float done)
{
	float *value = (float *)&net, *g = (float *)&gradient, *m = (float *)&mean, *s = (float *)&square;
	float size = learning_rate * (1 + cosf(3.14159265f * done)) / 2;
	backpropagate_rows();
	for (size_t i = 0; i < NUMBERS; i++) {
		float slope = g[i] + weight_decay * value[i];
		m[i] = 0.9f * m[i] + 0.1f * slope;
		s[i] = 0.999f * s[i] + 0.001f * slope * slope;
		value[i] -= size * m[i] / (sqrtf(s[i]) + 1e-8f);
		g[i] = 0;
	}
	expand_rows();
}

static void forward_point(int set, const struct candidate *candidate, float point[FEATURES])
{
	const float *a = own[set][candidate->code[0]], *b = other[set][candidate->code[1]];
	for (int i = 0; i < FEATURES; i++)
		point[i] = a[i] + b[i];
	for (int d = 0; d < DIRECTIONS; d++)
		for (int i = 0; i < FEATURES; i++)
			point[i] += shape[set][candidate->shape[d]][i];
	for (int i = 0; i < FEATURES; i++)
		point[i] = point[i] > 0 ? point[i] : 0;
}

/* Returns the set of numbers for the side to move. */
static int set_of(const struct choice *choice)
{
	return sets == 2 ? choice->side : 0;
}

/* Returns the accumulator's channel for weight k of the set. If White uses Black's weights, the channels of the two
   sides are swapped. */
static int channel_of(const struct choice *choice, int k)
{
	return set_of(choice) == choice->side ? k : network_swapped(k);
}

static void forward_board(const struct choice *choice, float board[FEATURES])
{
	int set = set_of(choice);
	for (int i = 0; i < FEATURES; i++) {
		board[i] = net.weight_bias[set][i];
		for (int k = 0; k < CHANNELS; k++)
			board[i] += net.weight[set][i][k] * ((float)choice->accumulator.of[channel_of(choice, k)] * shrink);
	}
}

/* Computes the chances. Returns the cross-entropy of the move played. */
static double forward(const struct choices *choices, const struct choice *choice, const struct weights *weights,
                      struct activations *activations)
{
	const struct candidate *candidate = &choices->candidate[choice->first];
	int set = set_of(choice);
	double largest = -1e9, sum = 0;
	forward_board(choice, activations->board);
	for (unsigned n = 0; n < choice->candidates; n++) {
		int table = weights->attack[candidate[n].code[0]] + weights->defense[candidate[n].code[1]];
		float score = (float)table / POLICY_SCORE_ONE;
		forward_point(set, &candidate[n], activations->point[n]);
		for (int i = 0; i < FEATURES; i++)
			score += activations->point[n][i] * activations->board[i];
		activations->chance[n] = (double)score;
		largest = activations->chance[n] > largest ? activations->chance[n] : largest;
	}
	for (unsigned n = 0; n < choice->candidates; n++)
		sum += activations->chance[n] = exp(activations->chance[n] - largest);
	for (unsigned n = 0; n < choice->candidates; n++)
		activations->chance[n] /= sum;
	return -log(activations->chance[choice->played] + 1e-12);
}

static void backpropagate_point(int set, const struct candidate *candidate, const float point[FEATURES], float error,
                                const float board[FEATURES])
{
	float *a = own_gradient[set][candidate->code[0]], *b = other_gradient[set][candidate->code[1]];
	float slope[FEATURES];
	for (int i = 0; i < FEATURES; i++)
		slope[i] = point[i] > 0 ? error * board[i] : 0;
	for (int i = 0; i < FEATURES; i++) {
		a[i] += slope[i];
		b[i] += slope[i];
	}
	for (int d = 0; d < DIRECTIONS; d++)
		for (int i = 0; i < FEATURES; i++)
			shape_gradient[set][candidate->shape[d]][i] += slope[i];
}

static void backpropagate(const struct choices *choices, const struct choice *choice,
                          const struct activations *activations)
{
	int set = set_of(choice);
	float board[FEATURES] = {0};
	for (unsigned n = 0; n < choice->candidates; n++) {
		float error = (float)((activations->chance[n] - (n == choice->played)) / BATCH);
		backpropagate_point(set, &choices->candidate[choice->first + n], activations->point[n], error,
		                    activations->board);
		for (int i = 0; i < FEATURES; i++)
			board[i] += error * activations->point[n][i];
	}
	for (int i = 0; i < FEATURES; i++) {
		gradient.weight_bias[set][i] += board[i];
		for (int k = 0; k < CHANNELS; k++)
			gradient.weight[set][i][k] += board[i] * ((float)choice->accumulator.of[channel_of(choice, k)] * shrink);
	}
}

const struct parameters *fit_policy(const struct choices *choices, const struct ruleset *rules)
{
	static struct activations activations;
	const struct weights *const *weights = fitted_numbers[rules->rule].weights;
	size_t *order = shuffled(choices->count, 2);
	sets = ruleset_forbids(rules, SIDE_BLACK) ? 2 : 1;
	network_shapes_make(&shapes);
	init();
	for (int epoch = 0; epoch < EPOCHS; epoch++) {
		double loss = 0, loss_held = 0;
		for (size_t i = 0; i < choices->count; i++) {
			const struct choice *choice = &choices->choice[order[i]];
			loss += forward(choices, choice, weights[choice->side], &activations);
			backpropagate(choices, choice, &activations);
			if ((i + 1) % BATCH == 0)
				adam_step(((float)epoch + (float)i / (float)choices->count) / EPOCHS);
		}
		for (size_t i = choices->count; i < choices->count + choices->held; i++)
			loss_held += forward(choices, &choices->choice[i], weights[choices->choice[i].side], &activations);
		fprintf(stderr, "policy, epoch %d: loss %.5f, on games held out %.5f\n", epoch + 1,
		        loss / (double)choices->count, loss_held / (double)choices->held);
	}
	free(order);
	return &net;
}
