#include "choices.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../tune/learn.h"
#include "../tune/selfplay_line.h"

enum {
	LINE_MAX_BYTES = 1 << 14,
	HELD_OUT = 16,    /* one in this many games is held out */
	CANDIDATES = 120, /* room for each choice, more than the average choice needs */
};

static struct position position;
static struct network_shapes shapes;

static void add_candidate(struct choices *choices, int cell)
{
	const struct features *features = &position.cells[cell].prospect.features;
	enum side side = position.to_move;
	if (choices->candidates == choices->room)
		tune_fail("too many candidates", "data");
	struct candidate *candidate = &choices->candidate[choices->candidates++];
	candidate->code[0] = features->code[side];
	candidate->code[1] = features->code[side_other(side)];
	for (int d = 0; d < DIRECTIONS; d++)
		candidate->shape[d] = (uint16_t)(side == SIDE_BLACK ? features->shape[d]
		                                                    : network_shape_swapped(&shapes, features->shape[d]));
}

static void add_choice(struct choices *choices, int played)
{
	struct choice choice = {.first = choices->candidates, .side = (uint8_t)position.to_move};
	bool found = false;
	for (int cell = position.first; cell <= position.last; cell++) {
		if (position.contents[cell] != CELL_EMPTY || position.near[cell] == 0)
			continue;
		if (cell == played) {
			choice.played = choice.candidates;
			found = true;
		}
		choice.candidates++;
		add_candidate(choices, cell);
	}
	position_accumulate(&position);
	choice.accumulator = position.accumulator[position.plies];
	if (found)
		choices->choice[choices->count + choices->held++] = choice;
	else
		choices->candidates = choice.first;
}

/* Adds the choices of a game to `choices`, unless that is NULL. Returns the number of plies. */
static size_t read_game(struct choices *choices, char *line, enum rule rule)
{
	static struct board board;
	const struct ruleset rules = {.rule = rule, .size = size_of_game(line), .connect = 5};
	char *moves = strchr(line, '\t');
	if (!moves)
		return 0;
	long opening = strtol(line, NULL, 10);
	size_t ply = 0;
	board_clear(&board, rules.size);
	if (choices)
		position_load(&position, &board, &rules, SIDE_BLACK);
	for (moves++; *moves && *moves != '\t'; ply++) {
		int point = cut_move(&moves, rules.size, (int)ply);
		if (!choices)
			continue;
		int cell = position_cell(&position, point);
		if ((long)ply >= opening && ply > 0 && is_quiet(&position))
			add_choice(choices, cell);
		position_make_move(&position, cell);
	}
	return ply;
}

/* Returns the number of plies. */
static size_t read_games(struct choices *choices, const char *path, enum rule rule, bool held)
{
	static char line[LINE_MAX_BYTES];
	size_t plies = 0;
	FILE *file = fopen(path, "r");
	if (!file)
		tune_fail("can't be read", path);
	for (int game = 1; fgets(line, sizeof line, file); game++)
		if (!choices || held == (game % HELD_OUT == 0))
			plies += read_game(choices, line, rule);
	fclose(file);
	return plies;
}

void choices_read(struct choices *choices, const struct game_files *files)
{
	size_t plies = 0;
	for (int i = 0; i < files->count; i++)
		plies += read_games(NULL, file_path(files, i), files->rule, false);
	network_shapes_make(&shapes);
	*choices = (struct choices){.choice = allocate(plies, sizeof *choices->choice)};
	choices->room = plies * CANDIDATES;
	choices->candidate = allocate(choices->room, sizeof *choices->candidate);
	for (int i = 0; i < files->count; i++)
		read_games(choices, file_path(files, i), files->rule, false);
	choices->count = choices->held;
	choices->held = 0;
	for (int i = 0; i < files->count; i++)
		read_games(choices, file_path(files, i), files->rule, true);
}

void choices_free(struct choices *choices)
{
	free(choices->choice);
	free(choices->candidate);
}
