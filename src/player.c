#include "player.h"

#include "engine/random.h"

const char *const player_names[] = {
	[PLAYER_HUMAN] = "human", [PLAYER_RANDOM] = "random", [PLAYER_MINIMAX] = "minimax", NULL};

struct player_answer player_choose(struct machine *machine, enum player player, struct game *game, bool only_asked)
{
	struct player_answer answer = {.point = POINT_NONE};
	if (player == PLAYER_RANDOM) {
		struct rng rng = machine->rng;
		answer.point = random_choose(&rng, &game->board, &game->rules, game->to_move);
		if (!only_asked)
			machine->rng = rng;
		return answer;
	}
	answer.search = minimax_choose(&machine->minimax, &game->board, &game->rules, game->to_move, &machine->budget);
	answer.point = answer.search.point;
	answer.searched = true;
	return answer;
}

/* The random mover does; minimax does where it sees no advantage for itself. */
bool player_agrees(struct machine *machine, enum player player, struct game *game, enum side side)
{
	if (player == PLAYER_RANDOM)
		return true;
	struct minimax_answer search =
		minimax_choose(&machine->minimax, &game->board, &game->rules, game->to_move, &machine->budget);
	int64_t score = game->to_move == side ? search.score : -search.score;
	return score <= 0;
}
