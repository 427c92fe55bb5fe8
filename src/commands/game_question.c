#include "commands/game_question.h"

enum { PROOF_NODES = 1000000 }; /* some seconds */

struct question game_question(const struct game *game, const struct budget *budget, struct point_set *set)
{
	return (struct question){
		.board = &game->board,
		.rules = &game->rules,
		.side = game->to_move,
		.allowed = game_allowed(game, set),
		.budget = budget,
		.passed = game_passed(game),
		.claimable = game_claimable(game),
		.restricts_later = game_restricts_later(game),
	};
}

struct budget game_proof_budget(const struct budget *budget)
{
	struct budget proof = *budget;
	if (proof.depth > 0 && proof.nodes == 0 && time_limit_left(&proof.time) == TIME_FREE)
		proof.nodes = PROOF_NODES;
	return proof;
}
