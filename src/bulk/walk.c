#include "bulk/walk.h"

void walk_back(struct game *game, int ply)
{
	while (game->plies > ply) {
		const struct ply *last = &game->history[--game->plies];
		if (last->kind == PLY_STONE)
			board_take(&game->board, last->side, last->point);
		game->to_move = last->side;
	}
}

void walk_on(struct game *game, int ply)
{
	while (game->plies < ply) {
		const struct ply *next = &game->history[game->plies++];
		if (next->kind == PLY_STONE)
			board_put(&game->board, next->side, next->point);
		game->to_move = side_other(next->side);
	}
}
