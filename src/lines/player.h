/* Who plays a side, and a machine's answer for it: where game and engine meet. */
#ifndef PLAYER_H
#define PLAYER_H

#include "base/rng.h"
#include "engine/minimax.h"
#include "rules/game.h"

enum player {
	PLAYER_HUMAN,
	PLAYER_RANDOM,
	PLAYER_MINIMAX,
};
extern const char *const player_names[]; /* ends in NULL */

/* The machines' minds. Both sides share one. */
struct machine {
	struct rng rng;
	struct budget budget;
	struct minimax minimax;
};

struct player_answer {
	int point; /* POINT_NONE: a pass, for every empty point is forbidden or there is none */
	bool searched;
	struct minimax_answer search; /* where it was a search */
};

/* What a player (a human is advised by minimax) plays for the side to move; the game is open. With only_asked the next
   call gives the same answer again. Judging plays and takes back stones. */
struct player_answer player_choose(struct machine *machine, enum player player, struct game *game, bool only_asked);

/* Would the player agree to a draw as this side? */
bool player_agrees(struct machine *machine, enum player player, struct game *game, enum side side);

#endif
