#include "gtp/vertex.h"

bool color_read(struct span word, enum side *side)
{
	bool black = text_is(word, "b") || text_is(word, "black");
	if (!black && !text_is(word, "w") && !text_is(word, "white"))
		return false;
	*side = black ? SIDE_BLACK : SIDE_WHITE;
	return true;
}

bool gtp_number_read(struct span word, int *number)
{
	unsigned long long value;
	if (!text_large_number(word, &value) || value > GTP_NUMBER_MAX)
		return false;
	*number = (int)value;
	return true;
}

struct vertex vertex_read(struct span word, int size)
{
	static const enum vertex_kind kinds[] =
		{[POINT_READ] = VERTEX_POINT, [POINT_OFF_BOARD] = VERTEX_OFF_BOARD, [POINT_UNREADABLE] = VERTEX_UNREADABLE};
	struct vertex vertex = {.point = POINT_NONE};
	if (text_is(word, "pass") || text_is(word, "resign"))
		vertex.kind = text_is(word, "pass") ? VERTEX_PASS : VERTEX_RESIGN;
	else
		vertex.kind = kinds[point_read(word, COORDS_GO, size, &vertex.point)];
	return vertex;
}
