/* A number that tells games apart, in all likelihood. */
#ifndef GAME_HASH_H
#define GAME_HASH_H

#include "rules/game.h"

/* Of the game as it was after its first `plies` plies; never 0. */
uint64_t game_hash(const struct game *game, int plies);

#endif
