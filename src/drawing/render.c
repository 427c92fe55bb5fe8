#include "drawing/render.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/compiler.h"
#include "base/minmax.h"
#include "rules/forbidden.h"

static char *render_put_text(char *out, const char *text)
{
	size_t length = strlen(text);
	memcpy(out, text, length);
	return out + length;
}

static struct colored_glyph *put_char(struct colored_glyph *out, char c, const char *color)
{
	*out = (struct colored_glyph){{{c}, 1, false, false}, color};
	return out + 1;
}

static struct colored_glyph *put_chars(struct colored_glyph *out, const char *text, size_t length, const char *color)
{
	for (size_t i = 0; i < length; i++)
		out = put_char(out, text[i], color);
	return out;
}

/* The columns and rows of the terminal from one point to the next, those before the first point, and the rows beside
   those of points. */
struct pitch {
	int columns, rows, left, top, extra;
};

static struct pitch pitch_of(const struct look *look)
{
	if (paints[look->style].framed)
		return (struct pitch){4, 2, 4, 1, 2};
	return look->large ? (struct pitch){4, 2, 2, 0, 0} : (struct pitch){2, 1, 3, 0, 1};
}

/* Puts a point and what is between it and the next one, in large cells. */
static struct colored_glyph *put_large_cell(struct colored_glyph *out, const struct drawing *drawing, int x, int y)
{
	const struct colored_glyph join = {drawing->paint->join, drawing->ground};
	struct colored_glyph shown = drawing_point(drawing, x, y);
	bool last = x + 1 == drawing->window.x + drawing->window.columns;
	bool two = shown.glyph.pair || drawing_is_wide(drawing, &shown.glyph);
	char after = (char)(last ? drawing_row_end(drawing, y, 1) : drawing_beside(drawing, x, y, 1));
	*out++ = shown;
	if (last || (!two && (after != ' ' || drawing_is_wide(drawing, &join.glyph))))
		out = put_char(out, after, drawing->ground);
	else if (!two)
		*out++ = join;
	if (last)
		return out;
	*out++ = join;
	char before = drawing_beside(drawing, x + 1, y, 0);
	if (before != ' ' && !drawing_is_wide(drawing, &join.glyph))
		return put_char(out, before, drawing->ground);
	if (!drawing_is_wide(drawing, &join.glyph))
		*out++ = join;
	return out;
}

static struct colored_glyph *put_plain_cell(struct colored_glyph *out, const struct drawing *drawing, int x, int y)
{
	const struct colored_glyph join = {drawing->paint->join, drawing->ground};
	struct colored_glyph shown = drawing_point(drawing, x, y);
	bool last = x + 1 == drawing->window.x + drawing->window.columns;
	char joint = (char)(last ? drawing_row_end(drawing, y, 1) : drawing_beside(drawing, x, y, 1));
	if (!last && (joint == ' ' || drawing->cursor == point_at(x + 1, y)))
		joint = drawing_beside(drawing, x + 1, y, 0);
	*out++ = shown;
	if (shown.glyph.pair || (joint == ' ' && (last || drawing_is_wide(drawing, &shown.glyph))))
		return out;
	if (joint == ' ' && !drawing_is_wide(drawing, &join.glyph))
		*out++ = join;
	else
		out = put_char(out, joint, drawing->ground);
	return out;
}

static struct colored_glyph *put_framed_cell(struct colored_glyph *out, const struct drawing *drawing, int x, int y)
{
	struct colored_glyph shown = drawing_point(drawing, x, y);
	bool last = x + 1 == drawing->window.x + drawing->window.columns;
	char arrow = (char)(last ? drawing_arrow(drawing, y, 1) : ' ');
	out = put_char(out, drawing_beside(drawing, x, y, 0), drawing->ground);
	*out++ = shown;
	if (!shown.glyph.pair)
		out = put_char(out, drawing_beside(drawing, x, y, 1), drawing->ground);
	return put_char(out, (char)(arrow == ' ' ? '|' : arrow), drawing->ground);
}

/* Puts a cell of row y (render.h). The one before the first point has the label of the row. */
static struct colored_glyph *put_cell(struct colored_glyph *out, const struct drawing *drawing, int y, int cell)
{
	int x = cell - 1;
	bool framed = drawing->paint->framed;
	if (x >= drawing->window.x && framed)
		return put_framed_cell(out, drawing, x, y);
	if (x >= drawing->window.x)
		return drawing->look.large ? put_large_cell(out, drawing, x, y) : put_plain_cell(out, drawing, x, y);
	char label[1 + POINT_TEXT_MAX] = " ";
	size_t length = point_row_label(label + 1, y, drawing->look.coords, drawing->size);
	out = put_chars(out, label + (length == 2), 2, NULL);
	if (!framed)
		return put_char(out, drawing_row_end(drawing, y, 0), drawing->ground);
	return put_char(put_char(out, drawing_arrow(drawing, y, 0), drawing->ground), '|', drawing->ground);
}

/* Puts what is after the last point of a row. */
static struct colored_glyph *put_row_end(struct colored_glyph *out, const struct drawing *drawing, int y)
{
	char label[1 + POINT_TEXT_MAX] = " ";
	bool large = drawing->look.large && !drawing->paint->framed;
	size_t length = large ? 1 + point_row_label(label + 1, y, drawing->look.coords, drawing->size) : 0;
	return put_chars(out, label, length, NULL);
}

/* Puts the row between two rows of points: the frame, or the lines from the points of large cells down to the next. */
static struct colored_glyph *put_lines_between(struct colored_glyph *out, const struct drawing *drawing)
{
	const struct colored_glyph rise = {drawing->paint->rise, drawing->ground};
	bool framed = drawing->paint->framed, wide = drawing_is_wide(drawing, &rise.glyph);
	out = put_chars(out, "   ", framed ? 3 : 2, NULL);
	if (framed)
		out = put_char(out, '+', drawing->ground);
	for (int x = 0; x < drawing->window.columns && (framed || rise.glyph.bytes[0] != ' '); x++) {
		out = put_chars(out, framed ? "---+" : "   ", framed ? 4 : x == 0 ? 1 : wide ? 2 : 3, drawing->ground);
		if (!framed)
			*out++ = rise;
	}
	return framed || wide ? out : put_char(out, ' ', drawing->ground);
}

static struct colored_glyph *put_column_labels(struct colored_glyph *out, const struct drawing *drawing)
{
	char text[RENDER_ROW_GLYPHS];
	size_t pitch = (size_t)pitch_of(&drawing->look).columns, start = drawing->paint->framed ? 5 : 3, end = 0;
	memset(text, ' ', sizeof text);
	for (int x = 0; x < drawing->window.columns; x++, start += pitch)
		end = start + point_column_label(text + start, drawing->window.x + x, drawing->look.coords);
	return put_chars(out, text, end, NULL);
}

static void add_forbidden(int point, unsigned reasons, void *context)
{
	if (reasons != REASON_UNKNOWN)
		drawing_mark(context, point, DRAWN_FORBIDDEN);
}

static void add_threat(int point, enum side side, enum threat threat, void *context)
{
	drawing_mark(context, point, DRAWN_THREATS + THREATS * (int)side + (int)threat);
}

/* Marks the points of shapes. Where the board has changed since, leaves them out. */
static void mark_shapes(struct drawing *drawing, const struct drawn_shapes *shapes)
{
	const struct board *board = drawing->board;
	for (int point = board_next_empty(board, POINT_NONE); point != POINT_NONE; point = board_next_empty(board, point))
		if (point_set_has(&shapes->forbidden, point))
			drawing_mark(drawing, point, DRAWN_FORBIDDEN);
		else if (point_set_has(&shapes->keys, point) || point == shapes->asked)
			drawing_mark(drawing, point, point == shapes->asked ? DRAWN_ASKED : DRAWN_KEY);
	for (int point = POINT_NONE; (point = board_next_stone(board, point)) != POINT_NONE;)
		if (point_set_has(&shapes->stones, point))
			drawing_mark(drawing, point, DRAWN_ROW);
}

/* Returns the index after those of the cells of a row (render.h). */
static int end_cell(const struct drawing *drawing)
{
	return drawing->window.x + drawing->window.columns + 1;
}

/* Writes glyphs and their colors after a glyph of this color. The board's own color ends before one without a color;
   other colors end after each glyph. */
static char *write_glyphs(char *out, const struct drawing *drawing, const char *color, const struct colored_glyph *from,
                          const struct colored_glyph *end)
{
	for (; from < end; from++) {
		bool own = from->color && from->color != drawing->ground;
		if (own || from->color != color)
			out = render_put_text(out, from->color ? from->color : paint_color_plain);
		memcpy(out, from->glyph.bytes, sizeof from->glyph.bytes);
		out += from->glyph.length;
		if (own)
			out = render_put_text(out, palettes[drawing->look.theme].plain);
		color = own ? drawing->ground : from->color;
	}
	return out;
}

/* Lays out the text of a board, with rows that have no cells yet. */
static void lay_out(struct render *render)
{
	const struct drawing *drawing = &render->drawing;
	const struct render_window *window = &drawing->window;
	struct colored_glyph row[RENDER_ROW_GLYPHS];
	struct pitch pitch = pitch_of(&drawing->look);
	assert(window->x >= 0 && window->columns > 0 && window->x + window->columns <= drawing->size);
	assert(window->y >= 0 && window->rows > 0 && window->y + window->rows <= drawing->size);
	char *out = render->text;
	if (pitch.top > 0)
		out = write_glyphs(out, drawing, NULL, row, put_char(put_lines_between(row, drawing), '\n', NULL));
	render->first_row = (size_t)(out - render->text);
	for (int y = window->y + window->rows - 1; y >= window->y; y--) {
		const char *start = out;
		out = write_glyphs(out, drawing, drawing->ground, row, put_char(put_row_end(row, drawing, y), '\n', NULL));
		if (pitch.top > 0 || (pitch.rows > 1 && y > window->y))
			out = write_glyphs(out, drawing, NULL, row, put_char(put_lines_between(row, drawing), '\n', NULL));
		memset(render->starts[y], 0, sizeof render->starts[y]);
		render->starts[y][end_cell(drawing) + 1] = (uint16_t)(out - start);
	}
	out = write_glyphs(out, drawing, NULL, row, put_char(put_column_labels(row, drawing), '\n', NULL));
	render->length = (size_t)(out - render->text);
}

/* Writes a cell in place of the old one. `row` has room for a longer row. */
static void patch_cell(const struct drawing *drawing, char *row, uint16_t *starts, int y, int cell)
{
	int end_of_cells = end_cell(drawing);
	char text[RENDER_CELL_MAX];
	struct colored_glyph glyphs[RENDER_CELL_GLYPHS], *end = put_cell(glyphs, drawing, y, cell);
	const char *before = cell == drawing->window.x ? NULL : drawing->ground;
	int length = (int)(write_glyphs(text, drawing, before, glyphs, end) - text);
	int longer = length - (starts[cell + 1] - starts[cell]);
	assert(length <= RENDER_CELL_MAX && starts[end_of_cells + 1] + longer <= RENDER_ROW_MAX);
	if (longer != 0)
		memmove(row + starts[cell] + length, row + starts[cell + 1], starts[end_of_cells] - starts[cell + 1]);
	for (int i = cell + 1; longer != 0 && i <= end_of_cells + 1; i++)
		starts[i] = (uint16_t)(starts[i] + longer);
	memcpy(row + starts[cell], text, (size_t)length);
}

/* Patches the cells of points that have changed. A bracket before such a point is in the cell before. */
static void patch_row(struct render *render, char *row, int y, const uint64_t points[2])
{
	const uint64_t cells[2] = {points[0] | points[0] << 1, points[1] | points[1] << 1 | points[0] >> 63};
	const struct drawing *drawing = &render->drawing;
	char patched[RENDER_ROW_MAX];
	const uint16_t *length = &render->starts[y][end_cell(drawing)];
	size_t before = *length;
	memcpy(patched, row, before);
	for (int word = 0; word < 2; word++)
		for (uint64_t bits = cells[word]; bits != 0; bits &= bits - 1) {
			int cell = 64 * word + trailing_zeros(bits);
			if (cell >= drawing->window.x && cell < end_cell(drawing))
				patch_cell(drawing, patched, render->starts[y], y, cell);
		}
	if (*length != before)
		memmove(row + *length, row + before, (size_t)(render->text + render->length - row) - before);
	memcpy(row, patched, *length);
	render->length += *length - before;
}

void render_free(struct render *render)
{
	free(render->text);
	render->text = NULL;
	render->room = 0;
	render->drawing.size = 0;
}

bool render_begin(struct render *render, struct game *game, struct point_set *changed)
{
	struct drawing *drawing = &render->drawing;
	const struct render_window whole = {0, 0, game->board.size, game->board.size};
	const struct render_window *window = render->window.columns > 0 ? &render->window : &whole;
	bool same = drawing_begin(drawing, &game->board, &render->look, window, changed);
	/* The marks that take precedence come last. */
	if (render->cursor) {
		drawing->cursor = *render->cursor;
		drawing_mark(drawing, drawing->cursor, DRAWN_NONE);
	}
	if (render->look.threats && render->offers == 0 && !game_over(game)) /* offered points have digits, too */
		threats_each(&game->board, &game->rules, game->to_move, add_threat, drawing);
	if (render->look.mark_forbidden && ruleset_forbids(&game->rules, game->to_move) && !game_over(game))
		forbidden_each(&game->board, add_forbidden, drawing);
	assert(render->offers <= PAINT_NUMBERS);
	for (int i = 0; i < render->offers; i++)
		drawing_mark(drawing, render->offered[i], DRAWN_NUMBERS + i);
	drawing->last = game_last_stone(game);
	if (drawing->last != POINT_NONE)
		drawing_mark(drawing, drawing->last, DRAWN_LAST);
	if (render->shapes && render->shapes->any)
		mark_shapes(drawing, render->shapes);
	for (int i = 0; i < render->row_length; i++)
		drawing_mark(drawing, render->row[i], DRAWN_ROW);
	render->has_text = false;
	return same;
}

int render_row(const struct render *render, int row, struct colored_glyph glyphs[RENDER_ROW_GLYPHS])
{
	const struct drawing *drawing = &render->drawing;
	const struct render_window *window = &drawing->window;
	struct pitch pitch = pitch_of(&drawing->look);
	int last = render_size_of(&drawing->look, window->columns, window->rows).rows - 1, points = row - pitch.top;
	int y = window->y + window->rows - 1 - points / pitch.rows;
	struct colored_glyph *end = glyphs;
	if (row >= last)
		return row == last ? (int)(put_column_labels(glyphs, drawing) - glyphs) : 0;
	if (points < 0 || points % pitch.rows != 0)
		return (int)(put_lines_between(glyphs, drawing) - glyphs);
	for (int cell = window->x; cell < end_cell(drawing); cell++)
		end = put_cell(end, drawing, y, cell);
	return (int)(put_row_end(end, drawing, y) - glyphs);
}

struct span render_text(struct render *render, struct game *game)
{
	struct drawing *drawing = &render->drawing;
	const struct render_window *window = &drawing->window;
	struct point_set changed;
	if (!render->has_text)
		drawing->size = 0;
	bool same = render_begin(render, game, &changed);
	/* Its rows, and one line above and below. */
	size_t most = (size_t)((window->rows + 2) * (window->columns + 2)) * RENDER_CELL_MAX;
	if (!array_grow(&render->text, &render->room, most, 1))
		return (struct span){"", 0};
	if (!same)
		lay_out(render);
	render->has_text = true;
	char *row = render->text + render->first_row;
	for (int y = window->y + window->rows - 1; y >= window->y; y--) {
		const uint64_t points[2] = {changed.row[y][0] | drawing->marked.row[y][0],
		                            changed.row[y][1] | drawing->marked.row[y][1]};
		if ((points[0] | points[1]) != 0)
			patch_row(render, row, y, points);
		row += render->starts[y][end_cell(drawing) + 1];
	}
	assert(render->length <= render->room);
	return (struct span){render->text, render->length};
}

struct render_size render_size_of(const struct look *look, int columns, int rows)
{
	struct pitch pitch = pitch_of(look);
	return (struct render_size){4 + pitch.columns * columns, pitch.extra + pitch.rows * rows};
}

struct render_size render_fitting(const struct look *look, int columns, int rows)
{
	struct pitch pitch = pitch_of(look);
	return (struct render_size){max(1, (columns - 4) / pitch.columns), max(1, (rows - pitch.extra) / pitch.rows)};
}

int render_point_at(const struct render *render, int row, int column)
{
	const struct render_window *window = &render->drawing.window;
	struct pitch pitch = pitch_of(&render->look);
	int x = (column - pitch.left) / pitch.columns, down = (row - pitch.top) / pitch.rows;
	bool large = render->look.large && !paints[render->look.style].framed;
	bool between = large && ((column - pitch.left) % 4 == 3 || row % 2 == 1);
	if (column < pitch.left || row < pitch.top || between || x >= window->columns || down >= window->rows)
		return POINT_NONE;
	return point_at(window->x + x, window->y + window->rows - 1 - down);
}
