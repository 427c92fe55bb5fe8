/* The random mover. */
#ifndef RANDOM_H
#define RANDOM_H

#include "base/rng.h"
#include "rules/board.h"

/* Any empty point that side may play and that is not forbidden to it, each as likely; POINT_NONE where there is none.
   Judging plays and takes back stones. */
int random_choose(struct rng *rng, struct board *board, const struct ruleset *rules, enum side side);

#endif
