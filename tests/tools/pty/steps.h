/* The steps of a script. */
#ifndef STEPS_H
#define STEPS_H

#include "pty/session.h"

enum outcome { OUTCOME_LATE, OUTCOME_DONE, OUTCOME_BAD };

/* Carries out the lines of standard input up to the first one that fails. session->line is the last line read. */
enum outcome session_run_script(struct session *session);

/* Reads a number that ends with the byte `end`. Returns the text after that byte, or NULL unless
   1 <= value <= most. */
const char *number_read(const char *text, char end, int most, int *value);

#endif
