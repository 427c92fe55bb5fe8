/* The moves of a proof: what who attacks may threaten with, and what the other side may reply. All as moves.h. */
#ifndef THREATS_H
#define THREATS_H

#include "engine/position/moves.h"

/* Fours and threes, without forbidden points; where the other side would make a five what stops it, whatever it
   makes. */
int threats_find(struct position *position, struct move *moves, int most);
/* What the side that defends may reply, all else losing at once to a row of five or to a four that can't be
   stopped; without points that are forbidden for sure. */
int threats_replies(struct position *position, struct move *moves, int most);
/* The same for a side that attacks by any move: without forbidden points. */
int threats_all(struct position *position, struct move *moves, int most);

#endif
