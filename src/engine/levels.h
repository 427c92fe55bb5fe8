/* The levels for people: the engine on a short leash, which overlooks things as people do. A level takes a share of the
   positions that the engine would look at within the budget, so that it is as far below it whatever the time, and never
   much more than LEVELS_PATIENCE. At a turn it either looks ahead, or only glances at the board: then it sees each line
   on its own, and nothing that two lines make together, a four-three among it. */
#ifndef LEVELS_H
#define LEVELS_H

#include "base/rng.h"
#include "engine/question/question.h"

enum { LEVELS_PATIENCE = 900 }; /* milliseconds that a person waits for one at most */

/* As struct mover has it, with a struct engine for a workspace. The position and rng decide together what is
   overlooked: another position is another chance. */
void beginner_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);
void easy_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);
void medium_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);
void hard_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);

#endif
