/* The machine's evaluation of positions of the game: computed once, and remembered. */
#ifndef TERMINAL_EVALUATION_H
#define TERMINAL_EVALUATION_H

#include "terminal/play/play.h"

enum { EVALUATION_MILLISECONDS = 500 };

/* Can the position on the board be evaluated? No if the game is over, the opening has choices, or the ply is
   EVALUATIONS_MAX or later. */
bool evaluation_is_possible(const struct play *play);
/* Returns the evaluation of the position after `plies` plies; NULL if it was not evaluated. */
const struct evaluation *evaluation_at(const struct play *play, int plies);
/* Is the search limited by time? It is not if the user limits nodes or depth, but no time. */
bool evaluation_is_timed(const struct play *play);
/* Searches the position on the board within the time, and remembers the evaluation. Drops it if *broken_off is set
   when the search ends. */
void evaluation_search(struct play *play, struct time_limit time, const bool *broken_off);

#endif
