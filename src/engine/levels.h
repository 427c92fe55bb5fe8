/* The levels for people: the engine with fewer nodes, and with mistakes like those that people make. A level searches a
   share of the nodes that the engine would search within the budget, so the gaps between levels do not depend on the
   time control. Sometimes a level does not search but only glances at the board: it scores each point line by line, and
   misses combinations of two lines, such as a four-three. */
#ifndef LEVELS_H
#define LEVELS_H

#include "base/rng.h"
#include "engine/question/question.h"

enum { LEVELS_TIME_MAX = 900 }; /* the longest time for one answer, in milliseconds */

/* The choose functions of struct mover; the workspace is a struct engine. The position and rng decide what
   a level overlooks. */
void novice_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);
void beginner_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);
void easy_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);
void medium_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);
void hard_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);

#endif
