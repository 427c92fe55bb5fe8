#include "match/standings.h"

#include <math.h>

const double pair_tally_llr_bound = 2.9444389791664403; /* log(0.95 / 0.05) */

void standings_add_game(struct standings *standings, int first, int second, enum score score)
{
	standings->of[first].games[score]++;
	standings->of[second].games[SCORE_WIN - score]++;
}

void standings_add_pair(struct standings *standings, int first, int second, enum score one, enum score other)
{
	standings->tally[first].pairs[one + other]++;
	standings->tally[second].pairs[2 * SCORE_WIN - one - other]++;
}

int standing_games(const struct engine_standing *standing)
{
	return standing->games[SCORE_LOSS] + standing->games[SCORE_DRAW] + standing->games[SCORE_WIN];
}

bool standings_have_faults(const struct standings *standings)
{
	int faults = 0;
	for (int i = 0; i < ENGINES_MAX; i++)
		faults += standings->of[i].faults;
	return faults > 0;
}

double standing_score(const struct engine_standing *standing)
{
	int games = standing_games(standing);
	return games > 0 ? (standing->games[SCORE_WIN] + standing->games[SCORE_DRAW] / 2.0) / games : 0;
}

/* Mean and variance of the score of a pair, from 0 to 1. The variance counts SUPPOSED more pairs
   (pair_tally_llr()). */
struct pair_moments {
	int pairs;
	double mean, variance;
};

static struct pair_moments pair_moments_of(const struct pair_tally *tally)
{
	enum { SUPPOSED = 2 };
	struct pair_moments moments = {0, 0, 0};
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

struct elo_estimate pair_tally_elo(const struct pair_tally *tally)
{
	struct pair_moments moments = pair_moments_of(tally);
	if (moments.pairs == 0)
		return (struct elo_estimate){0, INFINITY};
	double error = 1.96 * sqrt(moments.variance / moments.pairs);
	double low = elo_of_score(moments.mean - error), high = elo_of_score(moments.mean + error);
	return (struct elo_estimate){elo_of_score(moments.mean), (high - low) / 2};
}

double pair_tally_llr(const struct pair_tally *tally, double elo0, double elo1)
{
	struct pair_moments moments = pair_moments_of(tally);
	double score0 = score_of_elo(elo0);
	double score1 = score_of_elo(elo1);
	return moments.pairs * (score1 - score0) * (2 * moments.mean - score0 - score1) / (2 * moments.variance);
}
