/* The tally of a match: score, Elo, and the test whether to stop. */
#ifndef TALLY_H
#define TALLY_H

#include <stdbool.h>

/* The outcome of a game for FIRST; the value is its half points. */
enum outcome {
	OUTCOME_LOSS,
	OUTCOME_DRAW,
	OUTCOME_WIN,
	OUTCOME_NONE, /* not played yet */
};

/* Two games of one opening with colors swapped are a pair. Their results depend on each other, so the statistics
   count pairs. */
struct tally {
	int games[OUTCOME_NONE]; /* by outcome */
	int pairs[5];            /* by FIRST's half points */
};

/* Adds a pair of games, or only the first if the second is OUTCOME_NONE. */
void tally_add(struct tally *tally, enum outcome one, enum outcome other);

int tally_games(const struct tally *tally);

/* A difference in Elo with its 95 % confidence interval; infinite when one side has all points. */
struct elo {
	double value, low, high;
};
struct elo tally_elo(const struct tally *tally);

/* Returns the log-likelihood ratio of a difference of elo1 against one of elo0. Source: M. Van den Bergh, a
   generalized sequential probability ratio test in normal approximation. The variance is that of the pairs and of
   two more between equals who never draw, so it is never 0. */
double tally_llr(const struct tally *tally, double elo0, double elo1);

/* The test stops at this ratio and at minus this: 5 % probability of each kind of error. */
extern const double tally_llr_bound;

#endif
