#include "bulk/query.h"

#include <assert.h>

#include "base/minmax.h"
#include "record/game_line.h"

static const struct occurrence nowhere = {-1, 0};

static int stones_of(const struct query *query)
{
	return query->count[SIDE_BLACK] + query->count[SIDE_WHITE];
}

static void query_take_stones(struct query *query, const struct board *board)
{
	int stones = 0;
	query->size = board->size;
	for (enum side side = SIDE_BLACK; side < SIDE_NONE; side++) {
		int before = stones;
		for (int point = POINT_NONE; (point = board_next_stone(board, point)) != POINT_NONE;)
			if (board_at(board, point) == side)
				query->point[stones++] = (int16_t)point;
		query->count[side] = stones - before;
	}
	assert(stones == board->stones);
	for (int i = 0; i < SYMMETRIES; i++)
		query->image[i] = board_hash(board, i);
}

bool query_read(struct query *query, struct span text, enum coords coords, const struct ruleset *defaults,
                struct replay *scratch)
{
	scratch->defaults = *defaults;
	scratch->stones_only = true;
	replay_start(scratch);
	game_line_read(scratch, text, coords);
	replay_end(scratch);
	scratch->stones_only = false;
	if (!scratch->problem.any)
		query_take_stones(query, &scratch->game.board);
	return !scratch->problem.any;
}

/* Returns the ply of the stone on a point; 0 for a set-up stone. */
static int ply_of_stone(const struct game *game, int point)
{
	for (int i = 0; i < game->plies; i++)
		if (game->history[i].kind == PLY_STONE && game->history[i].point == point)
			return i + 1;
	return 0;
}

/* Returns the ply of the query's last stone under this symmetry; -1 if a stone is not on the board. */
static int arrival(const struct query *query, const struct game *game, int symmetry)
{
	int last = 0, stones = stones_of(query);
	for (int i = 0; i < stones; i++) {
		enum side side = i < query->count[SIDE_BLACK] ? SIDE_BLACK : SIDE_WHITE;
		if (board_at(&game->board, symmetry_image(symmetry, query->size, query->point[i])) != side)
			return -1;
	}
	for (int i = 0; i < stones; i++)
		last = max(last, ply_of_stone(game, symmetry_image(symmetry, query->size, query->point[i])));
	return last;
}

struct occurrence query_within(const struct query *query, const struct game *game)
{
	struct occurrence found = nowhere;
	if (game->board.size != query->size || game->board.stones < stones_of(query))
		return nowhere;
	for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
		int ply = arrival(query, game, symmetry);
		if (ply >= 0 && (found.ply < 0 || ply < found.ply))
			found = (struct occurrence){ply, symmetry};
	}
	return found;
}

struct occurrence query_exact(const struct query *query, const struct game *game)
{
	struct occurrence found = query_within(query, game);
	int others = game->board.stones - stones_of(query);
	for (int i = found.ply; found.ply >= 0 && i < game->plies; i++)
		others -= game->history[i].kind == PLY_STONE;
	return others == 0 ? found : nowhere;
}

int query_first_alike(const struct query *query, int point)
{
	int first = point;
	for (int symmetry = 1; symmetry < SYMMETRIES; symmetry++) {
		int other = symmetry_image(symmetry, query->size, point);
		if (query->image[symmetry] == query->image[0] && other < first)
			first = other;
	}
	return first;
}
