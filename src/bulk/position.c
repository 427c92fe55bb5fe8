#include "bulk/position.h"

#include "base/mix.h"
#include "record/game_line.h"

static const struct occurrence nowhere = {-1, 0};

/* Keys of stones are added up: the order in which they came does not matter. */
static uint64_t stone_key(enum side side, int point)
{
	return mix64((uint64_t)point << 1 | (uint64_t)side);
}

static enum side side_of(const struct position *position, int i)
{
	return i < position->count[SIDE_BLACK] ? SIDE_BLACK : SIDE_WHITE;
}

static int stones_of(const struct position *position)
{
	return position->count[SIDE_BLACK] + position->count[SIDE_WHITE];
}

static void take_stones(struct position *position, const struct board *board)
{
	int stones = 0;
	position->size = board->size;
	for (enum side side = SIDE_BLACK; side < SIDE_NONE; side++) {
		int before = stones;
		for (int y = 0; y < board->size; y++)
			for (int x = 0; x < board->size; x++)
				if (board_at(board, point_at(x, y)) == side)
					position->point[stones++] = (int16_t)point_at(x, y);
		position->count[side] = stones - before;
	}
	for (int image = 0; image < SYMMETRIES; image++) {
		position->image[image] = 0;
		for (int i = 0; i < stones; i++)
			position->image[image] += stone_key(side_of(position, i), symmetry_turn(image, board->size, position->point[i]));
	}
}

bool position_read(struct position *position, struct span text, enum coords coords, const struct ruleset *defaults,
                   struct replay *scratch)
{
	scratch->defaults = *defaults;
	scratch->stones_only = true;
	replay_start(scratch);
	game_line_tell(scratch, text, coords);
	replay_end(scratch);
	scratch->stones_only = false;
	if (!scratch->problem.any)
		take_stones(position, &scratch->game.board);
	return !scratch->problem.any;
}

/* The ply that each point's stone was played with, 0 for set-up stones: for points with a stone alone. */
struct arrivals {
	int16_t ply[BOARD_MAX * POINT_STRIDE];
};

static void fill_arrivals(struct arrivals *arrivals, const struct replay *replay)
{
	const struct game *game = &replay->game;
	const struct board *board = &game->board;
	for (int y = 0; y < board->size && replay->changes > 0; y++)
		for (int x = 0; x < board->size; x++)
			arrivals->ply[point_at(x, y)] = 0;
	for (int i = 0; i < game->plies; i++)
		if (game->history[i].kind == PLY_STONE)
			arrivals->ply[game->history[i].point] = (int16_t)(i + 1);
}

/* Are all the stones there, turned so? */
static bool is_there(const struct position *position, const struct board *board, int symmetry)
{
	int stones = stones_of(position);
	for (int i = 0; i < stones; i++)
		if (board_at(board, symmetry_turn(symmetry, board->size, position->point[i])) != side_of(position, i))
			return false;
	return true;
}

/* The ply with which the last of them came. */
static int arrival(const struct position *position, const struct arrivals *arrivals, int symmetry)
{
	int last = 0, stones = stones_of(position);
	for (int i = 0; i < stones; i++) {
		int ply = arrivals->ply[symmetry_turn(symmetry, position->size, position->point[i])];
		last = ply > last ? ply : last;
	}
	return last;
}

struct occurrence position_within(const struct position *position, const struct replay *replay)
{
	struct arrivals arrivals;
	const struct board *board = &replay->game.board;
	struct occurrence found = nowhere;
	if (board->size != position->size || board->stones < stones_of(position))
		return nowhere;
	for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
		if (!is_there(position, board, symmetry))
			continue;
		if (found.ply < 0)
			fill_arrivals(&arrivals, replay);
		int ply = arrival(position, &arrivals, symmetry);
		if (found.ply < 0 || ply < found.ply)
			found = (struct occurrence){ply, symmetry};
	}
	return found;
}

/* Adds up the stones that stood there before the first ply. */
static uint64_t setup_key(const struct replay *replay, int count[2])
{
	struct board start;
	uint64_t key = 0;
	if (replay->changes == 0)
		return 0;
	game_setup_board(&replay->game, &start);
	for (int y = 0; y < start.size; y++)
		for (int x = 0; x < start.size; x++) {
			enum side side = board_at(&start, point_at(x, y));
			if (side == SIDE_NONE)
				continue;
			count[side]++;
			key += stone_key(side, point_at(x, y));
		}
	return key;
}

/* Which image of the position has this key; is it really there, and since this ply? */
static struct occurrence image_at(const struct position *position, const struct replay *replay, uint64_t key, int ply)
{
	struct arrivals arrivals;
	for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++)
		if (position->image[symmetry] == key && is_there(position, &replay->game.board, symmetry)) {
			fill_arrivals(&arrivals, replay);
			if (arrival(position, &arrivals, symmetry) == ply)
				return (struct occurrence){ply, symmetry};
		}
	return nowhere;
}

struct occurrence position_exact(const struct position *position, const struct replay *replay)
{
	const struct game *game = &replay->game;
	int count[2] = {0, 0}, wanted = stones_of(position), ply = 0;
	if (game->board.size != position->size || game->board.stones < wanted)
		return nowhere;
	uint64_t key = setup_key(replay, count);
	while (count[SIDE_BLACK] + count[SIDE_WHITE] < wanted) {
		const struct ply *played = &game->history[ply++];
		if (played->kind != PLY_STONE)
			continue;
		count[played->side]++;
		key += stone_key(played->side, played->point);
	}
	if (count[SIDE_BLACK] != position->count[SIDE_BLACK] || count[SIDE_WHITE] != position->count[SIDE_WHITE])
		return nowhere;
	return image_at(position, replay, key, ply);
}

int position_first_alike(const struct position *position, int point)
{
	int first = point;
	for (int symmetry = 1; symmetry < SYMMETRIES; symmetry++) {
		int turned = symmetry_turn(symmetry, position->size, point);
		if (position->image[symmetry] == position->image[0] && turned < first)
			first = turned;
	}
	return first;
}
