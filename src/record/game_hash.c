#include "record/game_hash.h"

#include "base/hash.h"

uint64_t game_hash_start(const struct game *game)
{
	struct board start;
	const struct ruleset *rules = &game->rules;
	const int numbers[] = {rules->size,         rules->connect,   (int)rules->rule,          (int)rules->penalty,
	                       (int)rules->opening, rules->opening_n, (int)game_first_side(game)};
	uint64_t hash = 0;
	for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
		hash = hash_add(hash, (unsigned)numbers[i]);
	game_setup_board(game, &start);
	for (int point = POINT_NONE; start.stones > 0 && (point = point_next(start.size, point)) != POINT_NONE;)
		hash = hash_add(hash, (uint64_t)board_at(&start, point));
	return hash | 1;
}

uint64_t game_hash_next(uint64_t hash, const struct game *game, int plies)
{
	const struct ply *ply = &game->history[plies];
	hash = hash_add(hash, (unsigned)((uint16_t)ply->point << 8) | ply->kind);
	for (int k = 0; ply->kind == PLY_OFFER && k < ply->point; k++)
		hash = hash_add(hash, (unsigned)game->offered[k]);
	return hash | 1;
}

uint64_t game_hash(const struct game *game)
{
	uint64_t hash = game_hash_start(game);
	for (int i = 0; i < game->plies; i++)
		hash = game_hash_next(hash, game, i);
	return hash;
}
