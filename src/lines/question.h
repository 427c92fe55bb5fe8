/* What a machine or the solver is asked of a game. */
#ifndef QUESTION_H
#define QUESTION_H

#include "engine/mover.h"
#include "rules/game.h"

/* Of the open game's position, for the side to move. It points to all three; *set holds what the opening allows. */
struct question question_of(const struct game *game, const struct budget *budget, struct point_set *set);

#endif
