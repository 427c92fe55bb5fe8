/* The clock of the human players: minutes for each side, and bonus seconds for each move. A side's clock runs from
   the prompt for its move until the move. Running out of time loses only with `flag`. */
#ifndef CHESS_CLOCK_H
#define CHESS_CLOCK_H

#include "base/text.h"
#include "rules/board.h"

enum {
	CHESS_CLOCK_MINUTES_MAX = 1440,
	CHESS_CLOCK_SECONDS_MAX = 3600,
	CHESS_CLOCK_TEXT_MAX = 24,
};

/* The time control, in milliseconds. */
struct time_control {
	int base;  /* for the whole game; if base and bonus are 0, there is no clock */
	int bonus; /* for each move */
	bool flag; /* a side without time left loses */
};

struct chess_clock {
	struct time_control control;
	long long left[2]; /* milliseconds, negative after time is up; for the running clock, the time left at `since` */
	enum side side;    /* whose clock runs, or SIDE_NONE */
	long long since;   /* when a move was last asked for, by tty_time(): the running clock started then */
	int plies;         /* the most plies the game has had; a move replayed after undo earns no bonus */
};

/* Reads "10+5": minutes + seconds, each with an optional fraction. Does not set `flag`. Returns false and leaves
   *control untouched for any other text, for numbers above the maxima, and for 0+0. */
bool chess_clock_read(struct span text, struct time_control *control);
/* Writes the time control as chess_clock_read() reads it, terminated; "" for no clock. Returns out. */
const char *chess_clock_write(const struct time_control *control, char out[CHESS_CLOCK_TEXT_MAX]);

static inline bool chess_clock_is_on(const struct chess_clock *clock)
{
	return clock->control.base > 0 || clock->control.bonus > 0;
}

/* Sets both clocks to their full time; neither runs. The game's moves so far, `plies`, earn no bonus. */
void chess_clock_start(struct chess_clock *clock, int plies);
/* Begins the time of a side's move: sets `since`, and starts its clock if there is a time control. No clock may be
   running. */
void chess_clock_run(struct chess_clock *clock, enum side side);
/* Stops the running clock, if there is one. */
void chess_clock_stop(struct chess_clock *clock);
/* Adds the bonus for a move that has brought the game to `plies` plies. */
void chess_clock_moved(struct chess_clock *clock, enum side side, int plies);
/* Has the side lost on time? */
bool chess_clock_flagged(const struct chess_clock *clock, enum side side);
/* Returns the milliseconds until the running clock shows another second; -1 when no clock runs. */
int chess_clock_next_second(const struct chess_clock *clock);
/* Returns when the running clock runs out, by clock_now(); 0 when none runs or `flag` is not set. */
long long chess_clock_due(const struct chess_clock *clock);
/* Writes the time left, e.g. "9:05", or "-0:05" after the time is up; terminated. Returns out. */
const char *chess_clock_left(const struct chess_clock *clock, enum side side, char out[CHESS_CLOCK_TEXT_MAX]);

#endif
