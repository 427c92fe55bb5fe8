/* Fits the engine's numbers to games of a strong player and writes them as a source file.
   usage: tune RULE FILE NAME CHECKSUM ...   (once for each of freestyle, standard, renju) */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "network.h"
#include "order.h"
#include "values.h"

enum { ORDER_SCALE = 64 /* of the log of how likely a move is */ };

static void write_number(double value, int column, int last)
{
	long number = lround(value);
	number = number > 9999 ? 9999 : number < -9999 ? -9999 : number;
	printf("%ld,%s", number, column % 24 == 23 || last ? "\n" : "");
}

static void write_codes(const char *name, const struct table *table, double scale)
{
	printf("\t.%s = {\n", name);
	for (int code = 0; code < CODES; code++)
		write_number(table->value[code] * scale, code, code == CODES - 1);
	printf("\t},\n");
}

static void write_side(const struct games *games, const char *rule, int side)
{
	printf("\nconst struct weights weights_%s%s = {\n", rule, !games->two_sided ? "" : side ? "_white" : "_black");
	write_codes("worth", &worth[side], games->scale);
	write_codes("attack", &attack[side], ORDER_SCALE);
	write_codes("defence", &defence[side], ORDER_SCALE);
	printf("\t.threat = {\n");
	for (unsigned mask = 0; mask < THREAT_MASKS; mask++)
		write_number(mask_value((unsigned)side * THREAT_MASKS + mask) * games->scale, (int)mask, mask == THREAT_MASKS - 1);
	printf("\t},\n\t.network = &network_%s,\n};\n", rule);
}

static enum rule rule_named(const char *name)
{
	for (int rule = 0; rule_names[rule]; rule++)
		if (strcmp(rule_names[rule], name) == 0)
			return (enum rule)rule;
	trouble("no rule", name);
	return RULE_FREESTYLE;
}

static void tune(const char *rule_name, const char *path)
{
	struct ruleset rules = {.rule = rule_named(rule_name), .size = GAMES_SIZE, .connect = 5};
	struct games games;
	FILE *file = fopen(path, "r");
	if (!file)
		trouble("can't be read", path);
	games_read(&games, file, &rules);
	fclose(file);
	fprintf(stderr, "%s: scale %.1f, %zu positions, %zu choices\n", rule_name, games.scale, games.samples, games.choices);
	learn_values(&games);
	learn_network(&games);
	learn_order(&games);
	write_network(&games, rule_name);
	for (int side = 0; side <= games.two_sided; side++)
		write_side(&games, rule_name, side);
	games_free(&games);
}

int main(int argc, char **argv)
{
	if (argc < 5 || argc % 4 != 1)
		trouble("usage", "tune RULE FILE NAME CHECKSUM ...");
	make_pairs();
	printf("/* Fitted by tests/tune; \"make tune\" writes this file. SHA-256 of the games:\n");
	for (int i = 1; i < argc; i += 4)
		printf("   %s  %s\n", argv[i + 3], argv[i + 2]);
	printf("*/\n#include \"engine/weights.h\"\n");
	for (int i = 1; i < argc; i += 4)
		tune(argv[i], argv[i + 1]);
	return fflush(stdout) == 0 ? 0 : 2;
}
