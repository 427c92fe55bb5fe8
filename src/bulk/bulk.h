/* The front end for collections of games: a report line per game, other formats, searches and tables. */
#ifndef BULK_H
#define BULK_H

#include "bulk/bulk_options.h"
#include "lines/terms.h"

/* Reads every FILE. Returns the exit status (trouble.h) but for out's own failure, which the caller finds when it
   flushes. */
int bulk_run(const struct terms *terms, const struct bulk_options *options, struct sink *out);

#endif
