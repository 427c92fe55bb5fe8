/* The moves of a proof: the attacker's threats and the defender's replies. Parameters and results are as in
   moves.h. */
#ifndef THREATS_H
#define THREATS_H

#include "engine/position/moves.h"

/* Lists the legal fours and threes; against a threat of five, the legal moves that stop it. */
int threats_find(struct position *position, struct move *moves, int most);
/* Lists the defender's replies: all moves that do not lose at once to a five or a straight four, except those that
   are certainly forbidden. */
int threats_replies(struct position *position, struct move *moves, int most);
/* Lists all legal moves of the attacker; against a threat of five or a straight four only the answers. */
int threats_all(struct position *position, struct move *moves, int most);

#endif
