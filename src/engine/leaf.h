/* Where the search ends: fives and fours are played out, and what is quiet then is evaluated. */
#ifndef LEAF_H
#define LEAF_H

#include "engine/search.h"

enum { LEAF_FOURS = 6 }; /* of a side on one line of play */

/* The value of the position within alpha and beta when only fours are played, at most so many by either side. */
int leaf_search(struct thinker *thinker, int alpha, int beta, int ply, int fours);
/* Counts a position; must the search be left? */
bool leaf_stops(struct thinker *thinker);
/* The value of winning by a point of the kind, five or open four, and its line. */
int leaf_win(struct thinker *thinker, enum kind kind, int ply);

#endif
