/* The opening swap2, as a player without a colour answers it. */
#ifndef SWAP2_H
#define SWAP2_H

#include "base/rng.h"
#include "engine/mover.h"

enum { SWAP2_FIRST = 3, SWAP2_ALL = 5 };

/* Three stones, Black's first, after which neither side is much better under the rule; the board is of 5 points or more. */
void swap2_first(struct rng *rng, const struct ruleset *rules, int point[SWAP2_FIRST]);

enum swap2_choice {
	SWAP2_SWAP, /* take Black */
	SWAP2_STAY, /* play White's move */
	SWAP2_MORE, /* two more stones, and the other player chooses */
};

/* What to do after three stones or five, White to move, by what a search for White found: White where it is ahead, Black
   where it is behind, and after three stones, where it is neither, the choice is handed on. */
enum swap2_choice swap2_choose(const struct search_result *found, int stones);

#endif
