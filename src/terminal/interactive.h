/* A person at a terminal. */
#ifndef INTERACTIVE_H
#define INTERACTIVE_H

#include "options.h"

/* Plays games until the person leaves or the input ends. Returns the exit status (trouble.h) but for out's own failure,
   which the caller finds when it flushes. */
int interactive_run(const struct options *options, struct sink *out);

#endif
