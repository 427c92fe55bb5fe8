/* The levels for people: the engine with fewer nodes, and with mistakes like those that people make. A level searches a
   share of the nodes that the engine would search within the budget, so the gaps between levels do not depend on the
   time control. Sometimes a level does not search but only glances at the board: it scores each point line by line, and
   misses combinations of two lines, such as a four-three. */
#ifndef LEVELS_H
#define LEVELS_H

#include "engine/engine.h"

enum { LEVELS_TIME_MAX = 900 }; /* the longest time for one answer, in milliseconds */

extern const struct level level_novice, level_beginner, level_easy, level_medium, level_hard;

/* Answers as engine_choose() does, but at a level. The position and rng decide what the level overlooks. */
void level_choose(const struct level *level, struct engine *engine, const struct question *question, struct rng *rng,
                  struct search_result *found);

#endif
