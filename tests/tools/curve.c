/* Fits the curve from the search's value to a winning chance, and checks it on other games.
   usage: curve measure RULE KIND EVERY <GAMES >>SAMPLES   evaluates one position in EVERY, in the games of KIND:
                                                           "for" fitting, or "held" out, which are the last 4000
          curve fit <SAMPLES >src/review/fitted_curve.c
          curve table <SAMPLES                             prints Black's score by tenth of the winning chance
   GAMES are lines of tests/tools/selfplay. A sample is a line: the rule, the side to move, the search's
   value for Black, or the proved chance after a "=", and Black's score. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "review/assess.h"
#include "review/curve.h"
#include "tune/learn.h"
#include "tune/selfplay_line.h"

enum {
	HELD_OUT = 4000,
	NODES = 10000,
	LINE_MAX_BYTES = 1 << 14,
	TENTHS = 10,
	PRIOR = 4,    /* a knot of the logistic curve counts as this many samples */
	SMOOTH = 150, /* and its rise from one knot to the next as this many */
	SCALES = 12,  /* scales that are tried for the logistic curve */
};

static void stop(const char *what)
{
	fprintf(stderr, "curve: %s\n", what);
	exit(2);
}

static void measure_position(struct solving *solving, const struct game *game, double score)
{
	struct assessment assessment;
	assess_position(solving, game, &assessment);
	assess_proof(solving, game, &assessment);
	if (assessment.chance == CHANCE_UNKNOWN)
		return;
	printf("%s %s %s%d %g\n", rule_names[game->rules.rule], side_names[game->to_move], assessment.proved ? "=" : "",
	       assessment.proved ? assessment.chance : assessment.value, score);
}

/* Reads a line: the number of opening stones, the moves, Black's score and the board's size. Positions before the end
   of the opening are left out. */
static void measure_game(struct solving *solving, struct game *game, char *line, unsigned long number, unsigned every)
{
	char *moves = strchr(line, '\t');
	char *score = moves ? strchr(moves + 1, '\t') : NULL;
	if (!score)
		return;
	long opening = strtol(line, NULL, 10);
	struct ruleset rules = game->rules;
	rules.size = size_of_game(line);
	game_new(game, &rules);
	moves++;
	for (int ply = 0; *moves != '\t' && !game_over(game); ply++) {
		int point = cut_move(&moves, rules.size, ply);
		if (ply >= opening && (number * 7919 + (unsigned)ply * 104729) % every == 0)
			measure_position(solving, game, strtod(score + 1, NULL));
		if (game_play(game, point).status >= STATUS_OCCUPIED)
			return;
	}
}

static void measure(int argc, char **argv)
{
	static struct game game;
	static struct solving solving;
	static char line[LINE_MAX_BYTES];
	if (argc != 5 || (strcmp(argv[3], "for") != 0 && strcmp(argv[3], "held") != 0))
		stop("usage: curve measure RULE for|held EVERY");
	struct budget budget = {.nodes = NODES, .memory = (size_t)64 << 20};
	game.rules = (struct ruleset){.rule = (enum rule)rule_named(argv[2]), .connect = 5};
	bool held = strcmp(argv[3], "held") == 0;
	unsigned every = (unsigned)strtoul(argv[4], NULL, 10);
	unsigned long games = 0, number = 0;
	FILE *copy = tmpfile();
	if (!copy || every == 0)
		stop("no temporary file, or EVERY is not a number");
	for (; fgets(line, sizeof line, stdin); games++)
		fputs(line, copy);
	rewind(copy);
	solving_start(&solving, &budget, 0, 1);
	while (fgets(line, sizeof line, copy)) {
		if ((number + HELD_OUT >= games) == held)
			measure_game(&solving, &game, line, number, every);
		number++;
	}
	solving_end(&solving);
	fclose(copy);
}

struct sample {
	int rule, side;
	bool proved;
	int value;
	double score;
};

static bool read_sample(struct sample *sample)
{
	char line[100], rule[16], side[16], value[16];
	if (!fgets(line, sizeof line, stdin))
		return false;
	if (sscanf(line, "%15s %15s %15s %lf", rule, side, value, &sample->score) != 4)
		stop("not a sample");
	sample->rule = rule_named(rule);
	sample->side = strcmp(side, "white") == 0;
	sample->proved = value[0] == '=';
	sample->value = (int)strtol(value + sample->proved, NULL, 10);
	return true;
}

static double scale_tried(int i)
{
	return 100 * pow(1.2, i);
}

static double logistic(int value, double scale)
{
	return 1 / (1 + exp(-value / scale));
}

/* The least squares problem of a curve. A sample has weight at the two knots beside it, so the matrix is
   symmetric and tridiagonal. */
struct fit {
	double diagonal[CURVE_KNOTS], beside[CURVE_KNOTS], right[CURVE_KNOTS];
	double error[SCALES]; /* the sum of squares for each logistic curve */
};

static void add_sample(struct fit *fit, int value, double score)
{
	int knot = 0;
	for (int i = 0; i < SCALES; i++) {
		double off = score - logistic(value, scale_tried(i));
		fit->error[i] += off * off;
	}
	if (value < curve_values[0])
		value = curve_values[0];
	if (value > curve_values[CURVE_KNOTS - 1])
		value = curve_values[CURVE_KNOTS - 1];
	while (knot < CURVE_KNOTS - 2 && value >= curve_values[knot + 1])
		knot++;
	double on = (double)(value - curve_values[knot]) / (curve_values[knot + 1] - curve_values[knot]), before = 1 - on;
	fit->diagonal[knot] += before * before;
	fit->diagonal[knot + 1] += on * on;
	fit->beside[knot] += before * on;
	fit->right[knot] += before * score;
	fit->right[knot + 1] += on * score;
}

/* Adds the logistic curve that fits the samples best. It matters where samples are few. Its rises matter everywhere:
   without them knots would differ by chance, and the curve have flat stretches. */
static void add_prior(struct fit *fit)
{
	double scale = 0, least = HUGE_VAL, before = 0;
	for (int i = 0; i < SCALES; i++) {
		if (fit->error[i] >= least)
			continue;
		least = fit->error[i];
		scale = scale_tried(i);
	}
	for (int knot = 0; knot < CURVE_KNOTS; knot++) {
		double prior = logistic(curve_values[knot], scale), rise = prior - before;
		fit->diagonal[knot] += PRIOR;
		fit->right[knot] += PRIOR * prior;
		before = prior;
		if (knot == 0)
			continue;
		fit->diagonal[knot - 1] += SMOOTH;
		fit->diagonal[knot] += SMOOTH;
		fit->beside[knot - 1] -= SMOOTH;
		fit->right[knot - 1] -= SMOOTH * rise;
		fit->right[knot] += SMOOTH * rise;
	}
}

/* Solves by elimination. `chance` becomes the curve. */
static void solve(struct fit *fit, double chance[CURVE_KNOTS])
{
	for (int i = 1; i < CURVE_KNOTS; i++) {
		double factor = fit->beside[i - 1] / fit->diagonal[i - 1];
		fit->diagonal[i] -= factor * fit->beside[i - 1];
		fit->right[i] -= factor * fit->right[i - 1];
	}
	for (int i = CURVE_KNOTS - 1; i >= 0; i--) {
		double later = i + 1 < CURVE_KNOTS ? fit->beside[i] * chance[i + 1] : 0;
		chance[i] = (fit->right[i] - later) / fit->diagonal[i];
	}
}

/* Makes the curve monotonic: falling neighbors get their weighted mean (pool adjacent violators). */
static void make_monotonic(double chance[CURVE_KNOTS], const double weight[CURVE_KNOTS])
{
	int count = 0, length[CURVE_KNOTS];
	double mean[CURVE_KNOTS], sum[CURVE_KNOTS];
	for (int i = 0; i < CURVE_KNOTS; i++) {
		mean[count] = chance[i];
		sum[count] = weight[i];
		length[count++] = 1;
		for (; count > 1 && mean[count - 2] > mean[count - 1]; count--) {
			double both = sum[count - 2] + sum[count - 1];
			mean[count - 2] = (mean[count - 2] * sum[count - 2] + mean[count - 1] * sum[count - 1]) / both;
			sum[count - 2] = both;
			length[count - 2] += length[count - 1];
		}
	}
	for (int block = 0, i = 0; block < count; block++)
		for (int end = i + length[block]; i < end; i++)
			chance[i] = mean[block];
}

static void write_curve(struct fit *fit)
{
	double chance[CURVE_KNOTS], weight[CURVE_KNOTS];
	add_prior(fit);
	memcpy(weight, fit->diagonal, sizeof weight);
	solve(fit, chance);
	make_monotonic(chance, weight);
	printf("\t\t{");
	for (int i = 0; i < CURVE_KNOTS; i++) {
		long whole = lround(chance[i] * 1000);
		printf("%ld%s", whole < 0 ? 0 : whole > 1000 ? 1000 : whole, i + 1 < CURVE_KNOTS ? "," : "},\n");
	}
}

static void fit_curves(void)
{
	static const char *const names[] = {"RULE_RENJU", "RULE_STANDARD", "RULE_FREESTYLE", "RULE_CARO"};
	static struct fit fits[CURVE_RULES][2];
	struct sample sample;
	unsigned long count[CURVE_RULES] = {0};
	while (read_sample(&sample)) {
		count[sample.rule]++;
		if (!sample.proved)
			add_sample(&fits[sample.rule][sample.side], sample.value, sample.score);
	}
	printf("/* Black's winning chance by the search's value. Generated by \"make tune-curve DATA=FOLDER\"\n"
	       "   (tests/tools/curve.c); do not edit. Fitted to games of strong engines at 10000 nodes a position; "
	       "the last 4000\n"
	       "   games of each file are left out, for testing. Those of caro are the first 7000 of played-caro "
	       "(fitted_caro.c).\n"
	       "   Positions:\n  ");
	for (int rule = 0; rule < CURVE_RULES; rule++)
		printf(" %s %lu%s", rule_names[rule], count[rule], rule + 1 < CURVE_RULES ? "," : ". */\n");
	printf("#include \"review/curve.h\"\n\nconst int curve_chances[CURVE_RULES][2][CURVE_KNOTS] = {\n");
	for (int rule = 0; rule < CURVE_RULES; rule++) {
		printf("\t[%s] = {\n", names[rule]);
		for (int side = 0; side < 2; side++)
			write_curve(&fits[rule][side]);
		printf("\t},\n");
	}
	printf("};\n");
}

static void write_table(void)
{
	static double chances[CURVE_RULES][TENTHS], scores[CURVE_RULES][TENTHS];
	static unsigned long counts[CURVE_RULES][TENTHS];
	struct sample sample;
	while (read_sample(&sample)) {
		int chance = sample.proved ? sample.value
		                           : curve_chance((enum rule)sample.rule, (enum side)sample.side, sample.value);
		int tenth = chance * TENTHS / 1001;
		chances[sample.rule][tenth] += chance;
		scores[sample.rule][tenth] += 1000 * sample.score;
		counts[sample.rule][tenth]++;
	}
	printf("rule\tfrom\tpositions\teval\tscore\n");
	for (int rule = 0; rule < CURVE_RULES; rule++)
		for (int tenth = 0; tenth < TENTHS; tenth++)
			if (counts[rule][tenth] > 0)
				printf("%s\t%d\t%lu\t%.0f\t%.0f\n", rule_names[rule], tenth * 100, counts[rule][tenth],
				       chances[rule][tenth] / counts[rule][tenth], scores[rule][tenth] / counts[rule][tenth]);
}

int main(int argc, char **argv)
{
	const char *mode = argc > 1 ? argv[1] : "";
	if (strcmp(mode, "measure") == 0)
		measure(argc, argv);
	else if (strcmp(mode, "fit") == 0)
		fit_curves();
	else if (strcmp(mode, "table") == 0)
		write_table();
	else
		stop("usage: curve measure|fit|table");
	return fflush(stdout) == 0 ? 0 : 2;
}
