/* After the game: wins by fours that were there and were not played. */
#ifndef MISSED_WINS_H
#define MISSED_WINS_H

#include "match/match.h"

/* Was the game on the board looked at already? */
bool missed_wins_known(const struct match *match);
/* Finds each move at which the side to move had a win by fours, found within a tenth of a second, and played something
   else. It begins at the end, and takes some seconds at most in all, or until it is interrupted. */
void missed_wins_find(struct match *match, bool (*interrupted)(void));

#endif
