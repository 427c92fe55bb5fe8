/* Where the search ends: fives are answered, fours are played out, and what is quiet then is evaluated. */
#ifndef LEAF_H
#define LEAF_H

#include "engine/search.h"

enum { LEAF_FOURS = 8 }; /* of the side to move before its last, in a leaf and where the search is about to give up */

/* The value of the position for the side to move. */
int leaf_search(struct worker *worker, int alpha, int beta, int ply);
/* The value of winning by a point of the kind, five or open four, and its line. */
int leaf_win(struct worker *worker, enum kind kind, int ply);

#endif
