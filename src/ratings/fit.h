/* Ratings with maximum likelihood: the model of Bradley and Terry with an advantage for Black. A draw counts as
   half a win and half a loss. */
#ifndef FIT_H
#define FIT_H

#include "ratings/pairs.h"

/* Ratings are in Elo: a difference of 400 means odds of 10 to 1. */
struct rating {
	double elo;      /* the mean of all ratings is 0 */
	double interval; /* the true rating is within elo plus or minus this, with 95 % confidence */
};

/* Rates all players by maximum likelihood. `pairs` are sorted. Each player gets one more draw, without advantage,
   against a player rated 0; the advantage gets one more draw between equal players. So every rating is finite.
   Returns false when memory runs out. The results depend on the sorted pairs alone, and are exact to a millionth of
   a point. */
bool fit_ratings(const struct pairs *pairs, size_t players, struct rating *ratings, double *advantage);

#endif
