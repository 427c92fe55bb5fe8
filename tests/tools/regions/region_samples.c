#include "region_samples.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../tune/learn.h"
#include "../tune/selfplay_line.h"

enum { LINE_ROOM = 1 << 14, PROVED = 20000 };

static const double result_weight = 0.3; /* of the target; the rest is the player's own evaluation */

static struct position position;

/* What the games of a file are read for. */
struct reading {
	struct region_samples *samples; /* NULL: only for the slope and curvature of the log-likelihood by 1 / scale */
	enum rule rule;
	double scale, slope, curve;
};

static void add_sample(struct reading *reading, double value, double won)
{
	struct region_samples *samples = reading->samples;
	int to_move = (int)position.to_move;
	bool swap = to_move == 1 && reading->rule != RULE_RENJU;
	if (samples->count == samples->room) {
		samples->room = samples->room * 2 + 1000;
		samples->sample = realloc(samples->sample, samples->room * sizeof *samples->sample);
		if (!samples->sample)
			tune_fail("no memory", "data");
	}
	struct region_sample *sample = &samples->sample[samples->count++];
	position_accumulate(&position);
	for (int region = 0; region < REGIONS; region++)
		for (int i = 0; i < NETWORK_CHANNELS; i++)
			sample->sum[region][i] = position.regions[position.plies].sum[region].of[swap ? network_swapped(i) : i];
	sample->points = (to_move == 0 ? position.value : -position.value) +
	                 position.weights[to_move]->threat[position_threats(&position)];
	sample->to_move = (uint8_t)(swap ? 0 : to_move);
	double sure = fabs(value) >= PROVED ? value > 0 : sigmoid(value / reading->scale);
	sample->result = (float)won;
	sample->target = (float)(result_weight * won + (1 - result_weight) * sure);
}

static void add_value(struct reading *reading, double value, double won)
{
	double p = sigmoid(value / reading->scale);
	if (fabs(value) >= PROVED)
		return;
	reading->slope += (won - p) * value;
	reading->curve += p * (1 - p) * value * value;
}

static void read_game(struct reading *reading, char *line)
{
	static struct board board;
	char *moves, *value;
	double result;
	long opening;
	if (!cut_columns(line, &opening, &moves, &result, &value))
		return;
	const struct ruleset rules = {.rule = reading->rule, .size = size_of_game(line), .connect = 5};
	board_clear(&board, rules.size);
	if (reading->samples)
		position_load(&position, &board, &rules, SIDE_BLACK,
		              (const struct weights *[2]){weights_of(&rules, SIDE_BLACK), weights_of(&rules, SIDE_WHITE)});
	for (int ply = 0; *moves != '\t'; ply++) {
		int point = cut_move(&moves, rules.size, ply);
		bool has_value = ply >= opening && *value && *value != '\n' && *value != '\t';
		double v = has_value ? strtod(value, &value) : 0;
		double won = ply % 2 == 0 ? result : 1 - result;
		if (!reading->samples && has_value)
			add_value(reading, v, won);
		if (!reading->samples)
			continue;
		if (has_value && is_quiet(&position) && ply > 0)
			add_sample(reading, v, won);
		position_make_move(&position, position_cell(&position, point));
	}
}

static void read_games(struct reading *reading, FILE *file, int every, bool others)
{
	static char line[LINE_ROOM];
	rewind(file);
	for (int game = 1; fgets(line, sizeof line, file); game++)
		if ((game % every == 0) != others)
			read_game(reading, line);
}

void region_samples_read(struct region_samples *samples, const char *path, enum rule rule, int every, bool others)
{
	FILE *file = fopen(path, "r");
	if (!file)
		tune_fail("can't be read", path);
	struct reading reading = {.rule = rule, .scale = 300};
	for (int i = 0; i < 8; i++) {
		reading.slope = reading.curve = 0;
		read_games(&reading, file, 1, false);
		reading.scale = 1 / (1 / reading.scale + reading.slope / reading.curve);
	}
	size_t before = samples->count;
	reading.samples = samples;
	read_games(&reading, file, every, others);
	fclose(file);
	fprintf(stderr, "%s: scale %.1f, %zu positions\n", path, reading.scale, samples->count - before);
}
