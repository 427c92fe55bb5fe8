#include "games.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "learn.h"
#include "selfplay_line.h"

enum {
	LINE_MAX_BYTES = 1 << 14,
	VALUE_PROVED = 20000,
	ROOM = 1000, /* memory for this many more positions: the numbers below are averages, and some positions need more */
	KINDS_OF_POINTS = 160,
	MOVES = 120,
};

static const double result_share = 0.3; /* of the target; the rest is the player's own evaluation */

static struct position position;
static const struct weights no_weights;

/* Fills in the point's codes and shapes. Returns false for a point far from everything. */
static bool read_point(struct points *point, int cell, unsigned far)
{
	static struct network_shapes shapes;
	const struct cell *at = &position.cells[cell];
	network_shapes_make(&shapes);
	*point = (struct points){.code = {at->prospect.features.code[SIDE_BLACK], at->prospect.features.code[SIDE_WHITE]}};
	for (int d = 0; d < DIRECTIONS; d++) {
		uint16_t shape = (uint16_t)network_shape_of_line(&shapes, at->line[d], position.patterns.radius);
		int i = d;
		for (; i > 0 && point->shape[i - 1] > shape; i--)
			point->shape[i] = point->shape[i - 1];
		point->shape[i] = shape;
	}
	return point->code[0] != far || point->code[1] != far || point->shape[DIRECTIONS - 1] != NETWORK_SHAPE_EMPTY;
}

/* Adds the kinds of empty points, except those far from everything. */
static void add_points(struct games *games, struct sample *sample, unsigned far)
{
	sample->points = games->kinds;
	for (int cell = position.first; cell <= position.last; cell++) {
		struct points point;
		if (position.contents[cell] != CELL_EMPTY)
			continue;
		bool is_far = !read_point(&point, cell, far);
		for (int side = 0; side < 2; side++)
			games->occurs[games->two_sided ? side : 0][point.code[side]] = true;
		if (is_far)
			continue;
		size_t i = sample->points;
		while (i < games->kinds && memcmp(&games->points[i], &point, offsetof(struct points, count)) != 0)
			i++;
		if (i == games->kinds && i == games->kinds_room)
			tune_fail("too many kinds of points", "data");
		if (i == games->kinds)
			games->points[games->kinds++] = point;
		games->points[i].count++;
	}
	sample->kinds = (unsigned)(games->kinds - sample->points);
}

static void add_sample(struct games *games, double target, bool is_held)
{
	struct sample *sample = &games->sample[games->samples + games->held];
	*(is_held ? &games->held : &games->samples) += 1;
	*sample = (struct sample){.target = (float)target, .to_move = (uint8_t)position.to_move};
	sample->threats = (uint16_t)position_threats(&position);
	add_points(games, sample, codes_find(&position.codes, false, NETWORK_FAR).code);
}

static void add_choice(struct games *games, int played)
{
	struct choice *choice = &games->choice[games->choices];
	*choice = (struct choice){.code = games->codes, .side = games->two_sided ? (uint8_t)position.to_move : 0};
	bool found = false;
	for (int cell = position.first; cell <= position.last; cell++)
		if (position.contents[cell] == CELL_EMPTY && position.near[cell] > 0) {
			if (games->codes == games->codes_room)
				tune_fail("too many moves", "data");
			found |= cell == played;
			if (cell == played)
				choice->played = choice->moves;
			games->code[games->codes][0] = position.cells[cell].prospect.features.code[position.to_move];
			games->code[games->codes++][1] = position.cells[cell].prospect.features.code[side_other(position.to_move)];
			choice->moves++;
		}
	if (found)
		games->choices++;
	else
		games->codes = choice->code;
}

/* The slope and curvature of the log-likelihood as a function of 1 / scale. */
struct likelihood {
	double slope, curve;
	size_t values;
};

static void add_value(const struct games *games, double value, double won, struct likelihood *likelihood)
{
	double p = sigmoid(value / games->scale);
	likelihood->values++;
	if (fabs(value) < VALUE_PROVED) {
		likelihood->slope += (won - p) * value;
		likelihood->curve += p * (1 - p) * value * value;
	}
}

static void add_position(struct games *games, double value, double won, int played, bool is_held)
{
	double sure = fabs(value) >= VALUE_PROVED ? value > 0 : sigmoid(value / games->scale);
	add_sample(games, result_share * won + (1 - result_share) * sure, is_held);
	if (!is_held)
		add_choice(games, played);
}

/* Reads a game. If `likelihood` is not NULL the game only adds to it. */
static void read_game(struct games *games, char *line, bool is_held, enum rule rule, struct likelihood *likelihood)
{
	static struct board board;
	char *moves, *value;
	double result;
	long opening;
	if (!cut_columns(line, &opening, &moves, &result, &value))
		return;
	const struct ruleset rules = {.rule = rule, .size = size_of_game(line), .connect = 5};
	board_clear(&board, rules.size);
	if (!likelihood)
		position_load(&position, &board, &rules, SIDE_BLACK, (const struct weights *[2]){&no_weights, &no_weights});
	for (int ply = 0; *moves != '\t'; ply++) {
		int point = cut_move(&moves, rules.size, ply);
		bool has_value = ply >= opening && *value && *value != '\n';
		double v = has_value ? strtod(value, &value) : 0;
		double won = ply % 2 == 0 ? result : 1 - result;
		if (likelihood) {
			if (has_value)
				add_value(games, v, won, likelihood);
			continue;
		}
		int cell = position_cell(&position, point);
		if (has_value && is_quiet(&position) && ply > 0)
			add_position(games, v, won, cell, is_held);
		position_make_move(&position, cell);
	}
}

/* Reads the games that are held out, or all others. */
static void read_games(struct games *games, FILE *file, bool is_held, enum rule rule)
{
	static char line[LINE_MAX_BYTES];
	rewind(file);
	for (int game = 1; fgets(line, sizeof line, file); game++)
		if (is_held == (game % HELD_OUT == 0))
			read_game(games, line, is_held, rule, NULL);
}

static struct likelihood likelihood_of(struct games *games, FILE *file, enum rule rule)
{
	static char line[LINE_MAX_BYTES];
	struct likelihood likelihood = {0, 0, 0};
	rewind(file);
	while (fgets(line, sizeof line, file))
		read_game(games, line, false, rule, &likelihood);
	return likelihood;
}

/* Fits the scale to the games by Newton's method on 1 / scale. Returns the number of values. */
static size_t fit_scale(struct games *games, FILE *file, enum rule rule)
{
	size_t values = 0;
	games->scale = 300;
	for (int i = 0; i < 8; i++) {
		struct likelihood likelihood = likelihood_of(games, file, rule);
		games->scale = 1 / (1 / games->scale + likelihood.slope / likelihood.curve);
		values = likelihood.values;
	}
	return values;
}

void games_read(struct games *games, FILE *file, enum rule rule)
{
	*games = (struct games){.two_sided = rule == RULE_RENJU};
	size_t positions = fit_scale(games, file, rule) + ROOM;
	games->sample = allocate(positions, sizeof *games->sample);
	games->choice = allocate(positions, sizeof *games->choice);
	games->kinds_room = positions * KINDS_OF_POINTS;
	games->codes_room = positions * MOVES;
	games->points = allocate(games->kinds_room, sizeof *games->points);
	games->code = allocate(games->codes_room, sizeof *games->code);
	read_games(games, file, false, rule);
	read_games(games, file, true, rule);
	if (!games->two_sided)
		memcpy(games->occurs[1], games->occurs[0], sizeof games->occurs[0]);
}

void games_free(struct games *games)
{
	free(games->sample);
	free(games->choice);
	free(games->points);
	free(games->code);
}
