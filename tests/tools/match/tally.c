#include "tally.h"

#include <math.h>

const double tally_llr_bound = 2.9444389791664403; /* log(0.95 / 0.05) */

void tally_add(struct tally *tally, enum outcome one, enum outcome other)
{
	tally->games[one]++;
	if (other == OUTCOME_NONE)
		return;
	tally->games[other]++;
	tally->pairs[one + other]++;
}

int tally_games(const struct tally *tally)
{
	return tally->games[OUTCOME_LOSS] + tally->games[OUTCOME_DRAW] + tally->games[OUTCOME_WIN];
}

/* Mean and variance of the score of a pair of games. The score is from 0 to 1. The variance counts SUPPOSED more pairs
   (tally_llr()). */
struct moments {
	int pairs;
	double mean, variance;
};

static struct moments moments_of(const struct tally *tally)
{
	enum { SUPPOSED = 2 };
	struct moments moments = {0, 0, 0};
	for (int points = 0; points < 5; points++) {
		moments.pairs += tally->pairs[points];
		moments.mean += tally->pairs[points] * points / 4.0;
	}
	moments.mean /= moments.pairs > 0 ? moments.pairs : 1;
	double squares = SUPPOSED / 8.0;
	for (int points = 0; points < 5; points++)
		squares += tally->pairs[points] * pow(points / 4.0 - moments.mean, 2);
	moments.variance = squares / (moments.pairs + SUPPOSED);
	return moments;
}

static double elo_of_score(double score)
{
	if (score <= 0)
		return -INFINITY;
	return score >= 1 ? INFINITY : 400 * log10(score / (1 - score));
}

static double score_of_elo(double elo)
{
	return 1 / (1 + pow(10, -elo / 400));
}

struct elo tally_elo(const struct tally *tally)
{
	struct moments moments = moments_of(tally);
	if (moments.pairs == 0)
		return (struct elo){0, -INFINITY, INFINITY};
	double error = 1.96 * sqrt(moments.variance / moments.pairs);
	return (struct elo){elo_of_score(moments.mean), elo_of_score(moments.mean - error),
	                    elo_of_score(moments.mean + error)};
}

double tally_llr(const struct tally *tally, double elo0, double elo1)
{
	struct moments moments = moments_of(tally);
	double score0 = score_of_elo(elo0);
	double score1 = score_of_elo(elo1);
	return moments.pairs * (score1 - score0) * (2 * moments.mean - score0 - score1) / (2 * moments.variance);
}
