#include "drawing/render.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/compiler.h"
#include "base/minmax.h"
#include "rules/forbidden.h"

static inline char *put_glyph(char *out, const struct glyph *glyph)
{
	memcpy(out, glyph->bytes, sizeof glyph->bytes);
	return out + glyph->length;
}

static char *render_put_text(char *out, const char *text)
{
	size_t length = strlen(text);
	memcpy(out, text, length);
	return out + length;
}

/* Writes a glyph in a color, unless that is NULL. The codes take no columns. */
static char *put_colored(char *out, const struct drawing *drawing, const char *color, const struct glyph *glyph)
{
	if (!drawing->look.color || !color)
		return put_glyph(out, glyph);
	out = put_glyph(render_put_text(out, color), glyph);
	return render_put_text(out, palettes[drawing->look.theme].plain);
}

/* Returns the cursor's color on a point. */
static const char *cursor_color(const struct drawing *drawing, int point)
{
	return palettes[drawing->look.theme].cursor[board_at(drawing->board, point)];
}

/* Writes the cursor where there is no room around a point: "[]" on an empty point, "[X" or "[O" on a stone. */
static char *put_tight_cursor(char *out, const struct drawing *drawing, int point)
{
	static const struct glyph cursors[] = {[SIDE_BLACK] = {"[X", 2, false, true},
	                                       [SIDE_WHITE] = {"[O", 2, false, true},
	                                       [SIDE_NONE] = {"[]", 2, false, true}};
	return put_colored(out, drawing, cursor_color(drawing, point), &cursors[board_at(drawing->board, point)]);
}

/* Writes a point. */
static char *render_put_point(char *out, const struct drawing *drawing, int point, const struct colored_glyph *shown)
{
	bool here = point == drawing->cursor;
	return put_colored(out, drawing, here ? cursor_color(drawing, point) : shown->color, shown->glyph);
}

/* Begins or ends the board's color, if it has one. */
static char *put_ground(char *out, const struct drawing *drawing, bool begins)
{
	const struct palette *palette = &palettes[drawing->look.theme];
	if (!drawing->look.color || !palette->board)
		return out;
	return render_put_text(out, begins ? palette->plain : paint_color_plain);
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

/* Writes the gap between two large cells, except its first column, which belongs to the first point. */
static char *put_large_gap(char *out, const struct drawing *drawing, int x, int y)
{
	const struct glyph *join = &drawing->paint->join;
	char before = drawing_beside(drawing, x + 1, y, 0);
	out = put_glyph(out, join);
	if (drawing_is_wide(drawing, join))
		return out;
	if (before == ' ')
		return put_glyph(out, join);
	*out++ = before;
	return out;
}

/* Writes a point and what is between it and the next one, in large cells. */
static char *put_large_cell(char *out, const struct drawing *drawing, int x, int y)
{
	struct colored_glyph shown = drawing_point(drawing, x, y);
	bool last = x + 1 == drawing->window.x + drawing->window.columns;
	bool tight_cursor = drawing->cursor == point_at(x, y) && drawing_is_tight(drawing);
	bool two = tight_cursor || shown.glyph->pair || drawing_is_wide(drawing, shown.glyph);
	char after = (char)(last ? drawing_row_end(drawing, y, 1) : drawing_beside(drawing, x, y, 1));
	out = tight_cursor ? put_tight_cursor(out, drawing, point_at(x, y))
	                   : render_put_point(out, drawing, point_at(x, y), &shown);
	if (last || (!two && (after != ' ' || drawing_is_wide(drawing, &drawing->paint->join))))
		*out++ = after;
	else if (!two)
		out = put_glyph(out, &drawing->paint->join);
	return last ? out : put_large_gap(out, drawing, x, y);
}

static char *put_plain_cell(char *out, const struct drawing *drawing, int x, int y)
{
	const struct glyph *join = &drawing->paint->join;
	struct colored_glyph shown = drawing_point(drawing, x, y);
	bool last = x + 1 == drawing->window.x + drawing->window.columns;
	char joint = drawing_between(drawing, x, y);
	if (drawing->cursor == point_at(x, y) && drawing_is_tight(drawing))
		return put_tight_cursor(out, drawing, point_at(x, y));
	out = render_put_point(out, drawing, point_at(x, y), &shown);
	if (shown.glyph->pair || (joint == ' ' && (last || drawing_is_wide(drawing, shown.glyph))))
		return out;
	if (joint == ' ' && !drawing_is_wide(drawing, join))
		return put_glyph(out, join);
	*out++ = joint;
	return out;
}

static char *put_framed_cell(char *out, const struct drawing *drawing, int x, int y)
{
	struct colored_glyph shown = drawing_point(drawing, x, y);
	bool last = x + 1 == drawing->window.x + drawing->window.columns;
	char arrow = (char)(last ? drawing_arrow(drawing, y, 1) : ' ');
	*out++ = drawing_beside(drawing, x, y, 0);
	out = render_put_point(out, drawing, point_at(x, y), &shown);
	if (!shown.glyph->pair)
		*out++ = drawing_beside(drawing, x, y, 1);
	*out++ = (char)(arrow == ' ' ? '|' : arrow);
	return out;
}

/* Writes what is before the first point of a row. */
static char *put_row_start(char *out, const struct drawing *drawing, int y)
{
	*out = ' ';
	size_t length = point_row_label(out + 1, y, drawing->look.coords, drawing->size);
	if (length == 2)
		memmove(out, out + 1, 2);
	out = put_ground(out + 2, drawing, true);
	if (!drawing->paint->framed) {
		*out++ = drawing_row_end(drawing, y, 0);
		return out;
	}
	*out++ = drawing_arrow(drawing, y, 0);
	*out++ = '|';
	return out;
}

static char *put_grid_frame(char *out, const struct drawing *drawing)
{
	out = render_put_text(put_ground(render_put_text(out, "   "), drawing, true), "+");
	for (int x = 0; x < drawing->window.columns; x++)
		out = render_put_text(out, "---+");
	out = put_ground(out, drawing, false);
	*out++ = '\n';
	return out;
}

/* Writes the lines from the points of one row of large cells down to those of the next. */
static char *put_rises(char *out, const struct drawing *drawing)
{
	const struct glyph *rise = &drawing->paint->rise;
	bool wide = drawing_is_wide(drawing, rise);
	out = put_ground(render_put_text(out, "  "), drawing, true);
	for (int x = 0; x < drawing->window.columns && rise->bytes[0] != ' '; x++)
		out = put_glyph(render_put_text(out, x == 0 ? " " : wide ? "  " : "   "), rise);
	out = put_ground(wide ? out : render_put_text(out, " "), drawing, false);
	*out++ = '\n';
	return out;
}

/* Writes what is after the last point of a row and below the row. */
static char *put_row_end(char *out, const struct drawing *drawing, int y)
{
	bool large = drawing->look.large && !drawing->paint->framed;
	out = put_ground(out, drawing, false);
	if (large) {
		*out++ = ' ';
		out += point_row_label(out, y, drawing->look.coords, drawing->size);
	}
	*out++ = '\n';
	if (drawing->paint->framed)
		return put_grid_frame(out, drawing);
	return large && y > drawing->window.y ? put_rises(out, drawing) : out;
}

static char *put_column_labels(char *out, const struct drawing *drawing)
{
	int pitch = pitch_of(&drawing->look).columns;
	char *start = out + (drawing->paint->framed ? 5 : 3);
	memset(out, ' ', (size_t)(start - out) + (size_t)(pitch * drawing->window.columns) + POINT_TEXT_MAX);
	for (int x = 0; x < drawing->window.columns; x++)
		out = start + pitch * x + point_column_label(start + pitch * x, drawing->window.x + x, drawing->look.coords);
	*out++ = '\n';
	return out;
}

static struct render_window window_of(const struct render *render, int size)
{
	return render->window.columns > 0 ? render->window : (struct render_window){0, 0, size, size};
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
	for (int y = 0; y < board->size; y++)
		for (int x = 0; x < board->size; x++)
			if (point_set_has(&shapes->stones, point_at(x, y)) && !board_empty(board, point_at(x, y)))
				drawing_mark_row(drawing, point_at(x, y));
}

/* Marks all points, the marks that take precedence last. */
static void mark_points(struct render *render, struct game *game)
{
	struct drawing *drawing = &render->drawing;
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
		drawing_mark_row(drawing, render->row[i]);
}

/* Returns the index after those of the cells of a row (render.h). */
static int end_cell(const struct drawing *drawing)
{
	return drawing->window.x + drawing->window.columns + 1;
}

/* Lays out the text of a board, with rows that have no cells yet. */
static void lay_out(struct render *render)
{
	const struct drawing *drawing = &render->drawing;
	const struct render_window *window = &drawing->window;
	assert(window->x >= 0 && window->columns > 0 && window->x + window->columns <= drawing->size);
	assert(window->y >= 0 && window->rows > 0 && window->y + window->rows <= drawing->size);
	char *out = drawing->paint->framed ? put_grid_frame(render->text, drawing) : render->text;
	render->first_row = (size_t)(out - render->text);
	for (int y = window->y + window->rows - 1; y >= window->y; y--) {
		char *end = put_row_end(out, drawing, y);
		memset(render->starts[y], 0, sizeof render->starts[y]);
		render->starts[y][end_cell(drawing) + 1] = (uint16_t)(end - out);
		out = end;
	}
	render->length = (size_t)(put_column_labels(out, drawing) - render->text);
}

/* Writes a cell in place of the old one. `row` has room for a longer row. */
static void patch_cell(const struct drawing *drawing, char *row, uint16_t *starts, int y, int cell)
{
	int end_of_cells = end_cell(drawing);
	char text[RENDER_CELL_MAX], *end;
	if (cell == drawing->window.x)
		end = put_row_start(text, drawing, y);
	else if (drawing->paint->framed)
		end = put_framed_cell(text, drawing, cell - 1, y);
	else if (drawing->look.large)
		end = put_large_cell(text, drawing, cell - 1, y);
	else
		end = put_plain_cell(text, drawing, cell - 1, y);
	int length = (int)(end - text), longer = length - (starts[cell + 1] - starts[cell]);
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

struct span render_text(struct render *render, struct game *game)
{
	struct drawing *drawing = &render->drawing;
	struct render_window window = window_of(render, game->board.size);
	struct point_set changed;
	/* Its rows, and one line above and below. */
	size_t most = (size_t)((window.rows + 2) * (window.columns + 2)) * RENDER_CELL_MAX;
	if (!array_grow(&render->text, &render->room, most, 1))
		return (struct span){"", 0};
	if (!drawing_begin(drawing, &game->board, &render->look, &window, &changed))
		lay_out(render);
	mark_points(render, game);
	char *row = render->text + render->first_row;
	for (int y = window.y + window.rows - 1; y >= window.y; y--) {
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

int render_point_at(const struct render *render, int size, int row, int column)
{
	struct render_window window = window_of(render, size);
	struct pitch pitch = pitch_of(&render->look);
	int x = (column - pitch.left) / pitch.columns, down = (row - pitch.top) / pitch.rows;
	bool large = render->look.large && !paints[render->look.style].framed;
	bool between = large && ((column - pitch.left) % 4 == 3 || row % 2 == 1);
	if (column < pitch.left || row < pitch.top || between || x >= window.columns || down >= window.rows)
		return POINT_NONE;
	return point_at(window.x + x, window.y + window.rows - 1 - down);
}
