#include "bulk/dedup.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/hash.h"
#include "rules/point.h"

enum { GAMES_FIRST = 1024 };

const char *const dedup_by_names[] = {[DEDUP_BY_MOVES] = "moves", [DEDUP_BY_POSITION] = "position", NULL};

struct game_key {
	uint64_t half[2];
};

struct dedup_entry {
	struct game_key key; /* zero: the entry is free */
	size_t id_at;
	size_t id_length;
};

static void key_add(struct game_key *key, uint64_t value)
{
	key->half[0] = hash_number(key->half[0] ^ (value + HASH_STEP));
	key->half[1] = hash_number(key->half[1] + value * 0xD1B54A32D192ED03u + 1);
}

static uint64_t dedup_stone_bits(int point, enum side side)
{
	return (uint64_t)point << 2 | (uint64_t)side | 1u << 31;
}

/* Returns a sum over the stones, which is independent of their order. */
static uint64_t stones_sum(const struct board *start, int symmetry)
{
	uint64_t sum = 0;
	for (int y = 0; y < start->size; y++)
		for (int x = 0; x < start->size; x++) {
			enum side side = board_at(start, point_at(x, y));
			if (side != SIDE_NONE)
				sum += hash_number(dedup_stone_bits(symmetry_image(symmetry, start->size, point_at(x, y)), side));
		}
	return sum;
}

/* Returns the key of the position and the side to move. */
static struct game_key key_of_position(const struct game *game, int symmetry)
{
	struct game_key key = {{3, 4}};
	key_add(&key, (uint64_t)game->board.size << 16 | (uint64_t)game->to_move);
	key_add(&key, stones_sum(&game->board, symmetry));
	return key;
}

/* Returns the key of rule, size, set-up and sequence of moves. */
static struct game_key key_of(const struct game *game, const struct board *start, int symmetry)
{
	struct game_key key = {{1, 2}};
	enum side first = game_first_side(game);
	key_add(&key, (uint64_t)game->rules.rule << 32 | (uint64_t)game->board.size << 16 | (uint64_t)first);
	if (start)
		key_add(&key, stones_sum(start, symmetry));
	for (int i = 0; i < game->plies; i++) {
		const struct ply *ply = &game->history[i];
		bool stone = ply->kind == PLY_STONE;
		key_add(&key, stone ? (uint64_t)symmetry_image(symmetry, game->board.size, ply->point) : UINT32_MAX);
	}
	return key;
}

static bool key_less(const struct game_key *a, const struct game_key *b)
{
	return a->half[0] != b->half[0] ? a->half[0] < b->half[0] : a->half[1] < b->half[1];
}

/* Returns the smallest key of the game's eight images. */
static struct game_key common_key(const struct replay *replay, enum dedup_by by)
{
	struct board start;
	const struct game *game = &replay->game;
	const struct board *setup = NULL;
	if (by == DEDUP_BY_MOVES && replay->changes > 0) {
		game_setup_board(game, &start);
		setup = &start;
	}
	struct game_key least = by == DEDUP_BY_MOVES ? key_of(game, setup, 0) : key_of_position(game, 0);
	for (int i = 1; i < SYMMETRIES; i++) {
		struct game_key key = by == DEDUP_BY_MOVES ? key_of(game, setup, i) : key_of_position(game, i);
		if (key_less(&key, &least))
			least = key;
	}
	least.half[0] |= (least.half[0] | least.half[1]) == 0; /* a key of zero would mark a free entry */
	return least;
}

/* Returns the entry with this key, or the free entry for it. */
static struct dedup_entry *dedup_entry_of(const struct dedup *dedup, const struct game_key *key)
{
	size_t at = key->half[1] & (dedup->room - 1);
	for (;; at = (at + 1) & (dedup->room - 1)) {
		struct dedup_entry *entry = &dedup->entries[at];
		bool is_free = (entry->key.half[0] | entry->key.half[1]) == 0;
		if (is_free || memcmp(&entry->key, key, sizeof *key) == 0)
			return entry;
	}
}

static bool grow_dedup_table(struct dedup *dedup)
{
	struct dedup grown = *dedup;
	grown.room = dedup->room > 0 ? dedup->room * 2 : GAMES_FIRST;
	grown.entries = calloc(grown.room, sizeof *grown.entries);
	if (!grown.entries)
		return false;
	for (size_t i = 0; i < dedup->room; i++)
		if ((dedup->entries[i].key.half[0] | dedup->entries[i].key.half[1]) != 0)
			*dedup_entry_of(&grown, &dedup->entries[i].key) = dedup->entries[i];
	free(dedup->entries);
	*dedup = grown;
	return true;
}

static bool dedup_make_room(struct dedup *dedup, size_t id_length)
{
	return (dedup->used * 2 < dedup->room || grow_dedup_table(dedup)) &&
	       array_grow(&dedup->ids, &dedup->ids_room, dedup->ids_used + id_length, 1);
}

enum dedup_answer dedup_add(struct dedup *dedup, enum dedup_by by, const struct replay *replay, struct span *first)
{
	struct game_key key = common_key(replay, by);
	if (!dedup_make_room(dedup, replay->id.length))
		return DEDUP_NO_MEMORY;
	struct dedup_entry *entry = dedup_entry_of(dedup, &key);
	if ((entry->key.half[0] | entry->key.half[1]) != 0) {
		*first = text_span("");
		if (entry->id_length > 0)
			*first = (struct span){dedup->ids + entry->id_at, entry->id_length};
		return DEDUP_SEEN;
	}
	assert(dedup->used < dedup->room && replay->id.length <= dedup->ids_room - dedup->ids_used);
	*entry = (struct dedup_entry){key, dedup->ids_used, replay->id.length};
	dedup->used++;
	if (replay->id.length > 0)
		memcpy(dedup->ids + dedup->ids_used, replay->id.at, replay->id.length);
	dedup->ids_used += replay->id.length;
	return DEDUP_FIRST;
}

void dedup_free(struct dedup *dedup)
{
	free(dedup->entries);
	free(dedup->ids);
	*dedup = (struct dedup){0};
}
