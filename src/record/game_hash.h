/* A hash of a game: its rules, set-up and plies. */
#ifndef GAME_HASH_H
#define GAME_HASH_H

#include "rules/game.h"

/* Returns the hash of the game; never 0. */
uint64_t game_hash(const struct game *game);
/* Returns the hash of the game without its plies. */
uint64_t game_hash_start(const struct game *game);
/* Returns the hash of one ply more, from that of the first `plies`. */
uint64_t game_hash_next(uint64_t hash, const struct game *game, int plies);

#endif
