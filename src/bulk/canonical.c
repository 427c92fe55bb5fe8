#include "bulk/stages.h"

#include "rules/point.h"

/* Compares the images of the side's stones under the symmetries a and b, at the first point in board order where
   they differ. Returns less than 0 if the stone there is in a's image, more than 0 if it is in b's, 0 for equal
   images. */
static int compare_stones(const struct board *board, enum side side, int a, int b)
{
	for (int point = POINT_NONE; (point = point_next(board->size, point)) != POINT_NONE;) {
		bool in_a = board_at(board, symmetry_image(symmetry_inverse(a), board->size, point)) == side;
		bool in_b = board_at(board, symmetry_image(symmetry_inverse(b), board->size, point)) == side;
		if (in_a != in_b)
			return in_a ? -1 : 1;
	}
	return 0;
}

/* Compares the images of the game under the symmetries a and b. Returns less than 0 if a's comes first, more than 0 if
   b's does. `start`: the set-up, or NULL. */
static int compare_images(const struct game *game, const struct board *start, int next, int a, int b)
{
	int size = game->board.size, order = 0;
	for (enum side side = SIDE_BLACK; start && order == 0 && side < SIDE_NONE; side++)
		order = compare_stones(start, side, a, b);
	for (int i = 0; i < game->plies && order == 0; i++)
		if (game->history[i].kind == PLY_STONE)
			order = symmetry_image(a, size, game->history[i].point) - symmetry_image(b, size, game->history[i].point);
	if (order == 0 && next >= 0)
		order = symmetry_image(a, size, next) - symmetry_image(b, size, next);
	return order;
}

int canonical_symmetry(const struct replay *replay, int next)
{
	struct board start;
	int first = 0;
	if (replay->changes > 0)
		game_setup_board(&replay->game, &start);
	for (int i = 1; i < SYMMETRIES; i++)
		if (compare_images(&replay->game, replay->changes > 0 ? &start : NULL, next, i, first) < 0)
			first = i;
	return first;
}

void canonical_turn(struct game *game, int symmetry)
{
	struct board image;
	int size = game->board.size;
	if (symmetry == 0)
		return;
	board_clear(&image, size);
	for (int point = POINT_NONE; (point = board_next_stone(&game->board, point)) != POINT_NONE;)
		board_put(&image, board_at(&game->board, point), symmetry_image(symmetry, size, point));
	game->board = image;
	for (int i = 0; i < game->plies; i++)
		if (game->history[i].kind == PLY_STONE)
			game->history[i].point = (int16_t)symmetry_image(symmetry, size, game->history[i].point);
}
