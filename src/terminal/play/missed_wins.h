/* After a game: wins by continuous fours (VCF) that a player could have started and did not. */
#ifndef MISSED_WINS_H
#define MISSED_WINS_H

#include "terminal/play/play.h"

/* Was the game on the board examined already? */
bool missed_wins_known(const struct play *play);
/* Finds each move where the side to move had a VCF, found within 0.1 seconds, and did not follow it. Writes them to
   play->missed. Begins at the end of the game, and stops after 5 seconds, after MISSED_WINS_MAX missed wins, or when
   interrupted. */
void missed_wins_find(struct play *play, bool (*interrupted)(void));

#endif
