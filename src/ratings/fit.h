/* Ratings under which the results are most likely: the model of Bradley and Terry with an advantage for Black, where a
   draw is half a win and half a loss. */
#ifndef FIT_H
#define FIT_H

#include "ratings/pairs.h"

/* Ratings are in Elo: 400 points are odds of 10 to 1. */
struct rating {
	double elo;      /* minus the mean of all */
	double interval; /* the true rating is within elo plus and minus this with 95 % */
};

/* Finds the ratings of all players by maximum likelihood. `pairs` are sorted. Each player has one more draw, without
   advantage, against a player rated 0, and the advantage has one between equal players. Therefore every rating is
   finite. Returns false without memory.

   The numbers depend on the sorted pairs alone, and are exact to a millionth of a point. */
bool fit_ratings(const struct pairs *pairs, size_t players, struct rating *ratings, double *advantage);

#endif
