/* The machine's evaluation of positions of the game: computed once, and remembered. */
#ifndef TERMINAL_EVALUATION_H
#define TERMINAL_EVALUATION_H

#include "match/match.h"

enum { EVALUATION_MILLISECONDS = 500 };

/* Can the position on the board be evaluated: is the game open, and not too long? */
bool evaluation_is_possible(const struct match *match);
/* Returns what is known of the game after `plies` plies, or NULL. */
const struct evaluation *evaluation_at(const struct match *match, int plies);
/* Is the search limited by time? Not if the user chose nodes or depth for all answers, and no time. */
bool evaluation_is_timed(const struct match *match);
/* Searches the position on the board within the time. The result is dropped if *broken_off is set when
   the search ends. */
void evaluation_find(struct match *match, struct time_limit time, const bool *broken_off);

#endif
