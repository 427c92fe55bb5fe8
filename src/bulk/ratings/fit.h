/* Ratings with maximum likelihood: the model of Bradley and Terry with an advantage for Black. A draw counts as
   half a win and half a loss. */
#ifndef FIT_H
#define FIT_H

#include "bulk/ratings/pairs.h"

/* Ratings are in Elo: a difference of 400 means odds of 10 to 1. */
struct rating {
	double elo;      /* the mean of all ratings is 0 */
	double interval; /* half the 95 % confidence interval around elo, taking all other ratings as exact */
};

/* Rates all players by maximum likelihood, and sets *advantage to Black's advantage in Elo. `pairs` must be sorted. To
   keep all ratings finite, adds virtual draws: of each player against one rated 0, without advantage for Black, and one
   between equal players. Returns false when memory runs out. The results depend on the sorted pairs alone, and are
   exact to a millionth of a point. `ratings` has room for `players` ratings. */
bool fit_ratings(const struct pairs *pairs, size_t players, struct rating *ratings, double *advantage);

#endif
