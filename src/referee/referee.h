/* Lines in, boards and status lines out. */
#ifndef REFEREE_H
#define REFEREE_H

#include "lines/terms.h"
#include "referee/referee_options.h"

/* Referees every FILE, each a game of its own, into out. Returns the exit status (trouble.h) but for out's own
   failure, which the caller finds when it flushes. */
int referee_run(const struct terms *terms, const struct referee_options *options, struct sink *out);

#endif
