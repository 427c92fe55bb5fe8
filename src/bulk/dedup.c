#include "bulk/dedup.h"

#include "base/hash.h"
#include "rules/point.h"

const char *const dedup_by_names[] = {[DEDUP_BY_MOVES] = "moves", [DEDUP_BY_POSITION] = "position", NULL};

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

struct game_key {
	uint64_t half[2];
};

static void key_add(struct game_key *key, uint64_t value)
{
	key->half[0] = hash_add(key->half[0], value);
	key->half[1] = hash_add(key->half[1], value * 0xD1B54A32D192ED03u + 1);
}

/* Returns the key of the position and the side to move. All eight images have the same key. */
static struct game_key key_of_position(const struct game *game)
{
	struct game_key key = {{UINT64_MAX, (uint64_t)game->board.size << 16 | (uint64_t)game->to_move}};
	for (int i = 0; i < SYMMETRIES; i++) {
		uint64_t image = board_hash(&game->board, i);
		key.half[0] = image < key.half[0] ? image : key.half[0];
	}
	return key;
}

/* Returns the key of rule, size, set-up and sequence of moves of the game's canonical form. */
static struct game_key key_of_moves(const struct replay *replay)
{
	struct board start;
	struct game_key key = {{1, 2}};
	const struct game *game = &replay->game;
	const int symmetry = canonical_symmetry(replay, MOVE_NONE);
	enum side first = game_first_side(game);
	key_add(&key, (uint64_t)game->rules.rule << 32 | (uint64_t)game->board.size << 16 | (uint64_t)first);
	if (replay->changes > 0) {
		game_setup_board(game, &start);
		key_add(&key, board_hash(&start, symmetry));
	}
	for (int i = 0; i < game->plies; i++) {
		const struct ply *ply = &game->history[i];
		bool stone = ply->kind == PLY_STONE;
		key_add(&key, stone ? (uint64_t)symmetry_image(symmetry, game->board.size, ply->point) : UINT32_MAX);
	}
	return key;
}

enum dedup_answer dedup_add(struct string_map *ids, enum dedup_by by, const struct replay *replay, struct span *first)
{
	struct game_key key = by == DEDUP_BY_MOVES ? key_of_moves(replay) : key_of_position(&replay->game);
	struct span bytes = {(const char *)&key, sizeof key};
	if (string_map_find(ids, bytes, first))
		return DEDUP_SEEN;
	return string_map_set(ids, bytes, replay->id) ? DEDUP_FIRST : DEDUP_NO_MEMORY;
}
