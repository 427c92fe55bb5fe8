/* Test results as lines: "ok - name", "not ok - name". */
#ifndef TAP_H
#define TAP_H

#include <stdbool.h>

/* How often a test with random input is repeated: `most` times, or a fifth of that where costly assertions and sanitizers
   make a program five times slower. */
#ifdef COSTLY_ASSERTS
#define TAP_RUNS(most) (((most) + 4) / 5)
#else
#define TAP_RUNS(most) (most)
#endif

/* Prints a result; the format says what was tested. Returns `passed`. */
bool tap(bool passed, const char *format, ...);
/* Returns a number from 0 to n - 1. The numbers follow from the seed, and are the same on every machine. */
unsigned random_below(unsigned n);
extern unsigned long long random_seed; /* 1 at the start */
/* Returns the exit status of the test: 0 if there were results and all passed, otherwise 1. */
int tap_status(void);

#endif
