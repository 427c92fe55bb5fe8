#include "bulk/dedup.h"

#include "base/hash.h"
#include "rules/point.h"

const char *const dedup_by_names[] = {[DEDUP_BY_MOVES] = "moves", [DEDUP_BY_POSITION] = "position", NULL};

struct game_key {
	uint64_t half[2];
};

static void key_add(struct game_key *key, uint64_t value)
{
	key->half[0] = hash_add(key->half[0], value);
	key->half[1] = hash_add(key->half[1], value * 0xD1B54A32D192ED03u + 1);
}

/* Returns the key of the position and the side to move. */
static struct game_key key_of_position(const struct game *game, int symmetry)
{
	struct game_key key = {{3, 4}};
	key_add(&key, (uint64_t)game->board.size << 16 | (uint64_t)game->to_move);
	key_add(&key, board_hash(&game->board, symmetry));
	return key;
}

/* Returns the key of rule, size, set-up and sequence of moves. */
static struct game_key key_of(const struct game *game, const struct board *start, int symmetry)
{
	struct game_key key = {{1, 2}};
	enum side first = game_first_side(game);
	key_add(&key, (uint64_t)game->rules.rule << 32 | (uint64_t)game->board.size << 16 | (uint64_t)first);
	if (start)
		key_add(&key, board_hash(start, symmetry));
	for (int i = 0; i < game->plies; i++) {
		const struct ply *ply = &game->history[i];
		bool stone = ply->kind == PLY_STONE;
		key_add(&key, stone ? (uint64_t)symmetry_image(symmetry, game->board.size, ply->point) : UINT32_MAX);
	}
	return key;
}

/* Returns the smallest key of the game's eight images: the lower first half decides, then the second. */
static struct game_key common_key(const struct replay *replay, enum dedup_by by)
{
	struct board start;
	const struct game *game = &replay->game;
	const struct board *setup = NULL;
	if (by == DEDUP_BY_MOVES && replay->changes > 0) {
		game_setup_board(game, &start);
		setup = &start;
	}
	struct game_key least = {{UINT64_MAX, UINT64_MAX}};
	for (int i = 0; i < SYMMETRIES; i++) {
		struct game_key key = by == DEDUP_BY_MOVES ? key_of(game, setup, i) : key_of_position(game, i);
		if (key.half[0] != least.half[0] ? key.half[0] < least.half[0] : key.half[1] < least.half[1])
			least = key;
	}
	return least;
}

enum dedup_answer dedup_add(struct string_map *ids, enum dedup_by by, const struct replay *replay, struct span *first)
{
	struct game_key key = common_key(replay, by);
	struct span bytes = {(const char *)&key, sizeof key};
	if (string_map_find(ids, bytes, first))
		return DEDUP_SEEN;
	return string_map_set(ids, bytes, replay->id) ? DEDUP_FIRST : DEDUP_NO_MEMORY;
}
