/* The front end for collections of games: a report line for each game, other formats, searches and tables. */
#ifndef BULK_H
#define BULK_H

#include "bulk/bulk_options.h"
#include "commands/common_options.h"

/* Reads the games of every FILE, and writes to `out`. Returns the exit status (message.h). The options have passed
   bulk_options_check(). The caller flushes `out` and handles its failure. */
int bulk_run(const struct common_options *common, const struct bulk_options *options, struct sink *out);

#endif
