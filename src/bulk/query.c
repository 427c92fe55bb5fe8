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

/* The ply of the stone on each point; 0 for set-up stones. Valid only for points with a stone. */
struct arrivals {
	int16_t ply[BOARD_MAX * POINT_STRIDE];
};

static void fill_arrivals(struct arrivals *arrivals, const struct replay *replay)
{
	const struct game *game = &replay->game;
	if (replay->changes > 0)
		*arrivals = (struct arrivals){{0}};
	for (int i = 0; i < game->plies; i++)
		if (game->history[i].kind == PLY_STONE)
			arrivals->ply[game->history[i].point] = (int16_t)(i + 1);
}

/* Returns the ply of the query's last stone under this symmetry; -1 if a stone is not on the board. */
static int arrival(const struct query *query, const struct board *board, const struct arrivals *arrivals, int symmetry)
{
	int last = 0, stones = stones_of(query);
	for (int i = 0; i < stones; i++) {
		enum side side = i < query->count[SIDE_BLACK] ? SIDE_BLACK : SIDE_WHITE;
		int point = symmetry_image(symmetry, board->size, query->point[i]);
		if (board_at(board, point) != side)
			return -1;
		last = max(last, arrivals->ply[point]);
	}
	return last;
}

struct occurrence query_within(const struct query *query, const struct replay *replay)
{
	struct arrivals arrivals;
	const struct board *board = &replay->game.board;
	struct occurrence found = nowhere;
	if (board->size != query->size || board->stones < stones_of(query))
		return nowhere;
	fill_arrivals(&arrivals, replay);
	for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
		int ply = arrival(query, board, &arrivals, symmetry);
		if (ply >= 0 && (found.ply < 0 || ply < found.ply))
			found = (struct occurrence){ply, symmetry};
	}
	return found;
}

/* Returns the hash of the set-up stones, and counts them. */
static uint64_t setup_key(const struct replay *replay, int count[2])
{
	struct board start;
	if (replay->changes == 0)
		return 0;
	game_setup_board(&replay->game, &start);
	for (enum side side = SIDE_BLACK; side < SIDE_NONE; side++)
		count[side] = board_stones_of(&start, side);
	return board_hash(&start, 0);
}

/* Returns `ply` and the symmetry under which the query has this hash; `nowhere` if there is none, or if the query's
   last stone was put at another ply. */
static struct occurrence image_at(const struct query *query, const struct replay *replay, uint64_t key, int ply)
{
	struct arrivals arrivals;
	for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++)
		if (query->image[symmetry] == key) {
			fill_arrivals(&arrivals, replay);
			if (arrival(query, &replay->game.board, &arrivals, symmetry) == ply)
				return (struct occurrence){ply, symmetry};
		}
	return nowhere;
}

struct occurrence query_exact(const struct query *query, const struct replay *replay)
{
	const struct game *game = &replay->game;
	int count[2] = {0, 0}, wanted = stones_of(query), ply = 0;
	if (game->board.size != query->size || game->board.stones < wanted)
		return nowhere;
	uint64_t key = setup_key(replay, count);
	while (count[SIDE_BLACK] + count[SIDE_WHITE] < wanted) {
		assert(ply < game->plies);
		const struct ply *played = &game->history[ply++];
		if (played->kind != PLY_STONE)
			continue;
		count[played->side]++;
		key += stone_hash(played->side, played->point);
	}
	if (count[SIDE_BLACK] != query->count[SIDE_BLACK] || count[SIDE_WHITE] != query->count[SIDE_WHITE])
		return nowhere;
	return image_at(query, replay, key, ply);
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
