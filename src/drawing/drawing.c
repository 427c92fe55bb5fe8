#include "drawing/drawing.h"

#include <assert.h>
#include <string.h>

static void drawing_set_size(struct drawing *drawing, int size)
{
	int stars[STARS_MAX], count = point_stars(size, stars);
	drawing->size = size;
	drawing->stars = (struct point_set){0};
	for (int i = 0; i < count; i++)
		point_set_add(&drawing->stars, stars[i]);
}

bool drawing_begin(struct drawing *drawing, const struct board *board, const struct look *look,
                   const struct render_window *window, struct point_set *changed)
{
	const struct look *old_look = &drawing->look;
	const struct render_window *old = &drawing->window;
	bool same = drawing->size == board->size && old_look->style == look->style && old_look->coords == look->coords &&
	            old_look->wide == look->wide && old_look->large == look->large && old_look->color == look->color &&
	            old_look->theme == look->theme && old->x == window->x && old->y == window->y &&
	            old->columns == window->columns && old->rows == window->rows;
	drawing->board = board;
	if (drawing->size != board->size)
		drawing_set_size(drawing, board->size);
	drawing->look = *look;
	drawing->paint = &paints[look->style];
	drawing->ground = look->color && palettes[look->theme].board ? palettes[look->theme].plain : NULL;
	drawing->window = *window;
	drawing->last = drawing->cursor = POINT_NONE;
	for (int y = 0; y < board->size; y++) {
		uint64_t(*before)[2] = drawing->stones[y];
		const uint64_t(*now)[2] = board->line[y].stone;
		for (int word = 0; word < 2; word++)
			changed->row[y][word] = drawing->marked.row[y][word] | (before[0][word] ^ now[0][word]) |
			                        (before[1][word] ^ now[1][word]);
		memcpy(before, now, sizeof drawing->stones[y]);
	}
	memset(drawing->marked.row, 0, (size_t)board->size * sizeof drawing->marked.row[0]);
	if (!same)
		memset(changed->row, 0xff, sizeof changed->row);
	return same;
}

void drawing_mark(struct drawing *drawing, int point, int mark)
{
	assert(mark == DRAWN_NONE || board_empty(drawing->board, point) == (mark < DRAWN_LAST));
	point_set_add(&drawing->marked, point);
	drawing->mark[point] = (unsigned char)mark;
}

/* Returns what a point shows without the cursor, and its color on a board with colors. */
static struct colored_glyph glyph_at(const struct drawing *drawing, int x, int y)
{
	const struct paint *paint = drawing->paint;
	const struct palette *palette = &palettes[drawing->look.theme];
	enum side side = board_at(drawing->board, point_at(x, y));
	int mark = point_set_has(&drawing->marked, point_at(x, y)) ? drawing->mark[point_at(x, y)] : DRAWN_NONE;
	int threat = mark - DRAWN_THREATS;
	/* A board of its own color has black and white stones, both filled. */
	bool filled = side != SIDE_NONE && drawing->look.color && palette->board && paint->stone[side].length > 1;
	enum side shape = filled ? SIDE_BLACK : side;
	if (mark == DRAWN_ROW && drawing->last == point_at(x, y) && !paint->last_around)
		return (struct colored_glyph){paint->last[shape], palette->row[side]};
	if (mark == DRAWN_ROW)
		return (struct colored_glyph){paint->row[shape], palette->row[side]};
	if (mark == DRAWN_LAST)
		return (struct colored_glyph){paint->last[shape], palette->last[side]};
	if (mark >= DRAWN_KEY)
		return (struct colored_glyph){mark == DRAWN_KEY ? paint_key : paint_asked, palette->key};
	if (mark >= DRAWN_NUMBERS)
		return (struct colored_glyph){paint_numbers[mark - DRAWN_NUMBERS], palette->offered};
	if (mark >= DRAWN_THREATS)
		return (struct colored_glyph){paint_threats[threat / THREATS][threat % THREATS],
		                              palette->threat[threat / THREATS][threat % THREATS]};
	if (mark == DRAWN_FORBIDDEN)
		return (struct colored_glyph){paint->forbidden, palette->forbidden};
	if (side != SIDE_NONE)
		return (struct colored_glyph){paint->stone[shape], palette->stone[side]};
	if (point_set_has(&drawing->stars, point_at(x, y)))
		return (struct colored_glyph){paint->star, NULL};
	int end = drawing->size - 1;
	int row = y == end ? PLACE_FIRST : y > 0 ? PLACE_MIDDLE : PLACE_LAST;
	int column = x == 0 ? PLACE_FIRST : x < end ? PLACE_MIDDLE : PLACE_LAST;
	return (struct colored_glyph){paint->empty[row][column], NULL};
}

/* Are there no columns between points? */
static bool is_tight(const struct drawing *drawing)
{
	return drawing->look.wide && drawing->paint->stone[0].wide;
}

struct colored_glyph drawing_point(const struct drawing *drawing, int x, int y)
{
	static const struct glyph cursors[] = {[SIDE_BLACK] = {"[X", 2, false, true},
	                                       [SIDE_WHITE] = {"[O", 2, false, true},
	                                       [SIDE_NONE] = {"[]", 2, false, true}};
	struct colored_glyph shown = glyph_at(drawing, x, y);
	enum side side = board_at(drawing->board, point_at(x, y));
	bool here = drawing->cursor == point_at(x, y);
	if (here && is_tight(drawing))
		shown.glyph = cursors[side];
	if (here)
		shown.color = palettes[drawing->look.theme].cursor[side];
	if (!drawing->look.color || !shown.color)
		shown.color = drawing->ground;
	return shown;
}

char drawing_beside(const struct drawing *drawing, int x, int y, int which)
{
	const struct paint *paint = drawing->paint;
	if (drawing->cursor == point_at(x, y) && !is_tight(drawing))
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
