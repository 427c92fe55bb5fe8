/* The question that a game puts to a machine or to the solver. */
#ifndef GAME_QUESTION_H
#define GAME_QUESTION_H

#include "engine/mover.h"
#include "rules/game.h"

/* Returns the question for the side to move in an open game. It points to all three; *set becomes what the opening allows. */
struct question game_question(const struct game *game, const struct budget *budget, struct point_set *set);

#endif
