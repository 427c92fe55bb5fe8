#include "rules/one_move.h"

#include <assert.h>

static bool row_is_bare(const struct board *board, int y)
{
	const struct board_line *row = &board->line[y];
	return !(row->stone[SIDE_BLACK][0] | row->stone[SIDE_BLACK][1] | row->stone[SIDE_WHITE][0] |
	         row->stone[SIDE_WHITE][1]);
}

void one_move_gather(struct one_move_stones *stones, const struct board *board)
{
	assert(board->stones > 0 && board->stones <= ONE_MOVE_STONES_MAX);
	stones->count = 0;
	for (int y = 0; stones->count < board->stones; y++)
		for (int x = 0; x < board->size && !row_is_bare(board, y); x++) {
			enum side side = board_at(board, point_at(x, y));
			if (side == SIDE_NONE)
				continue;
			stones->point[stones->count] = point_at(x, y);
			stones->side[stones->count++] = side;
		}
}

/* Squared. */
static int distance(int a, int b)
{
	int dx = point_x(a) - point_x(b), dy = point_y(a) - point_y(b);
	return dx * dx + dy * dy;
}

/* The first n stones go to those with the numbers in image[], and `from` goes to `to`: is there a place for the others,
   too, at which each keeps its distance from all before it? As deep as there are stones. */
static bool extends(const struct one_move_stones *stones, int from, int to, int image[ONE_MOVE_STONES_MAX], int n)
{
	if (n == stones->count)
		return true;
	for (int i = 0; i < stones->count; i++) {
		bool fits = stones->side[i] == stones->side[n] &&
		            distance(from, stones->point[n]) == distance(to, stones->point[i]);
		for (int j = 0; fits && j < n; j++)
			fits = distance(stones->point[j], stones->point[n]) ==
			       distance(stones->point[image[j]], stones->point[i]);
		image[n] = i;
		if (fits && extends(stones, from, to, image, n + 1))
			return true;
	}
	return false;
}

/* What keeps all distances is a motion of the plane. One that takes some stones onto themselves is no shift and no
   shift with a reflection, for these never come back; so it is a turn or a reflection, or moves nothing. */
bool one_move(const struct one_move_stones *stones, int point, int other)
{
	int image[ONE_MOVE_STONES_MAX];
	return extends(stones, point, other, image, 0);
}

unsigned one_move_key(const struct one_move_stones *stones, int point)
{
	unsigned key = 0;
	for (int i = 0; i < stones->count; i++) {
		unsigned apart = 2 * (unsigned)distance(point, stones->point[i]) + (unsigned)stones->side[i];
		key += apart * apart * apart;
	}
	return key;
}
