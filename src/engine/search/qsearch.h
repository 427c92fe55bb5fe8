/* Quiescence search: fives are answered, wins by fours are looked for, and what is quiet then is evaluated. */
#ifndef QSEARCH_H
#define QSEARCH_H

#include "engine/search/worker.h"

enum { QSEARCH_FOURS = 8 }; /* of the side to move before its last, in qsearch() and before razoring */

/* Returns the value of the position for the side to move, within alpha and beta. */
int qsearch(struct worker *worker, int alpha, int beta, int ply);
/* Returns the value of winning by a point of this pattern4, five or open four, and sets the pv. */
int qsearch_win(struct worker *worker, enum pattern4 pattern4, int ply);
/* Quick VCF (vcf.h): returns the plies to a win of the side to move by at most `count` fours before the last, or 0,
   and sets the pv. Unless `wide`, each four lies on a line with the one before. */
int qsearch_vcf(struct worker *worker, int ply, int count, bool wide);

#endif
