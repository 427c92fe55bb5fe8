/* Runs the program's front ends on any bytes, within the process of a fuzz target. */
#ifndef FRONT_H
#define FRONT_H

#include <stddef.h>
#include <stdint.h>

/* Takes the first line of the data as options: words that begin with '-', except those that name files. The rest is
   standard input. Runs the program, and aborts if the exit status is not 0, 1 or 2. `always` is the first option,
   `last` the last; each may be NULL. */
void front_run(const uint8_t *data, size_t size, const char *always, char *last);

#endif
