/* The opening swap2 for a player who has no color yet. */
#ifndef SWAP2_H
#define SWAP2_H

#include "base/rng.h"
#include "engine/mover.h"

enum { SWAP2_FIRST = 3, SWAP2_ALL = 5 };

/* Chooses one of the nearly even openings at random: three stones, Black's first. The board is 5x5 or larger. */
void swap2_first(struct rng *rng, const struct ruleset *rules, int point[SWAP2_FIRST]);

enum swap2_choice {
	SWAP2_SWAP, /* take Black */
	SWAP2_STAY, /* play White's move */
	SWAP2_MORE, /* put two more stones; the opponent chooses */
};

/* Chooses after three or five stones with White to move, by the result of a search for White. Takes Black if White is
   behind. If the score is about even after three stones, puts two more. Otherwise plays White. */
enum swap2_choice swap2_choose(const struct search_result *found, int stone_count);

#endif
