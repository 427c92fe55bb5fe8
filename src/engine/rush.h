/* A quick look, from within the search, for a win by fours: each move of the attacker is one, each answer is forced.
   fours.h proves; this only finds. */
#ifndef RUSH_H
#define RUSH_H

#include "engine/search.h"

/* Plies to a win of the side to move by at most `fours` fours before the last, or 0 where there is none, or none was found
   before it had to stop. The line is in frame[ply]. Unless `wide`, each four lies on a line with the one before. */
int rush_win(struct thinker *thinker, int ply, int fours, bool wide);

#endif
