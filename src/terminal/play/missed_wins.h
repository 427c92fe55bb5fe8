/* After a game: wins by continuous fours (VCF) that a player could have started and did not. */
#ifndef MISSED_WINS_H
#define MISSED_WINS_H

#include "terminal/play/play.h"

/* Was the game on the board examined already? */
bool missed_wins_known(const struct play *play);
/* Finds each move where the side to move had a VCF, found within 0.1 seconds, and did not follow it. Writes them to
   play->missed. Begins at the end of the game, and stops when the time is up, or after MISSED_WINS_MAX missed wins. */
void missed_wins_find(struct play *play, struct time_limit time);

#endif
