/* The random mover. */
#ifndef RANDOM_H
#define RANDOM_H

#include "base/rng.h"
#include "engine/question/question.h"

/* Any empty point that side may play and that is not forbidden to it, each as likely. As struct mover has it, without a
   workspace. */
void random_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);

#endif
