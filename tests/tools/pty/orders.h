/* The orders of a script. */
#ifndef ORDERS_H
#define ORDERS_H

#include "pty/session.h"

enum outcome { OUTCOME_LATE, OUTCOME_DONE, OUTCOME_BAD };

/* Obeys standard input's lines up to the first that can't be; session->line is the last one. */
enum outcome session_obey_script(struct session *session);

/* Reads digits up to `end` and answers with what follows, or NULL unless 1 <= value <= most. */
const char *number_read(const char *text, char end, int most, int *value);

#endif
