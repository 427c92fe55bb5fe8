/* The games of a match: runs several at a time, counts them and writes the log. */
#ifndef SERIES_H
#define SERIES_H

#include "log.h"
#include "openings.h"
#include "play.h"
#include "tally.h"

enum { SERIES_JOBS_MAX = 64 };

struct match {
	struct conditions conditions;
	struct openings openings;
	int games;      /* most games to play */
	bool tested;    /* stops as soon as the SPRT decides between elo0 and elo1 */
	double elo0, elo1;
	const char *log_path; /* or NULL */
	FILE *log;
	int jobs;                                /* games at a time, at most SERIES_JOBS_MAX */
	enum outcome outcome[LOG_GAMES_MAX + 1]; /* by number, from 1 */
	int taken[OUTCOME_NONE];                 /* games in which an engine chose its color, by its outcome */
	int slowest[2];                          /* milliseconds, over all games */
	int faults[2];                           /* games lost by a fault, not on the board */
};

/* Opens the log, counts its games, and appends new ones from then on. A last line that was cut short is overwritten.
   The first line must describe this match and name the openings `book`; otherwise the program ends. */
void series_open_log(struct match *match, const char *book);
/* Plays the missing games. Prints a line for each game lost by a fault. */
void series_run(struct match *match);

/* Returns the tally of the games up to the first missing one, so that it does not depend on which game ended first. */
struct tally series_tally(const struct match *match);

/* Prints a line on stderr and exits with status 2. */
void series_fail(const char *what, const char *name);

#endif
