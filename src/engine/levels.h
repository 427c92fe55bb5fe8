/* The levels for people: the engine with fewer nodes, and mistakes that people make. A level searches a share of the
   nodes that the engine would search within the budget, so the distance between them is the same at any time control.
   At each turn a level either searches or only glances at the board: a glance sees each line on its own, and nothing
   that two lines make together, such as a four-three. */
#ifndef LEVELS_H
#define LEVELS_H

#include "base/rng.h"
#include "engine/question/question.h"

enum { LEVELS_PATIENCE = 900 }; /* the most milliseconds for one answer */

/* These are choose functions of struct mover; the workspace is a struct engine. Position and rng together decide what
   is overlooked. */
void beginner_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);
void easy_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);
void medium_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);
void hard_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);

#endif
