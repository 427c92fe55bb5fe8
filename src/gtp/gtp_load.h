/* Loads a game from an SGF file. */
#ifndef GTP_LOAD_H
#define GTP_LOAD_H

#include "gtp/gtp_game.h"

/* Loads the first `plies` plies of the first game's main line. *rules are the rules of the next game: sets the rule,
   the size and K if the file says them, and drops an opening that does not fit. Returns false, and changes nothing, if
   the file cannot be read or has no such game. */
bool gtp_load(struct gtp_game *game, struct ruleset *rules, struct span path, int plies);

#endif
