#include "selfplay_line.h"

#include <stdlib.h>
#include <string.h>

#include "learn.h"

int size_of_game(const char *line)
{
	enum { USUAL_SIZE = 15, COLUMNS_BEFORE = 4 };
	const char *start = line;
	for (int column = 0; line && column < COLUMNS_BEFORE; column++) {
		line = strchr(line, '\t');
		if (line)
			line++;
	}
	long size = line ? strtol(line, NULL, 10) : USUAL_SIZE;
	if (size < 5 || size > BOARD_MAX)
		tune_fail("no such size of a board", start);
	return (int)size;
}

bool cut_columns(char *line, long *opening, char **moves, double *result, char **values)
{
	char *move = strchr(line, '\t');
	char *score = move ? strchr(move + 1, '\t') : NULL;
	char *value = score ? strchr(score + 1, '\t') : NULL;
	if (!value)
		return false;
	*opening = strtol(line, NULL, 10);
	*moves = move + 1;
	*result = strtod(score + 1, NULL);
	*values = value + 1;
	return true;
}

int cut_move(char **moves, int size, int ply)
{
	int x = **moves - 'a';
	long y = x >= 0 && x < size ? strtol(*moves + 1, moves, 10) : 0;
	if (y < 1 || y > size || ply >= POSITION_PLIES_MAX)
		tune_fail("a damaged game", "data");
	return point_at(x, (int)y - 1);
}

bool is_quiet(const struct position *position)
{
	return !position_has(position, SIDE_BLACK, PATTERN4_FIVE) && !position_has(position, SIDE_WHITE, PATTERN4_FIVE) &&
	       !position_has(position, position->to_move, PATTERN4_OPEN_FOUR);
}
