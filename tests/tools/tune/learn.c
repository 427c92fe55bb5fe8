#include "learn.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const double weight_decay = 2e-6;

uint8_t pairs_of[CODES][PAIRS_OF_CODE];

void tune_fail(const char *what, const char *where)
{
	fprintf(stderr, "tune: %s: %s\n", what, where);
	exit(2);
}

enum { ARGUMENTS_OF_FILE = 3 };

enum rule rule_named(const char *name)
{
	for (int rule = 0; rule_names[rule]; rule++)
		if (strcmp(rule_names[rule], name) == 0)
			return (enum rule)rule;
	tune_fail("no rule", name);
	return RULE_FREESTYLE;
}

struct game_files files_of_arguments(int argc, char **argv)
{
	if (argc < 2 || (argc - 2) % ARGUMENTS_OF_FILE != 0)
		tune_fail("usage", "tune RULE [FILE NAME CHECKSUM]...");
	return (struct game_files){rule_named(argv[1]), (argc - 2) / ARGUMENTS_OF_FILE, &argv[2]};
}

const char *file_path(const struct game_files *files, int file)
{
	return files->argument[file * ARGUMENTS_OF_FILE];
}

void write_files(const struct game_files *files)
{
	printf("   The files, with their SHA-256:\n");
	for (int file = 0; file < files->count; file++) {
		char **argument = &files->argument[file * ARGUMENTS_OF_FILE];
		printf("   %s  %s\n", argument[2], argument[1]);
	}
	printf("*/\n#include \"engine/position/weights.h\"\n");
}

void *allocate(size_t count, size_t size)
{
	void *memory = calloc(count, size);
	if (!memory)
		tune_fail("no memory", "data");
	return memory;
}

void make_pairs(void)
{
	static struct codes codes;
	codes_make(&codes);
	memcpy(pairs_of, codes.pairs, sizeof pairs_of);
}

size_t *shuffled(size_t count, unsigned long long seed)
{
	size_t *order = allocate(count, sizeof *order);
	for (size_t i = 0; i < count; i++) {
		seed = seed * 6364136223846793005u + 1442695040888963407u;
		size_t other = (size_t)(seed >> 20) % (i + 1);
		order[i] = order[other];
		order[other] = i;
	}
	return order;
}

float random_number(unsigned long long *seed)
{
	*seed = *seed * 6364136223846793005u + 1442695040888963407u;
	return (float)(*seed >> 40) / (1 << 24) - 0.5f;
}

double sigmoid(double x)
{
	return 1 / (1 + exp(-x));
}

void adam(struct parameter *p, double rate, double first, double second)
{
	p->mean = 0.9 * p->mean + 0.1 * p->gradient;
	p->square = 0.999 * p->square + 0.001 * p->gradient * p->gradient;
	p->value -= rate * (p->mean / first) / (sqrt(p->square / second) + 1e-8);
	p->gradient = 0;
}

void adam_table(struct table *table, double rate, double first, double second)
{
	for (unsigned code = 0; code < CODES; code++) {
		double gradient = table->gradient[code];
		table->gradient[code] = 0;
		table->own[code].gradient = gradient + weight_decay * table->own[code].value;
		for (int i = 0; i < PAIRS_OF_CODE; i++)
			table->pair[pairs_of[code][i]].gradient += gradient;
	}
	for (int i = 0; i < PATTERN_PAIRS; i++)
		adam(&table->pair[i], rate, first, second);
	for (unsigned code = 0; code < CODES; code++) {
		adam(&table->own[code], rate, first, second);
		table->value[code] = table->own[code].value;
		for (int i = 0; i < PAIRS_OF_CODE; i++)
			table->value[code] += table->pair[pairs_of[code][i]].value;
	}
}
