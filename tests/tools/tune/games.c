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
	SMALL = 15, /* smaller boards have no regions */
};

static const double result_share = 0.5; /* of the target; the rest is the player's own evaluation */

static struct position position;

/* Fills in the point's codes and shapes, with the colors swapped if `swap` is set. Returns false for a point far from
   everything. */
static bool read_point(struct points *point, int cell, unsigned far, bool swap)
{
	static struct network_shapes shapes;
	const struct cell *at = &position.cells[cell];
	const uint16_t *code = at->prospect.features.code;
	network_shapes_make(&shapes);
	*point = (struct points){.code = {code[swap], code[!swap]}, .region = position.region[cell]};
	for (int d = 0; d < DIRECTIONS; d++) {
		unsigned seen = network_shape_of_line(&shapes, at->line[d], position.patterns.radius);
		uint16_t shape = (uint16_t)(swap ? network_shape_swapped(&shapes, seen) : seen);
		int i = d;
		for (; i > 0 && point->shape[i - 1] > shape; i--)
			point->shape[i] = point->shape[i - 1];
		point->shape[i] = shape;
	}
	return point->code[0] != far || point->code[1] != far || point->shape[DIRECTIONS - 1] != NETWORK_SHAPE_EMPTY;
}

/* Makes room for one more item of `size` bytes after `count`. Returns the items. */
static void *grow(void *items, size_t count, size_t *room, size_t size)
{
	if (count < *room)
		return items;
	*room = *room * 3 / 2 + 1000;
	items = realloc(items, *room * size);
	if (!items)
		tune_fail("no memory", "data");
	return items;
}

/* Adds the kinds of empty points, except those far from everything. */
static void add_points(struct games *games, struct sample *sample, unsigned far, bool swap)
{
	sample->points = games->kinds;
	for (int cell = position.first; cell <= position.last; cell++) {
		struct points point;
		if (position.contents[cell] != CELL_EMPTY)
			continue;
		bool is_far = !read_point(&point, cell, far, swap);
		for (int side = 0; side < 2; side++)
			games->occurs[games->two_sided ? side : 0][point.code[side]] = true;
		if (is_far)
			continue;
		size_t i = sample->points;
		while (i < games->kinds && memcmp(&games->points[i], &point, offsetof(struct points, count)) != 0)
			i++;
		games->points = grow(games->points, games->kinds, &games->kinds_room, sizeof *games->points);
		if (i == games->kinds)
			games->points[games->kinds++] = point;
		games->points[i].count++;
	}
	sample->kinds = (unsigned)(games->kinds - sample->points);
}

static void add_sample(struct games *games, double target, double won, bool is_held)
{
	bool swap = !games->two_sided && position.to_move == SIDE_WHITE;
	games->sample = grow(games->sample, games->samples + games->held, &games->samples_room, sizeof *games->sample);
	struct sample *sample = &games->sample[games->samples + games->held];
	*(is_held ? &games->held : &games->samples) += 1;
	*sample = (struct sample){.target = (float)target,
	                          .result = (float)won,
	                          .to_move = swap ? SIDE_BLACK : (uint8_t)position.to_move,
	                          .is_small = position.size < SMALL};
	sample->threats = (uint16_t)position_threats(&position);
	add_points(games, sample, codes_find(&position.codes, false, NETWORK_FAR).code, swap);
}

static void add_choice(struct games *games, int played)
{
	games->choice = grow(games->choice, games->choices, &games->choices_room, sizeof *games->choice);
	struct choice *choice = &games->choice[games->choices];
	*choice = (struct choice){.code = games->codes, .side = games->two_sided ? (uint8_t)position.to_move : 0};
	bool found = false;
	for (int cell = position.first; cell <= position.last; cell++)
		if (position.contents[cell] == CELL_EMPTY && position.near[cell] > 0) {
			games->code = grow(games->code, games->codes, &games->codes_room, sizeof *games->code);
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
};

static bool is_proved(double value)
{
	return fabs(value) >= VALUE_PROVED;
}

static void add_value(const struct games *games, double value, double won, struct likelihood *likelihood)
{
	double p = sigmoid(value / games->scale);
	if (!is_proved(value)) {
		likelihood->slope += (won - p) * value;
		likelihood->curve += p * (1 - p) * value * value;
	}
}

/* Returns the target of a position with this value, before one with the value `next`. A player thinks better of itself
   when it is to move: the mean of both players' views is nearer to the truth. */
static double target_of(const struct games *games, double value, double next, double won)
{
	if (!is_proved(value) && !is_proved(next))
		value = (value - next) / 2;
	double chance = is_proved(value) ? value > 0 : sigmoid(value / games->scale);
	return result_share * won + (1 - result_share) * chance;
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
		position_load(&position, &board, &rules, SIDE_BLACK);
	for (int ply = 0; *moves != '\t'; ply++) {
		int point = cut_move(&moves, rules.size, ply);
		bool has_value = ply >= opening && *value && *value != '\n' && *value != '\t';
		double v = has_value ? strtod(value, &value) : 0;
		double won = ply % 2 == 0 ? result : 1 - result;
		if (likelihood) {
			if (has_value)
				add_value(games, v, won, likelihood);
			continue;
		}
		int cell = position_cell(&position, point);
		if (has_value && is_quiet(&position) && ply > 0) {
			double next = *value == ' ' ? strtod(value + 1, NULL) : VALUE_PROVED;
			add_sample(games, target_of(games, v, next, won), won, is_held);
			if (!is_held)
				add_choice(games, cell);
		}
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
	struct likelihood likelihood = {0, 0};
	rewind(file);
	while (fgets(line, sizeof line, file))
		read_game(games, line, false, rule, &likelihood);
	return likelihood;
}

/* Fits the scale to the games by Newton's method on 1 / scale. */
static void fit_scale(struct games *games, FILE *file, enum rule rule)
{
	games->scale = 300;
	for (int i = 0; i < 8; i++) {
		struct likelihood likelihood = likelihood_of(games, file, rule);
		games->scale = 1 / (1 / games->scale + likelihood.slope / likelihood.curve);
	}
}

void games_read(struct games *games, const char *path, enum rule rule, bool held)
{
	FILE *file = fopen(path, "r");
	if (!file)
		tune_fail("can't be read", path);
	size_t before = games->samples + games->held;
	fit_scale(games, file, rule);
	read_games(games, file, held, rule);
	fclose(file);
	fprintf(stderr, "%s: scale %.1f, %zu positions%s\n", path, games->scale, games->samples + games->held - before,
	        held ? " held out" : "");
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
