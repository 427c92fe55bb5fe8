/* A game taken back and played again ply by ply, as it was judged: nothing is judged twice. */
#ifndef WALK_H
#define WALK_H

#include "rules/game.h"

/* The game as it was after so many plies, no more than it has. Its history keeps the later ones. */
void walk_back(struct game *game, int ply);
/* Plays the next plies of the history again, up to so many. */
void walk_on(struct game *game, int ply);

#endif
