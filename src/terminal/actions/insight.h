/* The machine's evaluation of positions of the game: computed once, and remembered. */
#ifndef INSIGHT_H
#define INSIGHT_H

#include "match/match.h"

enum { INSIGHT_MILLISECONDS = 500 };

/* Can the position on the board be evaluated: is the game open, and not too long? */
bool insight_is_possible(const struct match *match);
/* Returns what is known of the game after `plies` plies, or NULL. */
const struct insight *insight_at(const struct match *match, int plies);
/* Is the search limited by time? Not when nodes or depth were chosen for all answers. */
bool insight_is_timed(const struct match *match);
/* Searches the position on the board within the time. The result is dropped if *broken_off is set by then. */
void insight_find(struct match *match, struct time_limit time, const bool *broken_off);

#endif
