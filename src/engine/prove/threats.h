/* The moves of a proof: the attacker's threats, and the defender's replies. The functions work as those of moves.h. */
#ifndef THREATS_H
#define THREATS_H

#include "engine/position/moves.h"

/* Fours and threes without forbidden points; where the other side threatens a five, whatever stops it. */
int threats_find(struct position *position, struct move *moves, int most);
/* The defender's replies: every other point loses at once to a five or to a straight four. Points that are certainly
   forbidden are left out. */
int threats_replies(struct position *position, struct move *moves, int most);
/* All moves of an attacker who may play anywhere, without forbidden points. */
int threats_all(struct position *position, struct move *moves, int most);

#endif
