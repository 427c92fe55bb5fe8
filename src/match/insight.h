/* What the machine thinks of positions of the game: looked at once, and remembered. */
#ifndef INSIGHT_H
#define INSIGHT_H

#include "match/match.h"

enum { INSIGHT_MILLISECONDS = 500 };

/* Can the position on the board be thought about: is the game open, and not too long? */
bool insight_is_possible(const struct match *match);
/* What is known of the game after so many plies; NULL for nothing. */
const struct insight *insight_at(const struct match *match, int plies);
/* Is the look bounded by time? Not where nodes or depth were chosen for all answers. */
bool insight_is_timed(const struct match *match);
/* Thinks about the position on the board, within this time. What comes of it is forgotten where *broken_off is set
   then. */
void insight_find(struct match *match, struct time_limit time, const bool *broken_off);

#endif
