#include "rules/opening.h"

static bool has_stone(const struct board *board, enum side side)
{
	for (int y = 0; y < board->size; y++)
		if (board->line[y].stone[side][0] != 0 || board->line[y].stone[side][1] != 0)
			return true;
	return false;
}

/* Black on the centre point, White in the upper half as printed or on the centre row. */
static bool tengen_allows(const struct board *board, enum side side, int point)
{
	int centre = board->size / 2;
	return side == SIDE_BLACK ? point == point_at(centre, centre) : point_y(point) >= centre;
}

bool opening_allows(const struct board *board, const struct ruleset *rules, enum side side, int point)
{
	return rules->opening == OPENING_FREE || has_stone(board, side) || tengen_allows(board, side, point);
}
