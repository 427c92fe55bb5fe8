/* A number that tells games apart, in all likelihood. */
#ifndef SIGN_H
#define SIGN_H

#include "rules/game.h"

/* Of the game as it was after its first `plies` plies; never 0. */
uint64_t sign_of(const struct game *game, int plies);

#endif
