/* Reads the book of --book, and runs the front end that the options choose. */
#ifndef RUN_H
#define RUN_H

#include "options/options.h"

/* Runs the front end that the options choose, and writes to `out`. Returns the exit status (message.h). The caller
   flushes `out` and handles its failure. */
int run_front_end(const struct options *options, struct sink *out);

#endif
