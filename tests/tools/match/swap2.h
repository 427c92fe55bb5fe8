/* The opening swap2, made by the engines with SWAP2BOARD. */
#ifndef SWAP2_MATCH_H
#define SWAP2_MATCH_H

#include "play.h"
#include "seat.h"

/* `proposer` puts three stones; then the engines choose until one has taken a color. Puts the stones into `game`.
   Sets result->black and result->taken. An engine that breaks the protocol has lost: result->how says why. */
void swap2_make(struct game *game, const struct conditions *conditions, struct seat seats[2], int proposer,
                struct result *result);

#endif
