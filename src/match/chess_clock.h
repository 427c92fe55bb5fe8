/* The clock of people: so many minutes each, and so many seconds more for each move. It runs from the question for
   a move until the move, and decides nothing but under `flag`. */
#ifndef TIMER_H
#define TIMER_H

#include "base/text.h"
#include "rules/board.h"

enum {
	TIMER_MINUTES_MAX = 1440,
	TIMER_SECONDS_MAX = 3600,
	TIMER_TEXT_MAX = 24,
};

/* What is agreed, in milliseconds. */
struct timer_terms {
	int base;  /* 0 with no bonus: there is no clock */
	int bonus; /* for each move */
	bool flag; /* who has no time left has lost */
};

struct timer {
	struct timer_terms terms;
	long long left[2]; /* milliseconds, as they were when nobody's time ran */
	enum side side;    /* whose time runs, or SIDE_NONE */
	long long since;   /* when that began, as deadline_now() counts */
	int plies;         /* as far as the game has come: a move that is played again has no bonus */
};

/* Reads "10+5", each number with a fraction or none; false, and *terms untouched, for any other text and for 0+0. */
bool timer_read(struct span text, struct timer_terms *terms);
/* Writes it so, terminated, "" for no clock. Returns out. */
const char *timer_write(const struct timer_terms *terms, char out[TIMER_TEXT_MAX]);

static inline bool timer_is_on(const struct timer *timer)
{
	return timer->terms.base > 0 || timer->terms.bonus > 0;
}

/* A game begins: all time is there. */
void timer_start(struct timer *timer);
/* The side is asked for a move, and has answered. */
void timer_run(struct timer *timer, enum side side);
void timer_stop(struct timer *timer);
/* The side has moved, and the game has come to so many plies. */
void timer_moved(struct timer *timer, enum side side, int plies);
/* Has the side lost by it? */
bool timer_flagged(const struct timer *timer, enum side side);
/* While somebody's time runs: milliseconds until there is something else to be shown, or it has run out; else -1. */
int timer_patience(const struct timer *timer);
/* When it will have run out, as deadline_now() counts, where that decides; else 0. */
long long timer_due(const struct timer *timer);
/* What is left, as "9:05", terminated. Returns out. */
const char *timer_left(const struct timer *timer, enum side side, char out[TIMER_TEXT_MAX]);

#endif
