/* Who plays whom, by name, and the score between them. */
#ifndef PLAYERS_H
#define PLAYERS_H

#include <stdint.h>

#include "engine/mover.h"
#include "rules/game.h"
#include "terminal/phrases.h"

enum { PLAYERS_NAME_MAX = 80 }; /* bytes of a person's name, terminated */

/* For nobody: a draw; or a game that had ended before it was opened. */
enum { COUNTED_DRAW = -1, COUNTED_NOT = -2 };

/* Of one pairing. The first player has Black when a game begins; an opening may swap the colours. */
struct opponents {
	char name[2][PLAYERS_NAME_MAX]; /* by enum who; empty: a person without a name, or a machine */
	int wins[2];                    /* likewise */
	int draws;
	bool counted;      /* the game on the board is in the score, or not to be in it */
	int counted_for;   /* who that was, or COUNTED_DRAW or COUNTED_NOT */
	uint64_t hash;     /* of the game that was counted last, as game_hash.h has it; 0: none */
};

struct view;
struct match;

/* The name of who plays this side: a person's, or what the machine is called. */
void players_write(const struct view *view, const struct match *match, enum side side, char *out, size_t room);
/* These two play from now on: a new score where they are not those of before. */
void players_set(struct match *match, enum mover_id black, enum mover_id white);
/* Asks who plays Black and who White, by name; false, and all as it was, where the question is left or the input
   ends. */
bool players_ask(struct view *view, struct match *match);
/* A record names who has Black and who White now, each for a person; "" and what we call one without a name are
   none. */
void players_told(struct match *match, struct span black, struct span white);
/* They change places for the next game. */
void players_change_sides(struct match *match);
/* Counts the game on the board, which is over, or takes it out of the score again. */
void players_count(struct match *match);
void players_uncount(struct match *match);
/* Another game is on the board: the last one stays in the score. One that has ended already is not counted again. */
void players_begin(struct match *match);
/* Notes the score, from the second game on. */
void players_note_score(struct view *view, struct match *match);

#endif
