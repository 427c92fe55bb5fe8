/* The position of a game as a question to a machine or to the solver. */
#ifndef GAME_QUESTION_H
#define GAME_QUESTION_H

#include "engine/mover.h"
#include "rules/game.h"

/* Returns the question for the side to move in a game that is not over. The question points to all three arguments.
   *set becomes the points that the opening allows, unless it allows all. */
struct question game_question(const struct game *game, const struct budget *budget, struct point_set *set);
/* Returns the limits of a search for a proof. A depth limit alone need not end such a search, so a node limit is added
   to it. */
struct budget game_proof_budget(const struct budget *budget);

#endif
