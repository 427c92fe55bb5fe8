/* Test results as lines: "ok - name", "not ok - name". */
#ifndef TAP_H
#define TAP_H

#include <stdbool.h>

/* Prints one result; the format says what was tested. Returns `passed`. */
bool tap(bool passed, const char *format, ...);
/* 0 when every result passed and there was one. */
int tap_status(void);

#endif
