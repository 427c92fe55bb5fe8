/* Chooses a front end. */
#ifndef RUN_H
#define RUN_H

#include "options/options.h"

/* Runs what the options ask for, into out. Returns the exit status (trouble.h) but for out's own failure, which the
   caller finds when it flushes. */
int run_front_end(const struct options *options, struct sink *out);

#endif
