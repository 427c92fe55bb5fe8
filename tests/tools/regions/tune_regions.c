/* Fits the layers of the evaluation network with regions, and writes them as a source file.
   usage: regions [-s SEED] [-h EVERY] [-t FILE] RULE FILE NAME CHECKSUM ...   (the files of a rule together) */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../tune/learn.h"
#include "region_fit.h"

/* How a rule is fitted. `unit` is the value at which the odds are e to 1. Values must keep their spread, because the
   margins of the search are tuned to it; games at few nodes are decided less surely by a value, which takes a larger
   unit. */
static const struct {
	double unit;
	int epochs;
} fit_of[] = {[RULE_FREESTYLE] = {300, 8}, [RULE_STANDARD] = {212, 8}, [RULE_RENJU] = {240, 8}, [RULE_CARO] = {206, 8}};

static long rounded(double number, double most)
{
	return lround(number > most ? most : number < -most ? -most : number);
}

/* The engine rounds sums down: half of a step more makes that rounding to the nearest number. */
static void round_factors(const struct region_parameters *net, int side, int kind, struct network_factors *factors)
{
	const double one = (double)NETWORK_WEIGHT_ONE * NETWORK_WEIGHT_ONE;
	for (int k = 0; k < NETWORK_FACTORS; k++) {
		for (int i = 0; i < NETWORK_HIDDEN; i++)
			factors->weight[k][i] = (int16_t)rounded((double)net->factor[side][kind][i][k] * NETWORK_WEIGHT_ONE,
			                                         NETWORK_FACTOR_WEIGHT_MAX);
		factors->bias[k] = (int32_t)rounded(((double)net->factor_bias[side][kind][k] + 0.5 / NETWORK_WEIGHT_ONE) * one,
		                                    NETWORK_FACTOR_BIAS_MAX);
	}
}

static void round_layers(const struct region_parameters *net, int side, double unit, struct region_layers *layers)
{
	const double hidden_one = (double)NETWORK_WEIGHT_ONE * NETWORK_CHANNEL_ONE * NETWORK_SHRINK;
	for (int k = 0; k < NETWORK_HIDDEN; k++) {
		for (int i = 0; i < NETWORK_CHANNELS; i++)
			layers->hidden_weight[k][i] = (int16_t)rounded((double)net->hidden_weight[side][i][k] * NETWORK_WEIGHT_ONE,
			                                               INT16_MAX);
		for (int i = NETWORK_CHANNELS; i < NETWORK_CHANNELS + REGION_INPUTS; i++)
			layers->hidden_weight[k][i] = (int16_t)rounded((double)net->hidden_weight[side][i][k] * REGION_HIDDEN_ONE,
			                                               INT16_MAX);
		layers->hidden_bias[k] = (int32_t)
			rounded(((double)net->hidden_bias[side][k] + 0.5 / NETWORK_WEIGHT_ONE) * hidden_one, NETWORK_BIAS_MAX);
	}
	for (int kind = 0; kind < 2; kind++)
		round_factors(net, side, kind, &layers->factors[kind]);
	for (int k = 0; k < NETWORK_OUTPUTS; k++)
		layers->output_weight[k] = (int16_t)rounded((double)net->output_weight[side][k] * NETWORK_OUTPUT_ONE * unit,
		                                            INT16_MAX);
	layers->output_bias = (int32_t)
		rounded((double)net->output_bias[side] * NETWORK_OUTPUT_ONE * NETWORK_WEIGHT_ONE * unit, 1e9);
}

/* Rounds the parameters. */
static void round_numbers(const struct region_parameters *net, const struct network *network, double unit,
                          struct region_numbers *numbers)
{
	const double block_one = (double)REGION_WEIGHT_ONE * NETWORK_CHANNEL_ONE * REGION_SHRINK;
	memset(numbers, 0, sizeof *numbers);
	for (int kind = 0; kind < REGION_KINDS; kind++)
		for (int k = 0; k < (network->two_sided ? REGION_OUTPUTS : REGION_VIEW); k++) {
			struct region_block *block = &numbers->block[kind];
			block->bias[k] = (int32_t)rounded(((double)net->block_bias[kind][k] + 0.5 / REGION_ONE) * block_one,
			                                  NETWORK_BIAS_MAX);
			for (int i = 0; i < NETWORK_CHANNELS; i++)
				block->weight[k][i] = (int16_t)rounded((double)net->block[kind][i][k] * REGION_WEIGHT_ONE, INT16_MAX);
		}
	for (int side = 0; side <= network->two_sided; side++)
		round_layers(net, side, unit, &numbers->layers[side]);
}

static double cross_entropy(double value, double target)
{
	double p = sigmoid(value);
	return -target * log(p + 1e-12) - (1 - target) * log(1 - p + 1e-12);
}

/* The integer value of a sample, from the rounded numbers as the engine computes it. */
static int value_of(const struct network_rows *rows, const struct region_rows *region_rows,
                    const struct region_sample *sample)
{
	struct regions regions = {.stale = REGIONS_ALL};
	struct accumulator sum;
	int16_t inputs[REGION_INPUTS];
	memcpy(regions.sum, sample->sum, sizeof regions.sum);
	regions_add_up(&regions, &sum);
	regions_inputs(region_rows, &regions, inputs);
	return sample->points + network_value(rows, &sum, inputs, sample->to_move);
}

/* Prints the losses of today's numbers, of the parameters and of the rounded ones. */
static void report(const struct region_samples *test, const struct region_parameters *net,
                   const struct network *network, const struct region_numbers *numbers, double unit)
{
	static struct network_rows rows[2];
	static struct region_rows region_rows[2];
	static struct codes codes;
	static struct network_shapes shapes;
	double loss[3][2] = {{0}}, difference = 0, square = 0, most = 0, gain = 0, gain2 = 0, spread[2] = {0};
	codes_make(&codes);
	network_shapes_make(&shapes);
	for (int i = 0; i < 2; i++) {
		rows[i].network = NULL;
		region_rows[i].numbers = NULL;
		network_expand(&rows[i], network, i == 0 ? NULL : numbers->layers, true, &codes, &shapes);
		regions_expand(&region_rows[i], numbers, network->two_sided);
	}
	if (test->count == 0)
		return;
	for (size_t i = 0; i < test->count; i++) {
		const struct region_sample *sample = &test->sample[i];
		double value[3] = {value_of(&rows[0], &region_rows[0], sample) / unit,
		                   (double)region_fit_value(net, sample, unit),
		                   value_of(&rows[1], &region_rows[1], sample) / unit};
		for (int k = 0; k < 3; k++) {
			loss[k][0] += cross_entropy(value[k], (double)sample->target);
			loss[k][1] += cross_entropy(value[k], (double)sample->result);
		}
		spread[0] += value[0] * value[0];
		spread[1] += value[2] * value[2];
		double g = cross_entropy(value[2], (double)sample->result) - cross_entropy(value[0], (double)sample->result);
		gain += g;
		gain2 += g * g;
		double d = fabs(value[2] - value[1]) * unit;
		difference += d;
		square += d * d;
		most = d > most ? d : most;
	}
	double n = (double)test->count;
	fprintf(stderr, "test, rms of values: %.1f now, %.1f with regions\n", sqrt(spread[0] / n) * unit,
	        sqrt(spread[1] / n) * unit);
	fprintf(stderr,
	        "test %zu positions, target: %.5f now, %.5f float, %.5f rounded; result: %.5f now, %.5f float, %.5f "
	        "rounded (%+.5f +- %.5f); rounding changes values by %.2f, rms %.2f, at most %.1f\n",
	        test->count, loss[0][0] / n, loss[1][0] / n, loss[2][0] / n, loss[0][1] / n, loss[1][1] / n, loss[2][1] / n,
	        gain / n, sqrt((gain2 / n - gain / n * gain / n) / n) * 3, difference / n, sqrt(square / n), most);
}

static void write_16(const int16_t *number, int count)
{
	printf("{");
	for (int i = 0; i < count; i++)
		printf("%d%s", number[i], i < count - 1 ? "," : "},\n");
}

static void write_32(const int32_t *number, int count)
{
	printf("{");
	for (int i = 0; i < count; i++)
		printf("%ld%s", (long)number[i], i < count - 1 ? "," : "},\n");
}

static void write_factors(const struct network_factors *factors)
{
	printf("{\n.weight = {\n");
	for (int k = 0; k < NETWORK_FACTORS; k++)
		write_16(factors->weight[k], NETWORK_HIDDEN);
	printf("},\n.bias = ");
	write_32(factors->bias, NETWORK_FACTORS);
	printf("},\n");
}

static void write_numbers(const struct region_numbers *numbers, bool two_sided, const char *name)
{
	int views = two_sided ? REGION_OUTPUTS : REGION_VIEW;
	printf("\nconst struct region_numbers regions_%s = {\n\t.block = {\n", name);
	for (int kind = 0; kind < REGION_KINDS; kind++) {
		printf("{\n.weight = {\n");
		for (int k = 0; k < views; k++)
			write_16(numbers->block[kind].weight[k], NETWORK_CHANNELS);
		printf("},\n.bias = ");
		write_32(numbers->block[kind].bias, views);
		printf("},\n");
	}
	printf("\t},\n\t.layers = {\n");
	for (int side = 0; side <= two_sided; side++) {
		const struct region_layers *layers = &numbers->layers[side];
		printf("{\n.hidden_weight = {\n");
		for (int unit = 0; unit < NETWORK_HIDDEN; unit++)
			write_16(layers->hidden_weight[unit], NETWORK_CHANNELS + REGION_INPUTS);
		printf("},\n.hidden_bias = ");
		write_32(layers->hidden_bias, NETWORK_HIDDEN);
		printf(".factors = {\n");
		for (int kind = 0; kind < 2; kind++)
			write_factors(&layers->factors[kind]);
		printf("},\n.output_weight = ");
		write_16(layers->output_weight, NETWORK_OUTPUTS);
		printf(".output_bias = %ld,\n},\n", (long)layers->output_bias);
	}
	printf("\t},\n};\n");
}

static const char header[] =
	"/* The layers of the evaluation network with regions, for each rule. Generated by \"make tune-regions\n"
	"   DATA=FOLDER\" (tests/tools/regions); do not edit. Fitted to games of this program on top of the network's\n"
	"   other numbers, which stay as they are. The files have 1,000 games, or 50,000 positions, for each seed, in\n"
	"   the order of the seeds.\n"
	"   balanced-RULE: some 4,000 games (caro 600) at 4,000 nodes a move from balanced random openings.\n"
	"   played-RULE: selfplay PROGRAM RULE 1000 1000 SEED; freestyle: seeds 21001 to 21012, and renju: seeds 22001\n"
	"      to 22012, the program of commit 895e03ee; standard: seeds 23001 to 23010, the program of commit c66a6683;\n"
	"      caro: seeds 24001, 24002 and 24004, the program of commit b470bab1\n"
	"   varied-RULE: games that go on from positions beside those, made in the same way: selfplay -b FILE PROGRAM\n"
	"      RULE 1000 1000 SEED 15 100 900, with seeds 1 to 3. FILE is played-RULE, but has the games of seeds 21013\n"
	"      (freestyle) and 22013 (renju), too.\n"
	"   The others are by the program of commit b470bab1.\n"
	"   later-freestyle: selfplay PROGRAM freestyle 1000 1000 SEED, with seeds 21101 to 21104\n"
	"   large-RULE: selfplay PROGRAM RULE 1000 1000 SEED 20, with seeds 21201 and 21202 (freestyle), 22201 and\n"
	"      22202 (renju), 23201 and 23202 (standard), 24201 and 24202 (caro)\n"
	"   positions-RULE: positions beside games, with their values: selfplay -p FILE PROGRAM RULE 50000 2000 SEED,\n"
	"      with seeds 1 to 4 (caro 1 and 2). FILE is that of varied-RULE, for caro played-caro.\n"
	"   The files, with their SHA-256:\n";

int main(int argc, char **argv)
{
	unsigned long long seed = 1;
	int every = 1 << 30, i = 1;
	const char *test_path[8] = {NULL};
	int tests = 0;
	for (; i + 1 < argc && argv[i][0] == '-'; i += 2)
		if (argv[i][1] == 's')
			seed = strtoull(argv[i + 1], NULL, 10);
		else if (argv[i][1] == 'h')
			every = atoi(argv[i + 1]);
		else
			test_path[tests++ % 8] = argv[i + 1];
	if (argc - i < 4 || (argc - i) % 4 != 0)
		tune_fail("usage", "regions [-s SEED] [-h EVERY] [-t FILE] RULE FILE NAME CHECKSUM ...");
	make_pairs();
	printf("%s", header);
	for (int k = i; k < argc; k += 4)
		printf("   %s  %s\n", argv[k + 3], argv[k + 2]);
	printf("*/\n#include \"engine/position/weights.h\"\n");
	while (i < argc) {
		static struct region_parameters net;
		static struct region_numbers numbers;
		const char *name = argv[i];
		enum rule rule = rule_named(name);
		const struct ruleset rules = {.rule = rule, .size = 15, .connect = 5};
		const struct network *network = weights_network(weights_of(&rules, SIDE_BLACK));
		const double unit = fit_of[rule].unit;
		struct region_samples samples = {0}, test = {0};
		for (; i < argc && strcmp(argv[i], name) == 0; i += 4) {
			region_samples_read(&samples, argv[i + 1], rule, every, true);
			if (tests == 0)
				region_samples_read(&test, argv[i + 1], rule, every, false);
		}
		region_fit(&net, &samples, network->two_sided, unit, fit_of[rule].epochs, seed);
		round_numbers(&net, network, unit, &numbers);
		for (int k = 0; k < tests || k == 0; k++) {
			test.count = tests > 0 ? 0 : test.count;
			if (tests > 0)
				region_samples_read(&test, test_path[k], rule, 1, false);
			report(&test, &net, network, &numbers, unit);
		}
		write_numbers(&numbers, network->two_sided, name);
		free(samples.sample);
		free(test.sample);
	}
	return fflush(stdout) == 0 ? 0 : 2;
}
