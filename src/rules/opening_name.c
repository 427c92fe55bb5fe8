#include "rules/opening_name.h"

#include <stddef.h>

#include "rules/symmetry.h"

/* The third stone, columns and rows from the centre. The first stands there, the second one row up, or one up and one to
   the right. */
static const struct {
	const char *name;
	bool direct;
	signed char x, y;
} named_openings[] = {
	{"D1", true, 0, 2},   {"D2", true, 1, 2},   {"D3", true, 2, 2},   {"D4", true, 1, 1},   {"D5", true, 2, 1},
	{"D6", true, 1, 0},   {"D7", true, 2, 0},   {"D8", true, 0, -1},  {"D9", true, 1, -1},  {"D10", true, 2, -1},
	{"D11", true, 0, -2}, {"D12", true, 1, -2}, {"D13", true, 2, -2}, {"I1", false, 2, 2},  {"I2", false, 2, 1},
	{"I3", false, 2, 0},  {"I4", false, 2, -1}, {"I5", false, 2, -2}, {"I6", false, 1, 0},  {"I7", false, 1, -1},
	{"I8", false, 1, -2}, {"I9", false, 0, -1}, {"I10", false, 0, -2}, {"I11", false, -1, -1}, {"I12", false, -1, -2},
	{"I13", false, -2, -2},
};

static const char *named(bool direct, int x, int y)
{
	for (size_t i = 0; i < sizeof named_openings / sizeof *named_openings; i++)
		if (named_openings[i].direct == direct && named_openings[i].x == x && named_openings[i].y == y)
			return named_openings[i].name;
	return NULL;
}

const char *opening_name(const struct game *game)
{
	int size = game->board.size, centre = size / 2;
	if (game->plies < 3 || size % 2 == 0 || game->history[0].side != SIDE_BLACK ||
	    game->history[0].point != point_at(centre, centre))
		return NULL;
	for (int i = 0; i < 3; i++)
		if (game->history[i].kind != PLY_STONE)
			return NULL;
	for (int i = 0; i < SYMMETRIES; i++) {
		int second = symmetry_turn(i, size, game->history[1].point);
		int third = symmetry_turn(i, size, game->history[2].point);
		bool direct = second == point_at(centre, centre + 1);
		if (!direct && second != point_at(centre + 1, centre + 1))
			continue;
		const char *name = named(direct, point_x(third) - centre, point_y(third) - centre);
		if (name)
			return name;
	}
	return NULL;
}
