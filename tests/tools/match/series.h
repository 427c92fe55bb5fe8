/* The games of a match: played side by side, counted, kept in its log. */
#ifndef SERIES_H
#define SERIES_H

#include "log.h"
#include "openings.h"
#include "play.h"
#include "tally.h"

enum { SERIES_JOBS_MAX = 64 };

struct match {
	struct terms terms;
	struct openings openings;
	int games;      /* the most that are played */
	bool tested;    /* stop as soon as one difference is likely enough: */
	double elo0, elo1;
	const char *log_path; /* or NULL */
	FILE *log;
	int jobs;                                /* games at a time, SERIES_JOBS_MAX at most */
	enum outcome outcome[LOG_GAMES_MAX + 1]; /* by number, from 1 */
	int taken[OUTCOME_NONE];                 /* games in which a colour was chosen, by what that side got */
	int slowest[2];                          /* milliseconds, of all games */
	int faults[2];                           /* games lost otherwise than on the board */
};

/* Takes the games that the log holds, and will go on behind them; a last line that was cut off is written over. A log of
   another match is trouble, told by its first line; `book` is the openings' file's name in it. */
void series_open_log(struct match *match, const char *book);
/* Plays what is missing, and prints a line for each game that was lost by a fault. */
void series_run(struct match *match);

/* The games up to the first one that was not played: what is counted does not depend on which ended first. */
struct tally series_tally(const struct match *match);

/* One line on stderr, and the end with status 2. */
void series_trouble(const char *what, const char *name);

#endif
