/* The games of a match, in order: which opening, which pair of engines, which colors. */
#ifndef SCHEDULE_H
#define SCHEDULE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "match/games_file.h"
#include "rules/game.h"

enum {
	ENGINES_MAX = 64,
	ROUNDS_MAX = 1000000,
	ROUND_TEXT_MAX = 36, /* bytes of OPENING.PAIR.GAME, terminated */
};

struct schedule {
	int engines;
	bool gauntlet; /* the first engine against each other one; else all against all */
	int rounds;
};

/* A game: numbers from 0, and the index of each engine by color. */
struct fixture {
	int opening, pair;
	bool swapped; /* the second game of its pair: the engine named first has White */
	int engine[2];
};

long long schedule_games(const struct schedule *schedule);
struct fixture schedule_fixture(const struct schedule *schedule, long long game);
/* Writes the game's name, OPENING.PAIR.GAME, each from 1. Returns `out`. */
const char *schedule_write_round(const struct fixture *fixture, char out[ROUND_TEXT_MAX]);
/* Returns the game with this name, or -1. */
long long schedule_read_round(const struct schedule *schedule, struct span round);

enum { OPENING_LENGTH_MAX = 64 }; /* plies of an opening */

struct opening_line {
	int plies;
	int16_t point[OPENING_LENGTH_MAX];
};

/* A zeroed struct has the empty board alone. */
struct match_openings {
	int count;
	size_t room;
	struct opening_line *line;
	int *order; /* drawn indices, at least one for each round; NULL: in turn */
	int drawn;
	struct ruleset rules;
};

/* Reads the openings from a file of games. Returns false if that fails, or a game is no opening under the rules;
   file->fault then says why. */
bool match_openings_read(struct match_openings *lines, struct games_file *file);
/* Draws openings at random for at least `rounds` rounds: each comes once before any comes again. More rounds begin with
   the same openings. Returns false when memory runs out. */
bool match_openings_draw(struct match_openings *lines, int rounds, unsigned long long seed);
/* Plays opening number `number`, from 0, in a new game. After the last opening they come again, under the next
   symmetry. */
void match_openings_play(const struct match_openings *lines, int number, struct game *game);
void match_openings_free(struct match_openings *lines);

#endif
