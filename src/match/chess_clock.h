/* The clock of people: so many minutes each, and so many seconds more for each move. It runs from the question for
   a move until the move, and decides nothing but under `flag`. */
#ifndef CHESS_CLOCK_H
#define CHESS_CLOCK_H

#include "base/text.h"
#include "rules/board.h"

enum {
	CHESS_CLOCK_MINUTES_MAX = 1440,
	CHESS_CLOCK_SECONDS_MAX = 3600,
	CHESS_CLOCK_TEXT_MAX = 24,
};

/* What is agreed, in milliseconds. */
struct chess_clock_terms {
	int base;  /* 0 with no bonus: there is no clock */
	int bonus; /* for each move */
	bool flag; /* who has no time left has lost */
};

struct chess_clock {
	struct chess_clock_terms terms;
	long long left[2]; /* milliseconds, as they were when nobody's time ran */
	enum side side;    /* whose time runs, or SIDE_NONE */
	long long since;   /* when that began, as deadline_now() counts */
	int plies;         /* as far as the game has come: a move that is played again has no bonus */
};

/* Reads "10+5", each number with a fraction or none; false, and *terms untouched, for any other text and for 0+0. */
bool chess_clock_read(struct span text, struct chess_clock_terms *terms);
/* Writes it so, terminated, "" for no clock. Returns out. */
const char *chess_clock_write(const struct chess_clock_terms *terms, char out[CHESS_CLOCK_TEXT_MAX]);

static inline bool chess_clock_is_on(const struct chess_clock *clock)
{
	return clock->terms.base > 0 || clock->terms.bonus > 0;
}

/* A game begins: all time is there. */
void chess_clock_start(struct chess_clock *clock);
/* The side is asked for a move, and has answered. */
void chess_clock_run(struct chess_clock *clock, enum side side);
void chess_clock_stop(struct chess_clock *clock);
/* The side has moved, and the game has come to so many plies. */
void chess_clock_moved(struct chess_clock *clock, enum side side, int plies);
/* Has the side lost by it? */
bool chess_clock_flagged(const struct chess_clock *clock, enum side side);
/* While somebody's time runs: milliseconds until there is something else to be shown, or it has run out; else -1. */
int chess_clock_patience(const struct chess_clock *clock);
/* When it will have run out, as deadline_now() counts, where that decides; else 0. */
long long chess_clock_due(const struct chess_clock *clock);
/* What is left, as "9:05", terminated. Returns out. */
const char *chess_clock_left(const struct chess_clock *clock, enum side side, char out[CHESS_CLOCK_TEXT_MAX]);

#endif
