#include "match/schedule.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/array.h"
#include "base/rng.h"
#include "os/file.h"

static int schedule_pairs(const struct schedule *schedule)
{
	return schedule->gauntlet ? schedule->engines - 1 : schedule->engines * (schedule->engines - 1) / 2;
}

long long schedule_games(const struct schedule *schedule)
{
	return 2LL * schedule->rounds * schedule_pairs(schedule);
}

/* Finds the two engines of a pair: 0-1, 0-2, ..., 1-2, ... */
static void find_pair(const struct schedule *schedule, int pair, int engine[2])
{
	int first = 0;
	for (int others = schedule->engines - 1; pair >= others; others--) {
		pair -= others;
		first++;
	}
	engine[0] = first;
	engine[1] = first + 1 + pair;
}

struct fixture schedule_fixture(const struct schedule *schedule, long long game)
{
	int pairs = schedule_pairs(schedule), engine[2];
	struct fixture fixture = {.opening = (int)(game / 2 / pairs), .pair = (int)(game / 2 % pairs)};
	fixture.swapped = game % 2 != 0;
	find_pair(schedule, fixture.pair, engine);
	fixture.engine[SIDE_BLACK] = engine[fixture.swapped];
	fixture.engine[SIDE_WHITE] = engine[!fixture.swapped];
	return fixture;
}

const char *schedule_write_round(const struct fixture *fixture, char out[ROUND_TEXT_MAX])
{
	snprintf(out, ROUND_TEXT_MAX, "%d.%d.%d", fixture->opening + 1, fixture->pair + 1, fixture->swapped + 1);
	return out;
}

long long schedule_read_round(const struct schedule *schedule, struct span round)
{
	static const int part_max[] = {ROUNDS_MAX, ENGINES_MAX * ENGINES_MAX, 2};
	const int most[] = {schedule->rounds, schedule_pairs(schedule), 2};
	int part[3];
	for (int i = 0; i < 3; i++) {
		struct span text = i < 2 ? text_cut_to(&round, '.') : round;
		if (!text_number(text, part_max[i], &part[i]) || part[i] < 1 || part[i] > most[i])
			return -1;
	}
	return 2 * ((long long)(part[0] - 1) * most[1] + part[1] - 1) + part[2] - 1;
}

/* Why a game is no opening. Returns NULL if it is one: stones that leave a game open under the match's rules. */
static const char *opening_fault(const struct match_openings *lines, const struct replay *replay)
{
	const struct game *game = &replay->game;
	if (replay->problem.any)
		return "it is not a legal game";
	if (replay_has_setup(replay))
		return "it has set-up stones";
	if (game->board.size != lines->rules.size)
		return "its board has another size";
	if (game->plies > OPENING_LENGTH_MAX)
		return "it is too long";
	for (int i = 0; i < game->plies; i++)
		if (game->history[i].kind != PLY_STONE)
			return "it has more than stones";
	return NULL;
}

/* Does the opening, played under the match's rules, leave the game open? */
static bool leaves_open(const struct match_openings *lines, const struct opening_line *line)
{
	struct game *game = malloc(sizeof *game);
	bool open = game != NULL;
	if (game)
		game_new(game, &lines->rules);
	for (int i = 0; open && i < line->plies; i++)
		open = game_play(game, line->point[i]).status == STATUS_OK;
	free(game);
	return open;
}

/* Takes the stones of a game as an opening. */
static bool take_opening(void *context, const struct replay *replay, unsigned long long number, struct fault *fault)
{
	struct match_openings *lines = context;
	struct opening_line line = {.plies = replay->game.plies};
	const char *why = opening_fault(lines, replay);
	for (int i = 0; !why && i < line.plies; i++)
		line.point[i] = replay->game.history[i].point;
	if (!why && !leaves_open(lines, &line))
		why = "it is over, or not legal under the rule of the match";
	if (why)
		return option_refuse(fault, FAULT_NO_OPENING, WITH(NUMBER((long long)number), why));
	if (!array_grow(&lines->line, &lines->room, (size_t)lines->count + 1, sizeof *lines->line))
		return option_refuse(fault, FAULT_REASON, WITH("openings", strerror(ENOMEM)));
	lines->line[lines->count++] = line;
	return true;
}

bool match_openings_read(struct match_openings *lines, struct games_file *file)
{
	file->take = take_opening;
	file->context = lines;
	lines->rules = file->rules;
	int fd = file_open(file->path, 0);
	if (fd < 0)
		return option_refuse(file->fault, FAULT_OF_FILE, WITH("openings", file->path, strerror(errno)));
	bool read = games_file_read(file, fd);
	close(fd);
	if (read && lines->count == 0)
		return option_refuse(file->fault, FAULT_NO_GAME, WITH(file->path));
	return read;
}

bool match_openings_draw(struct match_openings *lines, int rounds, unsigned long long seed)
{
	struct rng rng = rng_seeded(seed);
	if (lines->count < 2)
		return true;
	/* The last draw is of all openings, too: the first rounds do not depend on the number of rounds. */
	int draws = (rounds - 1) / lines->count + 1;
	lines->order = calloc((size_t)draws * (size_t)lines->count, sizeof *lines->order);
	lines->drawn = lines->order ? draws * lines->count : 0;
	for (int i = 0; i < lines->drawn; i++) {
		int from = i / lines->count * lines->count; /* the draw begins here */
		int at = from + (int)rng_below(&rng, (unsigned)(i - from) + 1);
		lines->order[i] = lines->order[at];
		lines->order[at] = i;
	}
	return lines->order;
}

void match_openings_play(const struct match_openings *lines, int number, struct game *game)
{
	game_new(game, &lines->rules);
	if (lines->count == 0)
		return;
	int index = number < lines->drawn ? lines->order[number] : number;
	const struct opening_line *line = &lines->line[index % lines->count];
	int symmetry = index / lines->count % SYMMETRIES;
	for (int i = 0; i < line->plies; i++)
		game_play(game, symmetry_image(symmetry, lines->rules.size, line->point[i]));
}

void match_openings_free(struct match_openings *lines)
{
	free(lines->line);
	free(lines->order);
}
