#include "record/sgf_point.h"

enum { PASS_SIZE_MAX = 19 }; /* on boards up to this size `tt` is a pass */

static int coordinate(char c)
{
	if (c >= 'a' && c <= 'z')
		return c - 'a';
	return c >= 'A' && c <= 'Z' ? c - 'A' + 26 : -1;
}

enum point_reading sgf_point_read(struct span text, int size, int *point)
{
	if (text.length != 2 || coordinate(text.at[0]) < 0 || coordinate(text.at[1]) < 0)
		return point_read(text, COORDS_LETTERS, size, point);
	int x = coordinate(text.at[0]);
	int y = size - 1 - coordinate(text.at[1]);
	if (x >= size || y < 0)
		return POINT_OFF_BOARD;
	*point = point_at(x, y);
	return POINT_READ;
}

bool sgf_is_pass(struct span text, int size)
{
	return text.length == 0 || (size <= PASS_SIZE_MAX && text.length == 2 && text.at[0] == 't' && text.at[1] == 't');
}

static char letter_of(int coordinate)
{
	return (char)(coordinate < 26 ? 'a' + coordinate : 'A' + coordinate - 26);
}

void sgf_point_write(char out[2], int point, int size)
{
	out[0] = letter_of(point_x(point));
	out[1] = letter_of(size - 1 - point_y(point));
}
