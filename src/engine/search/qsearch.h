/* Quiescence search: answers threats of five, looks for a quick VCF, and evaluates positions that are then quiet. */
#ifndef QSEARCH_H
#define QSEARCH_H

#include "engine/search/worker.h"

enum { QSEARCH_FOURS = 8 }; /* most fours before the last move, in the quick VCF of qsearch() and razoring */

/* Returns the value of the position for the side to move: exact between alpha and beta, else a bound. */
int qsearch(struct worker *worker, int alpha, int beta, int ply);
/* Returns the value of winning with a point of this pattern4, five or open four, and sets the pv. */
int qsearch_win(struct worker *worker, enum pattern4 pattern4, int ply);
/* Searches for a quick VCF (vcf.h). Returns the plies to a win with at most `count` fours before the last move, or 0.
   Sets the pv. Unless `wide`, each four is on a line through the four before. Always 0 in caro. */
int qsearch_vcf(struct worker *worker, int ply, int count, bool wide);

#endif
