/* Chooses a front end. */
#ifndef RUN_H
#define RUN_H

#include "options/options.h"

/* Runs what the options ask for, and writes to out. Returns the exit status (trouble.h). The caller flushes out, and
   finds its failure. */
int run_front_end(const struct options *options, struct sink *out);

#endif
