/* Whole games in, a report line each out, or the games in another format. */
#ifndef BULK_H
#define BULK_H

#include "options.h"

/* Reads every FILE. Returns the exit status (trouble.h) but for out's own failure, which the caller finds when it
   flushes. */
int bulk_run(const struct options *options, struct sink *out);

#endif
