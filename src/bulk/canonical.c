#include "bulk/canonical.h"

#include <assert.h>

#include "rules/point.h"

/* A set of symmetries is a bit mask. */
enum { ALL_SYMMETRIES = (1 << SYMMETRIES) - 1 };

/* Returns the symmetries of the set that turn the point to the first place in board order. */
static unsigned keep_first(unsigned set, int size, int point)
{
	unsigned kept = 0;
	int first = 0;
	for (int i = 0; i < SYMMETRIES; i++) {
		int image = symmetry_image(i, size, point);
		if (!(set & 1u << i))
			continue;
		if (kept == 0 || image < first) {
			kept = 0;
			first = image;
		}
		kept |= (unsigned)(image == first) << i;
	}
	return kept;
}

/* Compares the images of the side's stones under the symmetries a and b, at the first point in board order where
   they differ. Returns less than 0 if the stone there is in a's image, more than 0 if it is in b's, 0 for equal
   images. */
static int compare_stones(const struct board *board, enum side side, int a, int b)
{
	for (int y = 0; y < board->size; y++)
		for (int x = 0; x < board->size; x++) {
			int point = point_at(x, y);
			bool in_a = board_at(board, symmetry_image(symmetry_inverse(a), board->size, point)) == side;
			bool in_b = board_at(board, symmetry_image(symmetry_inverse(b), board->size, point)) == side;
			if (in_a != in_b)
				return in_a ? -1 : 1;
		}
	return 0;
}

/* Returns the symmetries of the set whose image of the stones comes first. */
static unsigned keep_first_setup(unsigned set, const struct board *start)
{
	for (enum side side = SIDE_BLACK; side < SIDE_NONE; side++) {
		unsigned kept = 0;
		int first = 0;
		for (int i = 0; i < SYMMETRIES; i++) {
			if (!(set & 1u << i))
				continue;
			int order = kept == 0 ? -1 : compare_stones(start, side, i, first);
			if (order < 0) {
				kept = 0;
				first = i;
			}
			kept |= (unsigned)(order <= 0) << i;
		}
		set = kept;
	}
	return set;
}

int canonical_symmetry(const struct replay *replay, int next)
{
	const struct game *game = &replay->game;
	unsigned set = ALL_SYMMETRIES;
	if (replay->changes > 0) {
		struct board start;
		game_setup_board(game, &start);
		set = keep_first_setup(set, &start);
	}
	for (int i = 0; i < game->plies && (set & (set - 1)) != 0; i++)
		if (game->history[i].kind == PLY_STONE)
			set = keep_first(set, game->board.size, game->history[i].point);
	if (next >= 0)
		set = keep_first(set, game->board.size, next);
	int symmetry = 0;
	assert((set & ALL_SYMMETRIES) != 0);
	while (!(set & 1u << symmetry))
		symmetry++;
	return symmetry;
}

void canonical_turn(struct game *game, int symmetry)
{
	struct board image;
	int size = game->board.size;
	if (symmetry == 0)
		return;
	board_clear(&image, size);
	for (int y = 0; y < size; y++)
		for (int x = 0; x < size; x++) {
			enum side side = board_at(&game->board, point_at(x, y));
			if (side != SIDE_NONE)
				board_put(&image, side, symmetry_image(symmetry, size, point_at(x, y)));
		}
	game->board = image;
	for (int i = 0; i < game->plies; i++)
		if (game->history[i].kind == PLY_STONE)
			game->history[i].point = (int16_t)symmetry_image(symmetry, size, game->history[i].point);
}
