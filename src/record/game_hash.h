/* A hash of a game: its rules, set-up and plies. */
#ifndef GAME_HASH_H
#define GAME_HASH_H

#include "rules/game.h"

/* Returns the hash of the game's first `plies` plies; never 0. */
uint64_t game_hash(const struct game *game, int plies);

#endif
