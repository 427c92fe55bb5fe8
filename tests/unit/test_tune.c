/* The layers that make tune fits: a small step in any direction changes the value by what the gradients say. */
#include <math.h>
#include <string.h>

#include "../tools/tune/layers.h"
#include "../tools/tune/learn.h"
#include "tap.h"

enum { DIRECTIONS_TRIED = 40 };

/* All that the value depends on, and its gradients. */
struct variables {
	struct plain_layers plain;
	struct full_layers full;
	float sum[REGIONS][NETWORK_CHANNELS];
};

enum { NUMBERS = sizeof(struct variables) / sizeof(float), SUMS = REGIONS * NETWORK_CHANNELS };

static struct variables here, gradient, step, there;
static unsigned long long seed = 1;

static float value_at(const struct variables *variables, bool is_plain, int to_move, struct activations *at)
{
	memcpy(at->sum, variables->sum, sizeof at->sum);
	return is_plain ? plain_layers_value(&variables->plain, to_move, at)
	                : full_layers_value(&variables->full, to_move, at);
}

/* Chooses a random step, of the sums or of the layers. Returns by how much it changes the value, to first order. */
static double choose_step(bool of_sums)
{
	float *number = (float *)&step, *slope = (float *)&gradient;
	double change = 0;
	for (int i = 0; i < NUMBERS; i++) {
		number[i] = (i >= NUMBERS - SUMS) == of_sums ? 0.0005f * random_number(&seed) : 0;
		change += (double)number[i] * (double)slope[i];
	}
	return change;
}

/* Returns the value after the step, `sign` times. */
static double value_there(bool is_plain, int to_move, float sign)
{
	struct activations at;
	float *number = (float *)&there, *from = (float *)&here, *by = (float *)&step;
	for (int i = 0; i < NUMBERS; i++)
		number[i] = from[i] + sign * by[i];
	return (double)value_at(&there, is_plain, to_move, &at);
}

/* Returns the error of the gradients in random directions, as a share of the changes. */
static double error_of_gradients(bool is_plain, int to_move, bool of_sums)
{
	struct activations at;
	double error = 0, size = 0;
	memset(&gradient, 0, sizeof gradient);
	value_at(&here, is_plain, to_move, &at);
	if (is_plain)
		plain_layers_backpropagate(&here.plain, to_move, &at, 1, &gradient.plain, gradient.sum);
	else
		full_layers_backpropagate(&here.full, to_move, &at, 1, &gradient.full, gradient.sum);
	for (int i = 0; i < DIRECTIONS_TRIED; i++) {
		double expected = choose_step(of_sums);
		double change = (value_there(is_plain, to_move, 1) - value_there(is_plain, to_move, -1)) / 2;
		error += (change - expected) * (change - expected);
		size += expected * expected;
	}
	return sqrt(error / size);
}

static void test_gradients(bool two_sided)
{
	memset(&here, 0, sizeof here);
	plain_layers_init(&here.plain, two_sided, &seed);
	full_layers_init(&here.full, two_sided, &seed);
	for (int region = 0; region < REGIONS; region++)
		for (int i = 0; i < NETWORK_CHANNELS; i++)
			here.sum[region][i] = 20 * (random_number(&seed) + 0.5f);
	for (int test = 0; test < (two_sided ? 8 : 4); test++) {
		bool is_plain = test & 1, of_sums = test & 2;
		int to_move = test >> 2;
		double error = error_of_gradients(is_plain, to_move, of_sums);
		tap(error < 0.1, "%s layers of %s, %d to move, %s: the gradients are off by %.4f", is_plain ? "plain" : "full",
		    two_sided ? "two sides" : "one side", to_move, of_sums ? "sums" : "numbers", error);
	}
}

int main(void)
{
	test_gradients(false);
	test_gradients(true);
	return tap_status();
}
