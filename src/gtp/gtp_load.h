/* Loads a game from an SGF file. */
#ifndef GTP_LOAD_H
#define GTP_LOAD_H

#include "gtp/gtp_game.h"

/* Loads the first `plies` plies of the first game's main line; the loaded game has no opening. *rules holds the
   default rules, and receives the game's rule, size and K; it loses an opening that does not fit them. Returns false,
   and changes nothing, if the file cannot be read, or if its first game is missing, faulty within these plies, or on a
   board above GTP_SIZE_MAX. */
bool gtp_load(struct gtp_game *game, struct ruleset *rules, struct span path, int plies);

#endif
