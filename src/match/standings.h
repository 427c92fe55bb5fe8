/* The standings of a match: points, Elo, faults, times; and for two engines the sequential test. */
#ifndef STANDINGS_H
#define STANDINGS_H

#include "match/schedule.h"

/* The half points of a game, for the engine named first in its pair. */
enum score {
	SCORE_LOSS,
	SCORE_DRAW,
	SCORE_WIN,
	SCORE_NONE, /* not played yet */
};

/* The standing of one engine. */
struct engine_standing {
	int games[SCORE_NONE]; /* by score, for this engine */
	int faults;
	long long longest; /* milliseconds for one move */
	long long memory;  /* KB; -1: not known */
};

/* Two games of one opening with colors swapped are a pair: their results depend on each other, so errors are counted by
   pairs. */
struct pair_tally {
	int pairs[5]; /* by the half points of the engine named first */
};

struct standings {
	struct engine_standing of[ENGINES_MAX];
	struct pair_tally tally[ENGINES_MAX]; /* of the pairs that the engine was in, by its own half points */
};

/* Adds a game: the engines by name, not color. */
void standings_add_game(struct standings *standings, int first, int second, enum score score);
/* Adds a pair whose games are both played. */
void standings_add_pair(struct standings *standings, int first, int second, enum score one, enum score other);
/* Notes the time of a move, in milliseconds. */
static inline void standing_time(struct engine_standing *standing, long long time)
{
	if (time > standing->longest)
		standing->longest = time;
}
int standing_games(const struct engine_standing *standing);
bool standings_have_faults(const struct standings *standings);
/* Returns the score, 0 to 1; 0 without games. */
double standing_score(const struct engine_standing *standing);

/* A difference in Elo (logistic), with the half width of its 95 % interval; infinite if one side has all points. */
struct elo_estimate {
	double value, error;
};
struct elo_estimate pair_tally_elo(const struct pair_tally *tally);

/* Returns the log-likelihood ratio of a difference of elo1 against one of elo0. Source: M. Van den Bergh, a generalized
   sequential probability ratio test in normal approximation. The variance is that of the pairs and of two more between
   equals who never draw, so it is never 0. */
double pair_tally_llr(const struct pair_tally *tally, double elo0, double elo1);
/* The test ends at this ratio and at minus this: 5 % probability of each kind of error. */
extern const double pair_tally_llr_bound;

#endif
