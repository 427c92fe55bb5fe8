/* Fits the engine's numbers to games of a strong player and writes them as a source file.
   usage: tune RULE FILE NAME CHECKSUM ...   (once for each of freestyle, standard, renju)

   A line of a FILE is a game on 15x15: how many stones its opening has, all moves, Black's score, and the value of each
   position from the opening on for the side to move, tab-separated. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/position.h"

enum {
	SIZE = 15,
	GAME_MAX = SIZE * SIZE,
	LINE_MAX_BYTES = 1 << 14,
	WORTHS = 2 * CODES,
	MASKS = 2 * THREAT_MASKS,
	BITS = 11,
	BATCH = 1024,
	VALUE_EPOCHS = 24,
	ORDER_EPOCHS = 6,
	ORDER_SCALE = 64, /* of the log of how likely a move is */
	VALUE_PROVED = 20000,
};

static const double result_share = 0.3; /* of the target; the rest is the player's own value */
static const double forget_code = 2e-6;
static const double value_step = 0.004, order_step = 0.01;

/* A number that is learnt, with what Adam keeps of its gradient. */
struct parameter {
	double value, gradient, mean, square;
};

/* A table by code: what its six pairs of patterns are worth together, and its own part on top. */
struct table {
	struct parameter pair[PATTERN_PAIRS];
	struct parameter own[CODES];
	double value[CODES];
	double gradient[CODES];
};

struct feature {
	uint16_t index;
	int16_t count; /* in halves */
};

struct sample {
	size_t feature; /* the first of them */
	unsigned features;
	uint16_t mask;
	float target;
};

struct choice {
	size_t code; /* the first of the moves' */
	unsigned moves, played;
	uint8_t side;
};

static struct {
	struct feature *feature;
	struct sample *sample;
	struct choice *choice;
	uint16_t (*code)[2]; /* own, other's */
	size_t features, samples, choices, codes;
} data;

static struct position position;
static const struct weights no_weights;
static uint8_t pairs_of[CODES][6];
static bool two_sided;

static void trouble(const char *what, const char *where)
{
	fprintf(stderr, "tune: %s: %s\n", what, where);
	exit(2);
}

static void *take(size_t count, size_t size)
{
	void *memory = calloc(count, size);
	if (!memory)
		trouble("no memory", "data");
	return memory;
}

static void make_pairs(void)
{
	unsigned code = 0;
	codes_make(&position.codes);
	const uint8_t *pair = position.codes.pair;
	for (unsigned a = 0; a < PATTERNS; a++)
		for (unsigned b = a; b < PATTERNS; b++)
			for (unsigned c = b; c < PATTERNS; c++)
				for (unsigned d = c; d < PATTERNS; d++, code++) {
					const unsigned both[6] = {a << 4 | b, a << 4 | c, a << 4 | d, b << 4 | c, b << 4 | d, c << 4 | d};
					for (int i = 0; i < 6; i++)
						pairs_of[code][i] = pair[both[i]];
				}
}

/* How many empty points have each code, by side, for Black less for White where both share a table. */
static void count_codes(int16_t count[WORTHS])
{
	memset(count, 0, WORTHS * sizeof *count);
	for (int cell = position.first; cell <= position.last; cell++)
		if (position.holds[cell] == CELL_EMPTY) {
			count[position.cells[cell].code[SIDE_BLACK]]++;
			count[position.cells[cell].code[SIDE_WHITE] + (two_sided ? CODES : 0)]--;
		}
}

static bool is_quiet(void)
{
	return !position_has(&position, SIDE_BLACK, KIND_FIVE) && !position_has(&position, SIDE_WHITE, KIND_FIVE) &&
	       !position_has(&position, position.to_move, KIND_OPEN_FOUR);
}

static void add_sample(const int16_t now[WORTHS], const int16_t before[WORTHS], double target)
{
	int sign = position.to_move == SIDE_BLACK ? 1 : -1;
	struct sample *sample = &data.sample[data.samples++];
	*sample = (struct sample){.feature = data.features, .target = (float)target};
	sample->mask = (uint16_t)(position_threats(&position) + (two_sided ? position.to_move * THREAT_MASKS : 0u));
	for (int i = 0; i < WORTHS; i++)
		if (now[i] + before[i] != 0)
			data.feature[data.features++] = (struct feature){(uint16_t)i, (int16_t)(sign * (now[i] + before[i]))};
	sample->features = (unsigned)(data.features - sample->feature);
}

static void add_choice(int played)
{
	struct choice *choice = &data.choice[data.choices];
	*choice = (struct choice){.code = data.codes, .side = two_sided ? (uint8_t)position.to_move : 0};
	bool found = false;
	for (int cell = position.first; cell <= position.last; cell++)
		if (position.holds[cell] == CELL_EMPTY && position.near[cell] > 0) {
			found |= cell == played;
			if (cell == played)
				choice->played = choice->moves;
			data.code[data.codes][0] = position.cells[cell].code[position.to_move];
			data.code[data.codes++][1] = position.cells[cell].code[side_other(position.to_move)];
			choice->moves++;
		}
	if (found)
		data.choices++;
	else
		data.codes = choice->code;
}

static double sigmoid(double x)
{
	return 1 / (1 + exp(-x));
}

/* One game. With data.sample NULL it only counts what there is: values and results, to learn their scale. */
static void read_game(char *line, const struct ruleset *rules, double scale, double *slope, double *curve)
{
	static int16_t count[2][WORTHS];
	static struct board board;
	char *moves = strchr(line, '\t');
	char *score = moves ? strchr(moves + 1, '\t') : NULL;
	char *value = score ? strchr(score + 1, '\t') : NULL;
	if (!value)
		return;
	long opening = strtol(line, NULL, 10);
	double result = strtod(score + 1, NULL);
	board_clear(&board, SIZE);
	if (data.sample)
		position_load(&position, &board, rules, SIDE_BLACK, (const struct weights *[2]){&no_weights, &no_weights});
	moves++;
	value++;
	for (int ply = 0; *moves != '\t'; ply++) {
		int x = *moves++ - 'a';
		int y = (int)strtol(moves, &moves, 10) - 1;
		bool has_value = ply >= opening && *value && *value != '\n';
		double v = has_value ? strtod(value, &value) : 0;
		double won = ply % 2 == 0 ? result : 1 - result;
		if (!data.sample) {
			double p = sigmoid(v / scale);
			if (has_value && fabs(v) < VALUE_PROVED) {
				*slope += (won - p) * v;
				*curve += p * (1 - p) * v * v;
			}
			continue;
		}
		count_codes(count[ply % 2]);
		int cell = position_cell(&position, point_at(x, y));
		if (has_value && is_quiet() && ply > 0) {
			double sure = fabs(v) >= VALUE_PROVED ? v > 0 : sigmoid(v / scale);
			add_sample(count[ply % 2], count[(ply + 1) % 2], result_share * won + (1 - result_share) * sure);
			add_choice(cell);
		}
		position_put(&position, cell);
	}
}

static void each_game(FILE *file, const struct ruleset *rules, double scale, double *slope, double *curve)
{
	static char line[LINE_MAX_BYTES];
	rewind(file);
	while (fgets(line, sizeof line, file))
		read_game(line, rules, scale, slope, curve);
}

/* The value that makes the odds e to 1, by Newton's method on 1 / scale. */
static double learn_scale(FILE *file, const struct ruleset *rules)
{
	double inverse = 1 / 300.0;
	for (int i = 0; i < 8; i++) {
		double slope = 0, curve = 0;
		each_game(file, rules, 1 / inverse, &slope, &curve);
		inverse += slope / curve;
	}
	return 1 / inverse;
}

static void adam(struct parameter *p, double step, double first, double second)
{
	p->mean = 0.9 * p->mean + 0.1 * p->gradient;
	p->square = 0.999 * p->square + 0.001 * p->gradient * p->gradient;
	p->value -= step * (p->mean / first) / (sqrt(p->square / second) + 1e-8);
	p->gradient = 0;
}

static void step_table(struct table *table, double step, double first, double second)
{
	for (unsigned code = 0; code < CODES; code++) {
		double gradient = table->gradient[code];
		table->gradient[code] = 0;
		table->own[code].gradient = gradient + forget_code * table->own[code].value;
		for (int i = 0; i < 6; i++)
			table->pair[pairs_of[code][i]].gradient += gradient;
	}
	for (int i = 0; i < PATTERN_PAIRS; i++)
		adam(&table->pair[i], step, first, second);
	for (unsigned code = 0; code < CODES; code++) {
		adam(&table->own[code], step, first, second);
		table->value[code] = table->own[code].value;
		for (int i = 0; i < 6; i++)
			table->value[code] += table->pair[pairs_of[code][i]].value;
	}
}

/* An order of the samples that is as good as any. */
static size_t *shuffled(size_t count, unsigned long long seed)
{
	size_t *order = take(count, sizeof *order);
	for (size_t i = 0; i < count; i++) {
		seed = seed * 6364136223846793005u + 1442695040888963407u;
		size_t other = (size_t)(seed >> 20) % (i + 1);
		order[i] = order[other];
		order[other] = i;
	}
	return order;
}

static struct table worth[2], attack[2], defence[2];
static struct parameter mask_own[MASKS], mask_bit[2][BITS + 1];

static double mask_value(unsigned mask)
{
	const struct parameter *bit = mask_bit[mask / THREAT_MASKS];
	double value = mask_own[mask].value + bit[BITS].value;
	for (int i = 0; i < BITS; i++)
		value += (mask >> i & 1) * bit[i].value;
	return value;
}

static void step_masks(double step, double first, double second)
{
	for (unsigned mask = 0; mask < MASKS; mask++) {
		struct parameter *bit = mask_bit[mask / THREAT_MASKS];
		for (int i = 0; i < BITS; i++)
			bit[i].gradient += (mask >> i & 1) * mask_own[mask].gradient;
		bit[BITS].gradient += mask_own[mask].gradient;
		mask_own[mask].gradient += 20 * forget_code * mask_own[mask].value;
		adam(&mask_own[mask], step, first, second);
	}
	for (int side = 0; side < 2; side++)
		for (int i = 0; i <= BITS; i++)
			adam(&mask_bit[side][i], step, first, second);
}

static void learn_values(void)
{
	size_t *order = shuffled(data.samples, 1);
	double first = 1, second = 1;
	for (int epoch = 0; epoch < VALUE_EPOCHS; epoch++) {
		double loss = 0;
		double step = value_step * (epoch < VALUE_EPOCHS / 2 ? 1 : epoch < VALUE_EPOCHS * 3 / 4 ? 0.3 : 0.1);
		for (size_t i = 0; i < data.samples; i++) {
			const struct sample *sample = &data.sample[order[i]];
			const struct feature *feature = &data.feature[sample->feature];
			double sum = mask_value(sample->mask);
			for (unsigned f = 0; f < sample->features; f++)
				sum += worth[feature[f].index / CODES].value[feature[f].index % CODES] * feature[f].count / 2;
			double p = sigmoid(sum), t = sample->target, gradient = (p - t) / BATCH;
			loss -= t * log(p + 1e-12) + (1 - t) * log(1 - p + 1e-12);
			for (unsigned f = 0; f < sample->features; f++)
				worth[feature[f].index / CODES].gradient[feature[f].index % CODES] += gradient * feature[f].count / 2;
			mask_own[sample->mask].gradient += gradient;
			if ((i + 1) % BATCH != 0)
				continue;
			first = 1 - (1 - first) * 0.9;
			second = 1 - (1 - second) * 0.999;
			step_table(&worth[0], step, first < 1 ? first : 0.1, second < 1 ? second : 0.001);
			if (two_sided)
				step_table(&worth[1], step, first < 1 ? first : 0.1, second < 1 ? second : 0.001);
			step_masks(step, first < 1 ? first : 0.1, second < 1 ? second : 0.001);
		}
		fprintf(stderr, "values, epoch %d: %.5f\n", epoch + 1, loss / (double)data.samples);
	}
	free(order);
}

static void learn_choice(const struct choice *choice, double *loss)
{
	static double chance[GAME_MAX];
	struct table *own = &attack[choice->side], *other = &defence[choice->side];
	uint16_t(*code)[2] = &data.code[choice->code];
	double most = -1e9, sum = 0;
	for (unsigned i = 0; i < choice->moves; i++) {
		chance[i] = own->value[code[i][0]] + other->value[code[i][1]];
		most = chance[i] > most ? chance[i] : most;
	}
	for (unsigned i = 0; i < choice->moves; i++)
		sum += chance[i] = exp(chance[i] - most);
	*loss -= log(chance[choice->played] / sum + 1e-12);
	for (unsigned i = 0; i < choice->moves; i++) {
		double gradient = (chance[i] / sum - (i == choice->played)) / BATCH;
		own->gradient[code[i][0]] += gradient;
		other->gradient[code[i][1]] += gradient;
	}
}

static void learn_order(void)
{
	size_t *order = shuffled(data.choices, 2);
	for (int epoch = 0; epoch < ORDER_EPOCHS; epoch++) {
		double loss = 0, step = order_step * (epoch < ORDER_EPOCHS / 2 ? 1 : 0.2);
		for (size_t i = 0; i < data.choices; i++) {
			learn_choice(&data.choice[order[i]], &loss);
			if ((i + 1) % BATCH == 0)
				for (int side = 0; side <= two_sided; side++) {
					step_table(&attack[side], step, 1, 1);
					step_table(&defence[side], step, 1, 1);
				}
		}
		fprintf(stderr, "moves, epoch %d: %.5f\n", epoch + 1, loss / (double)data.choices);
	}
	free(order);
}

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

static void write_side(const char *rule, int side, double scale)
{
	printf("\nconst struct weights weights_%s%s = {\n", rule, !two_sided ? "" : side ? "_white" : "_black");
	write_codes("worth", &worth[side], scale);
	write_codes("attack", &attack[side], ORDER_SCALE);
	write_codes("defence", &defence[side], ORDER_SCALE);
	printf("\t.threat = {\n");
	for (unsigned mask = 0; mask < THREAT_MASKS; mask++)
		write_number(mask_value((unsigned)side * THREAT_MASKS + mask) * scale, (int)mask, mask == THREAT_MASKS - 1);
	printf("\t},\n};\n");
}

static void forget_all(void)
{
	memset(worth, 0, sizeof worth);
	memset(attack, 0, sizeof attack);
	memset(defence, 0, sizeof defence);
	memset(mask_own, 0, sizeof mask_own);
	memset(mask_bit, 0, sizeof mask_bit);
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
	struct ruleset rules = {.rule = rule_named(rule_name), .size = SIZE, .connect = 5};
	FILE *file = fopen(path, "r");
	if (!file)
		trouble("can't be read", path);
	two_sided = ruleset_forbids(&rules, SIDE_BLACK);
	data.sample = NULL;
	double scale = learn_scale(file, &rules);
	size_t positions = 600000; /* at most, with so many features and moves on average */
	data.sample = take(positions, sizeof *data.sample);
	data.choice = take(positions, sizeof *data.choice);
	data.feature = take(positions * 220, sizeof *data.feature);
	data.code = take(positions * 120, sizeof *data.code);
	data.features = data.samples = data.choices = data.codes = 0;
	each_game(file, &rules, scale, NULL, NULL);
	fclose(file);
	fprintf(stderr, "%s: scale %.1f, %zu positions, %zu features, %zu choices, %zu moves\n", rule_name, scale, data.samples,
	        data.features, data.choices, data.codes);
	forget_all();
	learn_values();
	learn_order();
	for (int side = 0; side <= two_sided; side++)
		write_side(rule_name, side, scale);
	free(data.sample);
	free(data.choice);
	free(data.feature);
	free(data.code);
}

int main(int argc, char **argv)
{
	if (argc < 5 || argc % 4 != 1)
		trouble("usage", "tune RULE FILE NAME CHECKSUM ...");
	make_pairs();
	printf("/* Fitted by tests/tune.c; \"make tune\" writes this file. SHA-256 of the games:\n");
	for (int i = 1; i < argc; i += 4)
		printf("   %s  %s\n", argv[i + 3], argv[i + 2]);
	printf("*/\n#include \"engine/weights.h\"\n");
	for (int i = 1; i < argc; i += 4)
		tune(argv[i], argv[i + 1]);
	return fflush(stdout) == 0 ? 0 : 2;
}
