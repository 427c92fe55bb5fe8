/* What the fuzz targets share: the program's front ends on any bytes, without a process of their own. */
#ifndef FRONT_H
#define FRONT_H

#include <stddef.h>
#include <stdint.h>

/* Takes the first line of the data as options (words that start with '-', those that name files left out), and the rest
   as standard input; runs the program's main path on it; aborts when the exit status is none of 0, 1 and 2. `always` is
   an option to go before all others, `last` one behind them, or NULL. */
void front_run(const uint8_t *data, size_t size, const char *always, char *last);

#endif
