/* Runs the program's front ends on any bytes, within the process of a fuzz target. */
#ifndef FRONT_H
#define FRONT_H

#include <stddef.h>
#include <stdint.h>

/* Takes the first line of the data as options: words that begin with '-', except those that name files or take long.
   The rest, after the newline, is standard input. Without a newline there are no options. Runs the program, except
   for a terminal, and aborts if the exit status is not 0, 1 or 2. `always` is the first option, of at most 15 bytes;
   `last` is the last. Each may be NULL. */
void front_run(const uint8_t *data, size_t size, const char *always, char *last);

#endif
