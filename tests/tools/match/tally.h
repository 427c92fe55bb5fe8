/* What a match has shown so far: score, Elo, and whether it may stop. */
#ifndef TALLY_H
#define TALLY_H

#include <stdbool.h>

/* Of a game, by the first side's half points. */
enum outcome {
	OUTCOME_LOSS,
	OUTCOME_DRAW,
	OUTCOME_WIN,
	OUTCOME_NONE, /* it was not played yet */
};

/* Two games of one opening, colours swapped, are a pair: their results hang together, so pairs are what is counted. */
struct tally {
	int games[OUTCOME_NONE]; /* by outcome */
	int pairs[5];            /* by the first side's half points */
};

/* Adds a pair; where its second game is OUTCOME_NONE, the first game alone. */
void tally_add(struct tally *tally, enum outcome one, enum outcome other);

int tally_games(const struct tally *tally);

/* A difference in strength with the ends of its interval of 95 %; infinite where the score is all or nothing. */
struct elo {
	double value, low, high;
};
struct elo tally_elo(const struct tally *tally);

/* The logarithm of how much better the pairs agree with a difference of elo1 than with one of elo0.
   Source: M. Van den Bergh, a generalized sequential probability ratio test by the normal approximation; the variance is
   that of the pairs and of two more between equals who never draw, so that it is never nothing. */
double tally_likelihood(const struct tally *tally, double elo0, double elo1);

/* Where a test stops whose two kinds of error have a chance of 5 % each: at this and at minus this. */
extern const double tally_bound;

#endif
