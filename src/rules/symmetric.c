#include "rules/symmetric.h"

#include <assert.h>

void symmetric_gather(struct symmetric_stones *stones, const struct board *board)
{
	assert(board->stones > 0 && board->stones <= SYMMETRIC_STONES_MAX);
	stones->count = 0;
	for (int point = POINT_NONE; (point = board_next_stone(board, point)) != POINT_NONE;) {
		stones->point[stones->count] = point;
		stones->side[stones->count++] = board_at(board, point);
	}
}

static int squared_distance(int a, int b)
{
	int dx = point_x(a) - point_x(b), dy = point_y(a) - point_y(b);
	return dx * dx + dy * dy;
}

/* Can the mapping be completed? It maps `from` to `to`, and the first n stones to those with the numbers in
   image[]. Each further stone must keep its distance from all before it. The recursion is as deep as there are
   stones. */
static bool extends(const struct symmetric_stones *stones, int from, int to, int image[SYMMETRIC_STONES_MAX], int n)
{
	if (n == stones->count)
		return true;
	for (int i = 0; i < stones->count; i++) {
		bool fits = stones->side[i] == stones->side[n] &&
		            squared_distance(from, stones->point[n]) == squared_distance(to, stones->point[i]);
		for (int j = 0; fits && j < n; j++)
			fits = squared_distance(stones->point[j], stones->point[n]) ==
			       squared_distance(stones->point[image[j]], stones->point[i]);
		image[n] = i;
		if (fits && extends(stones, from, to, image, n + 1))
			return true;
	}
	return false;
}

/* A mapping that keeps all distances is a motion of the plane. One that maps the set of stones onto itself is no
   translation or glide reflection. So it is a rotation, a reflection or the identity. */
bool symmetric_points(const struct symmetric_stones *stones, int point, int other)
{
	int image[SYMMETRIC_STONES_MAX];
	return extends(stones, point, other, image, 0);
}
