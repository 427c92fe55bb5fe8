#include "lines/drawing.h"

static int place(int position, int size)
{
	if (position == 0)
		return PLACE_FIRST;
	return position == size - 1 ? PLACE_LAST : PLACE_MIDDLE;
}

/* Is the point a star: the center of a board with an odd size from 5, or a crossing of fourth lines on a board from
   11? */
static bool is_star(int x, int y, int size)
{
	bool fourth = size >= 11 && (x == 3 || x == size - 4) && (y == 3 || y == size - 4);
	bool center = size >= 5 && size % 2 == 1 && x == size / 2 && y == size / 2;
	return fourth || center;
}

static const struct glyph *empty_glyph(const struct drawing *drawing, int x, int y)
{
	for (int i = 0; i < drawing->offers; i++)
		if (drawing->offered[i] == point_at(x, y))
			return &paint_numbers[i];
	if (point_set_has(&drawing->forbidden, point_at(x, y)))
		return &drawing->paint->forbidden;
	int threat = drawing->threats ? drawing->threats->at[point_at(x, y)] : THREAT_NONE;
	if (threat != THREAT_NONE)
		return &paint_threats[threat / THREATS][threat % THREATS];
	if (is_star(x, y, drawing->size))
		return &drawing->paint->star;
	return &drawing->paint->empty[place(drawing->size - 1 - y, drawing->size)][place(x, drawing->size)];
}

static bool in_row(const struct drawing *drawing, int point)
{
	for (int i = 0; i < drawing->row_length; i++)
		if (drawing->row[i] == point)
			return true;
	return false;
}

const struct glyph *drawing_glyph(const struct drawing *drawing, int x, int y)
{
	enum side side = board_at(drawing->board, point_at(x, y));
	if (side == SIDE_NONE)
		return empty_glyph(drawing, x, y);
	if (in_row(drawing, point_at(x, y)))
		return &drawing->paint->row[side];
	return point_at(x, y) == drawing->last ? &drawing->paint->last[side] : &drawing->paint->stone[side];
}

/* Returns the color of an empty point's mark; NULL without one. */
static const char *color_of_mark(const struct glyph *glyph)
{
	ptrdiff_t threat = glyph - &paint_threats[0][0];
	if (glyph >= &paint_threats[0][0] && glyph <= &paint_threats[1][THREATS - 1])
		return paint_color_threat[threat / THREATS][threat % THREATS];
	return glyph >= paint_numbers && glyph < paint_numbers + PAINT_NUMBERS ? paint_color_offered : NULL;
}

const char *drawing_color(const struct drawing *drawing, int point, const struct glyph *glyph)
{
	enum side side = board_at(drawing->board, point);
	if (point == drawing->cursor)
		return paint_color_cursor;
	if (glyph == &drawing->paint->forbidden)
		return paint_color_forbidden;
	if (side == SIDE_NONE)
		return color_of_mark(glyph);
	if (in_row(drawing, point))
		return paint_color_row;
	return point == drawing->last ? paint_color_last : paint_color_stone[side];
}

bool drawing_is_wide(const struct drawing *drawing, const struct glyph *glyph)
{
	return drawing->look->wide && glyph->wide;
}

bool drawing_is_tight(const struct drawing *drawing)
{
	return drawing->look->wide && drawing->paint->stone[0].wide;
}

char drawing_beside(const struct drawing *drawing, int x, int y, int which)
{
	const struct paint *paint = drawing->paint;
	if (drawing->cursor == point_at(x, y) && !drawing_is_tight(drawing))
		return paint->cursor_around[which];
	if (!paint->last_around || drawing->last != point_at(x, y))
		return ' ';
	return paint->last_around[which];
}

char drawing_arrow(const struct drawing *drawing, int y, int which)
{
	const struct render_window *window = &drawing->window;
	if (y == window->y + window->rows - 1 && y < drawing->size - 1)
		return '^';
	if (y == window->y && y > 0)
		return 'v';
	if (y != window->y + window->rows / 2)
		return ' ';
	if (which == 0)
		return window->x > 0 ? '<' : ' ';
	return window->x + window->columns < drawing->size ? '>' : ' ';
}

char drawing_row_end(const struct drawing *drawing, int y, int which)
{
	int x = drawing->window.x + (which == 0 ? 0 : drawing->window.columns - 1);
	char end = drawing_beside(drawing, x, y, which);
	if (end == ' ')
		end = drawing_arrow(drawing, y, which);
	return end;
}

char drawing_between(const struct drawing *drawing, int x, int y)
{
	char after = drawing_beside(drawing, x, y, 1);
	if (x + 1 == drawing->window.x + drawing->window.columns)
		return drawing_row_end(drawing, y, 1);
	if (after != ' ' && drawing->cursor != point_at(x + 1, y))
		return after;
	return drawing_beside(drawing, x + 1, y, 0);
}
