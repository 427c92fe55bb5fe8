/* Fits the weights of the engine to recorded games, and writes them as a source file.
   usage: tune RULE FILE NAME CHECKSUM ...   (once for each of freestyle, standard, renju, caro) */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "evaluation.h"
#include "order.h"

enum {
	ORDER_SCALE = 64, /* fixed-point 1 of the logarithm of a move's likelihood */
};

/* The value at which the odds are e to 1, in the numbers that are written. The margins of the search are tuned to it;
   the scale of the games' values would grow with each generation of games. */
static const double value_unit[] = {[RULE_FREESTYLE] = 286, [RULE_STANDARD] = 206, [RULE_RENJU] = 264,
                                    [RULE_CARO] = 206};

static void write_number(double value, int column, int last)
{
	long number = lround(value);
	number = number > 9999 ? 9999 : number < -9999 ? -9999 : number;
	printf("%ld,%s", number, column % 24 == 23 || last ? "\n" : "");
}

/* Writes the numbers of codes; 0 for those that do not occur in the games. */
static void write_codes(const char *name, const double number[CODES], double scale, const bool occurs[CODES])
{
	printf("\t.%s = {\n", name);
	for (int code = 0; code < CODES; code++)
		write_number(occurs[code] ? number[code] * scale : 0, code, code == CODES - 1);
	printf("\t},\n");
}

static void write_side(const struct games *games, const struct parameters *parameters, const char *rule, int side,
                       double scale)
{
	double value[CODES];
	for (unsigned code = 0; code < CODES; code++)
		value[code] = (double)value_of_code(parameters, side, code);
	printf("\nconst struct weights weights_%s%s = {\n", rule, !games->two_sided ? "" : side ? "_white" : "_black");
	write_codes("value", value, scale, games->occurs[side]);
	write_codes("attack", attack[side].value, ORDER_SCALE, games->occurs[side]);
	write_codes("defense", defense[side].value, ORDER_SCALE, games->occurs[1 - side]);
	printf("\t.threat = {\n");
	for (unsigned mask = 0; mask < THREAT_MASKS; mask++)
		write_number((double)value_of_threats(parameters, side, mask) * scale, (int)mask, mask == THREAT_MASKS - 1);
	printf("\t},\n\t.network = NETWORK_");
	for (const char *c = rule; *c; c++)
		putchar(*c - 'a' + 'A');
	printf(",\n};\n");
}

/* Returns true if a code with this pair occurs in the games. */
static bool pair_occurs(const bool occurs[CODES], int pair)
{
	for (unsigned code = 0; code < CODES; code++)
		for (int i = 0; i < PAIRS_OF_CODE && occurs[code]; i++)
			if (pairs_of[code][i] == pair)
				return true;
	return false;
}

/* Writes `count` numbers that are `stride` apart, multiplied by `one` and limited to `most`, positive or negative. */
static void write_numbers(const float *number, int count, int stride, double one, double most)
{
	printf("{");
	for (int i = 0; i < count; i++) {
		double scaled = (double)number[i * stride] * one;
		printf("%ld%s", lround(scaled > most ? most : scaled < -most ? -most : scaled), i < count - 1 ? "," : "},\n");
	}
}

static void write_mapping(const struct mapping *mapping)
{
	printf("{\n.half = {\n");
	for (int half = 0; half < NETWORK_SHAPE_HALVES; half++)
		write_numbers(mapping->half[half], NETWORK_MAPPED, 1, NETWORK_HALF_ONE, NETWORK_HALF_MAX);
	printf("},\n.weight = {\n");
	for (int i = 0; i < NETWORK_VIEW; i++)
		write_numbers(&mapping->weight[0][i], NETWORK_MAPPED, NETWORK_VIEW, NETWORK_MAPPING_ONE, NETWORK_MAPPING_MAX);
	printf("},\n},\n");
}

/* Writes the layers for the side to move. */
static void write_layers(const struct parameters *parameters, int to_move, double output_one)
{
	printf("{\n.hidden_weight = {\n");
	for (int unit = 0; unit < NETWORK_HIDDEN; unit++)
		write_numbers(&parameters->hidden_weight[to_move][0][unit], NETWORK_CHANNELS, NETWORK_HIDDEN,
		              NETWORK_WEIGHT_ONE, NETWORK_WEIGHT_MAX);
	printf("},\n.hidden_bias = ");
	write_numbers(parameters->hidden_bias[to_move], NETWORK_HIDDEN, 1,
	              NETWORK_WEIGHT_ONE * NETWORK_CHANNEL_ONE * NETWORK_SHRINK, NETWORK_BIAS_MAX);
	printf(".output_weight = ");
	write_numbers(parameters->output_weight[to_move], NETWORK_HIDDEN, 1, output_one, INT16_MAX);
	printf(".output_bias = %ld,\n},\n",
	       lround((double)parameters->output_bias[to_move] * output_one * NETWORK_WEIGHT_ONE));
}

/* Writes the rows of pairs; zeros for the pairs that do not occur in the games, whose rows are as random as they were
   before the fit. */
static void write_pairs(const struct parameters *parameters, int side, const bool occurs[CODES])
{
	printf("{\n");
	for (int pair = 0; pair < PATTERN_PAIRS; pair++)
		if (pair_occurs(occurs, pair))
			write_numbers(parameters->pair[side][pair], NETWORK_CHANNELS, 1, NETWORK_PAIR_ONE, INT16_MAX);
		else
			printf("{0},\n");
	printf("},\n");
}

/* Writes the network. If the rules are the same for both sides, so are the numbers, with the channels swapped: Black's
   are enough. */
static void write_network(const struct games *games, const struct parameters *parameters, const char *name,
                          double scale)
{
	printf("\nconst struct network network_%s = {\n\t.pair = {\n", name);
	for (int side = 0; side <= games->two_sided; side++)
		write_pairs(parameters, side, games->occurs[side]);
	printf("\t},\n\t.layers = {\n");
	for (int to_move = 0; to_move <= games->two_sided; to_move++)
		write_layers(parameters, to_move, scale * NETWORK_OUTPUT_ONE);
	printf("\t},\n\t.mapping = {\n");
	for (int side = 0; side <= games->two_sided; side++)
		write_mapping(&parameters->mapping[side]);
	printf("\t},\n\t.two_sided = %s,\n};\n", games->two_sided ? "true" : "false");
}

/* Fits the rule to the games in the file. */
static void tune(const char *name, const char *path)
{
	enum rule rule = rule_named(name);
	struct games games;
	FILE *file = fopen(path, "r");
	if (!file)
		tune_fail("can't be read", path);
	games_read(&games, file, rule);
	fclose(file);
	fprintf(stderr, "%s: scale %.1f, %zu positions, %zu choices\n", name, games.scale, games.samples, games.choices);
	const struct parameters *parameters = fit_evaluation(&games);
	fit_order(&games);
	write_network(&games, parameters, name, value_unit[rule]);
	for (int side = 0; side <= games.two_sided; side++)
		write_side(&games, parameters, name, side, value_unit[rule]);
	games_free(&games);
}

static const char header[] =
	"/* The weights of the engine's evaluation and move ordering, for each rule. Generated by \"make tune\n"
	"   DATA=FOLDER\" (tests/tools/tune); do not edit. Fitted to games from random openings, which this program\n"
	"   played against itself: tests/tools/selfplay -r played 1000 games with each seed, at 1000 nodes a move. Each\n"
	"   file has the games in the order of the seeds.\n"
	"   freestyle: seeds 4001 to 4080 on 15x15, then seeds 5001 to 5025 on 20x20; the program of commit 69898294\n"
	"   standard: seeds 3001 to 3100 on 15x15, the program of commit e71a5a1; then seeds 9001 to 9075 on 15x15\n"
	"      and seeds 9101 to 9125 on 20x20, the program of commit 0550879b\n"
	"   renju: seeds 3001 to 3100 on 15x15, the program of commit e71a5a1; then seeds 11001 to 11075 on 15x15\n"
	"      and seeds 11101 to 11125 on 20x20, the program of commit cb545577\n"
	"   caro: seeds 10001 to 10075 on 15x15, then seeds 10101 to 10125 on 20x20; the program of commit cb545577\n"
	"   The files, with their SHA-256:\n";

int main(int argc, char **argv)
{
	if (argc < 5 || argc % 4 != 1)
		tune_fail("usage", "tune RULE FILE NAME CHECKSUM ...");
	make_pairs();
	printf("%s", header);
	for (int i = 1; i < argc; i += 4)
		printf("   %s  %s\n", argv[i + 3], argv[i + 2]);
	printf("*/\n#include \"engine/position/weights.h\"\n");
	for (int i = 1; i < argc; i += 4)
		tune(argv[i], argv[i + 1]);
	return fflush(stdout) == 0 ? 0 : 2;
}
