/* Test results as lines: "ok - name", "not ok - name". */
#ifndef TAP_H
#define TAP_H

#include <stdbool.h>

/* Prints a result; the format says what was tested. Returns `passed`. */
bool tap(bool passed, const char *format, ...);
/* Returns the exit status of the test: 0 if there were results and all passed, otherwise 1. */
int tap_status(void);

#endif
