#include "lines/player.h"

#include "engine/random.h"

const char *const player_names[] = {
	[PLAYER_HUMAN] = "human", [PLAYER_RANDOM] = "random", [PLAYER_MINIMAX] = "minimax", NULL};

struct player_answer player_choose(struct machine *machine, enum player player, struct game *game, bool only_asked)
{
	struct player_answer answer = {.point = POINT_NONE};
	struct rng rng = machine->rng;
	if (player == PLAYER_RANDOM) {
		answer.point = random_choose(&rng, &game->board, &game->rules, game->to_move);
	} else {
		answer.search =
			minimax_choose(&machine->minimax, &game->board, &game->rules, game->to_move, &machine->budget, &rng);
		answer.point = answer.search.point;
		answer.searched = true;
	}
	if (!only_asked)
		machine->rng = rng;
	return answer;
}

/* The random mover does; minimax does where it sees no advantage for itself, and not in the opening. */
bool player_agrees(struct machine *machine, enum player player, struct game *game, enum side side)
{
	if (player == PLAYER_RANDOM)
		return true;
	enum { OPENING_PLIES = 10 };
	struct rng rng = machine->rng;
	if (game_moves(game) < OPENING_PLIES)
		return false;
	struct minimax_answer search =
		minimax_choose(&machine->minimax, &game->board, &game->rules, game->to_move, &machine->budget, &rng);
	int64_t score = game->to_move == side ? search.score : -search.score;
	return score <= 0;
}
