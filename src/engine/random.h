/* The random machine. */
#ifndef RANDOM_H
#define RANDOM_H

#include "base/rng.h"
#include "engine/question/question.h"

/* The choose function of struct mover; it has no workspace. Every legal point is equally likely. */
void random_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);

#endif
