#include "rules/opening_name.h"

#include <stddef.h>

#include "rules/point.h"

/* The 26 openings. The first stone is on the center. The second stone is one row above the center in a direct
   opening; in an indirect opening it is one row above and one column to the right. x and y are the columns and rows
   from the center to the third stone. */
static const struct {
	const char *name;
	bool direct;
	signed char x, y;
} named_openings[] = {
	{"D1", true, 0, 2},     {"D2", true, 1, 2},   {"D3", true, 2, 2},    {"D4", true, 1, 1},     {"D5", true, 2, 1},
	{"D6", true, 1, 0},     {"D7", true, 2, 0},   {"D8", true, 0, -1},   {"D9", true, 1, -1},    {"D10", true, 2, -1},
	{"D11", true, 0, -2},   {"D12", true, 1, -2}, {"D13", true, 2, -2},  {"I1", false, 2, 2},    {"I2", false, 2, 1},
	{"I3", false, 2, 0},    {"I4", false, 2, -1}, {"I5", false, 2, -2},  {"I6", false, 1, 0},    {"I7", false, 1, -1},
	{"I8", false, 1, -2},   {"I9", false, 0, -1}, {"I10", false, 0, -2}, {"I11", false, -1, -1}, {"I12", false, -1, -2},
	{"I13", false, -2, -2},
};

static const char *named(bool direct, int x, int y)
{
	for (size_t i = 0; i < sizeof named_openings / sizeof *named_openings; i++)
		if (named_openings[i].direct == direct && named_openings[i].x == x && named_openings[i].y == y)
			return named_openings[i].name;
	return NULL;
}

/* Lists the first three stones. Returns false if there are fewer, or if a pass comes before the third stone. */
static bool first_three(const struct game *game, int point[3])
{
	int stones = 0;
	for (int i = 0; i < game->plies && stones < 3; i++) {
		const struct ply *ply = &game->history[i];
		if (ply->kind == PLY_PASS)
			return false;
		if (ply->kind == PLY_STONE)
			point[stones++] = ply->point;
	}
	return stones == 3;
}

/* Swaps Black's two stones if the later one is on the center. Returns false if neither is on the center. */
static bool begin_at_center(int point[3], int center)
{
	if (point[2] == center) {
		point[2] = point[0];
		point[0] = center;
	}
	return point[0] == center;
}

const char *opening_name(const struct game *game)
{
	int size = game->board.size, center = size / 2, point[3];
	if (size % 2 == 0 || game_first_side(game) != SIDE_BLACK || !first_three(game, point) ||
	    !begin_at_center(point, point_at(center, center)))
		return NULL;
	for (int i = 0; i < SYMMETRIES; i++) {
		int second = symmetry_image(i, size, point[1]);
		int third = symmetry_image(i, size, point[2]);
		bool direct = second == point_at(center, center + 1);
		if (!direct && second != point_at(center + 1, center + 1))
			continue;
		const char *name = named(direct, point_x(third) - center, point_y(third) - center);
		if (name)
			return name;
	}
	return NULL;
}
