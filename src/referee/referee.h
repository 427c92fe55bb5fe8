/* The front end that referees lines: it writes boards and status lines. */
#ifndef REFEREE_H
#define REFEREE_H

#include "commands/common_options.h"
#include "referee/referee_options.h"

/* Referees each FILE as a game of its own, and writes to out. Returns the exit status (message.h). May be called
   only once in a process. The caller flushes out and handles its failure. */
int referee_run(const struct common_options *common, const struct referee_options *options, struct sink *out);

#endif
