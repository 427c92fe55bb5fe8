/* A quick look for a win by fours from within the search (vcf.h), whose nodes, clock and stack it shares. */
#ifndef QUICK_VCF_H
#define QUICK_VCF_H

#include "engine/search.h"

/* Plies to a win of the side to move by at most `fours` fours before the last, or 0 where there is none, or none was found
   before it had to stop. The line is in stack[ply]. Unless `wide`, each four lies on a line with the one before. */
int quick_vcf(struct worker *worker, int ply, int fours, bool wide);

#endif
