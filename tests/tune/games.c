#include "games.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "learn.h"

enum {
	LINE_MAX_BYTES = 1 << 14,
	VALUE_PROVED = 20000,
	ROOM = 1000,    /* for more positions than there are: they have so many on average of the following, a few may have more */
	FEATURES = 220,
	KINDS_OF_POINTS = 160,
	MOVES = 120,
};

static const double result_share = 0.3; /* of the target; the rest is the player's own value */

static struct position position;
static const struct weights no_weights;

/* How many empty points have each code, by side, for Black less for White where both share a table. */
static void count_codes(int16_t count[WORTHS], bool two_sided)
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

/* The kinds of empty points, but those far from everything. */
static void add_points(struct games *games, struct sample *sample, unsigned far)
{
	sample->points = games->kinds;
	for (int cell = position.first; cell <= position.last; cell++) {
		const uint16_t *code = position.cells[cell].code;
		if (position.holds[cell] != CELL_EMPTY || (code[SIDE_BLACK] == far && code[SIDE_WHITE] == far))
			continue;
		size_t i = sample->points;
		while (i < games->kinds && memcmp(games->points[i].code, code, sizeof games->points[i].code) != 0)
			i++;
		if (i == games->kinds)
			games->points[games->kinds++] = (struct points){{code[SIDE_BLACK], code[SIDE_WHITE]}, 0};
		games->points[i].count++;
	}
	sample->kinds = (unsigned)(games->kinds - sample->points);
}

static void add_sample(struct games *games, const int16_t now[WORTHS], const int16_t before[WORTHS], double target)
{
	int sign = position.to_move == SIDE_BLACK ? 1 : -1;
	struct sample *sample = &games->sample[games->samples++];
	*sample = (struct sample){.feature = games->features, .target = (float)target, .to_move = (uint8_t)position.to_move};
	sample->mask = (uint16_t)(position_threats(&position) + (games->two_sided ? position.to_move * THREAT_MASKS : 0u));
	for (int i = 0; i < WORTHS; i++)
		if (now[i] + before[i] != 0)
			games->feature[games->features++] = (struct feature){(uint16_t)i, (int16_t)(sign * (now[i] + before[i]))};
	sample->features = (unsigned)(games->features - sample->feature);
	add_points(games, sample, codes_look(&position.codes, NETWORK_FAR));
}

static void add_choice(struct games *games, int played)
{
	struct choice *choice = &games->choice[games->choices];
	*choice = (struct choice){.code = games->codes, .side = games->two_sided ? (uint8_t)position.to_move : 0};
	bool found = false;
	for (int cell = position.first; cell <= position.last; cell++)
		if (position.holds[cell] == CELL_EMPTY && position.near[cell] > 0) {
			found |= cell == played;
			if (cell == played)
				choice->played = choice->moves;
			games->code[games->codes][0] = position.cells[cell].code[position.to_move];
			games->code[games->codes++][1] = position.cells[cell].code[side_other(position.to_move)];
			choice->moves++;
		}
	if (found)
		games->choices++;
	else
		games->codes = choice->code;
}

/* One game. Without room for samples it only counts what there is: values and results, to learn their scale. */
static void read_game(struct games *games, char *line, const struct ruleset *rules, double *slope, double *curve)
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
	board_clear(&board, GAMES_SIZE);
	if (games->sample)
		position_load(&position, &board, rules, SIDE_BLACK, (const struct weights *[2]){&no_weights, &no_weights});
	moves++;
	value++;
	for (int ply = 0; *moves != '\t'; ply++) {
		int x = *moves++ - 'a';
		int y = (int)strtol(moves, &moves, 10) - 1;
		bool has_value = ply >= opening && *value && *value != '\n';
		double v = has_value ? strtod(value, &value) : 0;
		double won = ply % 2 == 0 ? result : 1 - result;
		if (!games->sample) {
			double p = sigmoid(v / games->scale);
			games->samples += has_value;
			if (has_value && fabs(v) < VALUE_PROVED) {
				*slope += (won - p) * v;
				*curve += p * (1 - p) * v * v;
			}
			continue;
		}
		count_codes(count[ply % 2], games->two_sided);
		int cell = position_cell(&position, point_at(x, y));
		if (has_value && is_quiet() && ply > 0) {
			double sure = fabs(v) >= VALUE_PROVED ? v > 0 : sigmoid(v / games->scale);
			add_sample(games, count[ply % 2], count[(ply + 1) % 2], result_share * won + (1 - result_share) * sure);
			add_choice(games, cell);
		}
		position_put(&position, cell);
	}
}

static void each_game(struct games *games, FILE *file, const struct ruleset *rules, double *slope, double *curve)
{
	static char line[LINE_MAX_BYTES];
	rewind(file);
	while (fgets(line, sizeof line, file))
		read_game(games, line, rules, slope, curve);
}

/* By Newton's method on 1 / scale. Leaves how many positions there are. */
static double learn_scale(struct games *games, FILE *file, const struct ruleset *rules)
{
	double inverse = 1 / 300.0;
	for (int i = 0; i < 8; i++) {
		double slope = 0, curve = 0;
		games->scale = 1 / inverse;
		games->samples = 0;
		each_game(games, file, rules, &slope, &curve);
		inverse += slope / curve;
	}
	return 1 / inverse;
}

void games_read(struct games *games, FILE *file, const struct ruleset *rules)
{
	*games = (struct games){.two_sided = ruleset_forbids(rules, SIDE_BLACK)};
	games->scale = learn_scale(games, file, rules);
	size_t positions = games->samples + ROOM;
	games->samples = 0;
	games->sample = take(positions, sizeof *games->sample);
	games->choice = take(positions, sizeof *games->choice);
	games->feature = take(positions * FEATURES, sizeof *games->feature);
	games->points = take(positions * KINDS_OF_POINTS, sizeof *games->points);
	games->code = take(positions * MOVES, sizeof *games->code);
	each_game(games, file, rules, NULL, NULL);
}

void games_free(struct games *games)
{
	free(games->sample);
	free(games->choice);
	free(games->feature);
	free(games->points);
	free(games->code);
}
