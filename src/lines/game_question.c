#include "lines/game_question.h"

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
		.bound = game_restricts_later(game),
	};
}
