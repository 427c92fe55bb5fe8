/* The opening swap2, made by the engines themselves with SWAP2BOARD. */
#ifndef SWAP2_MATCH_H
#define SWAP2_MATCH_H

#include "play.h"
#include "seat.h"

/* `proposer` lays three stones, and so on until somebody has taken a colour: the stones are in `game`, result->black and
   result->taken tell whose and which. Who breaks the protocol has lost: result->how tells. */
void swap2_make(struct game *game, const struct terms *terms, struct seat seats[2], int proposer,
                struct result *result);

#endif
