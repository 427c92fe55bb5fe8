/* Positions for the question whether a point is forbidden to Black. They are made at random by a seed. */
#ifndef EXERCISE_H
#define EXERCISE_H

#include "base/rng.h"
#include "rules/forbidden.h"
#include "rules/game.h"

/* Of this many positions in a row, counted from the first, half of the points are forbidden, and EXERCISE_NESTED are
   nested: in one of these the point is forbidden, in one it is not. */
enum { EXERCISE_CYCLE = 10, EXERCISE_NESTED = 2 };

/* Set `rng` before the first position; the rest is zero. */
struct exercises {
	struct rng rng;
	int made; /* positions so far */
	unsigned char order[EXERCISE_CYCLE];
};

struct exercise {
	int point;                   /* that the question is about */
	struct black_verdict answer; /* what a stone there is */
	bool nested;                 /* that depends on whether another point is forbidden, once the stone lies there */
};

/* Returns the next question, and makes its position, with Black to move, the start of `game`, which is zeroed or was
   made by this function. */
struct exercise exercise_next(struct exercises *exercises, struct game *game);

#endif
