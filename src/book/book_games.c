#include "book/book_games.h"

#include <string.h>

/* Adds the ply with index `from` and all later ones to the book, and removes them from `games`. */
static void add_from(struct book_games *games, int from)
{
	for (int i = from; i < games->plies; i++) {
		const struct book_ply *ply = &games->ply[i];
		if (ply->weight > 0 && !book_add(games->book, ply->key, ply->point, ply->weight))
			games->exhausted = true;
	}
	games->plies = from < games->plies ? from : games->plies;
}

static struct book_key start_of(const struct replay *replay)
{
	struct board start;
	if (replay->changes == 0)
		return (struct book_key){{0}};
	game_setup_board(&replay->game, &start);
	return book_key_of(&start);
}

static bool is_same_ply(const struct ply *one, const struct ply *other)
{
	return one->kind == other->kind && one->side == other->side && one->point == other->point;
}

/* Returns the number of plies that the game has in common with the game before it. */
static int count_common(const struct book_games *games, const struct game *game)
{
	int common = 0;
	while (common < games->plies && common < game->plies &&
	       is_same_ply(&games->ply[common].ply, &game->history[common]))
		common++;
	return common;
}

/* Adds the game's next ply. */
static void book_add_ply(struct book_games *games, const struct game *game)
{
	struct book_ply *ply = &games->ply[games->plies];
	ply->stones = games->plies > 0 ? games->ply[games->plies - 1].stones : games->start;
	ply->ply = game->history[games->plies++];
	ply->weight = 0;
	if (ply->ply.kind != PLY_STONE)
		return;
	ply->key = book_key_value(&ply->stones, games->size, ply->ply.side);
	ply->point = (uint16_t)book_key_point(&ply->stones, games->size, ply->ply.point);
	book_key_put(&ply->stones, games->size, ply->ply.side, ply->ply.point);
}

/* Adds the game's plies after those that it has in common with the game before it. */
static void follow_book_game(struct book_games *games, const struct replay *replay)
{
	const struct game *game = &replay->game;
	struct book_key start = start_of(replay);
	bool same = games->size == game->board.size && memcmp(&start, &games->start, sizeof start) == 0;
	add_from(games, same ? count_common(games, game) : 0);
	games->size = game->board.size;
	games->start = start;
	while (games->plies < game->plies)
		book_add_ply(games, game);
}

void book_games_take(struct book_games *games, const struct replay *replay)
{
	enum game_result result = replay_result(replay);
	if (replay->game.plies == 0) /* e.g. a set-up alone: there is nothing to count, and its key takes time */
		return;
	follow_book_game(games, replay);
	for (int i = 0; i < games->plies; i++) {
		struct book_ply *ply = &games->ply[i];
		enum game_result lost = ply->ply.side == SIDE_BLACK ? RESULT_WHITE : RESULT_BLACK;
		games->any = true;
		ply->weight += ply->ply.kind == PLY_STONE && result != lost;
	}
}

void book_games_finish(struct book_games *games)
{
	add_from(games, 0);
}
