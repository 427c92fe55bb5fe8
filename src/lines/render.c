#include "lines/render.h"

#include <string.h>

#include "base/compiler.h"
#include "lines/drawing.h"
#include "rules/forbidden.h"

static inline char *put_glyph(char *out, const struct glyph *glyph)
{
	memcpy(out, glyph->bytes, sizeof glyph->bytes);
	return out + glyph->length;
}

const char *render_stone(const struct look *look, enum side side)
{
	return paints[look->style].stone[side].bytes; /* at most three bytes, so a NUL follows */
}

static char *put_text(char *out, const char *text)
{
	size_t length = strlen(text);
	memcpy(out, text, length);
	return out + length;
}

/* Writes a glyph with color codes around it, which take no columns. */
static char *put_colored(char *out, const char *color, const struct glyph *glyph)
{
	if (!color)
		return put_glyph(out, glyph);
	return put_text(put_glyph(put_text(out, color), glyph), paint_color_plain);
}

/* Writes the cursor where there is no room around a point: "[]" on an empty point, "[X" or "[O" on a stone. */
static char *put_tight_cursor(char *out, const struct drawing *drawing, int x, int y)
{
	enum side side = board_at(drawing->board, point_at(x, y));
	if (drawing->look->color)
		out = put_text(out, paint_color_cursor);
	out = put_text(out, side == SIDE_NONE ? "[]" : side == SIDE_BLACK ? "[X" : "[O");
	return drawing->look->color ? put_text(out, paint_color_plain) : out;
}

static char *put_point(char *out, const struct drawing *drawing, int x, int y, const struct glyph *glyph)
{
	return put_colored(out, drawing->look->color ? drawing_color(drawing, point_at(x, y), glyph) : NULL, glyph);
}

/* Is each point a cell of four columns and two rows, with lines between the points? */
static bool is_large(const struct look *look)
{
	return look->large && !paints[look->style].framed;
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

/* Writes a row of large cells. */
static char *put_large_row(char *out, const struct drawing *drawing, int y)
{
	int first = drawing->window.x, end = first + drawing->window.columns;
	*out++ = drawing_row_end(drawing, y, 0);
	for (int x = first; x < end; x++) {
		const struct glyph *glyph = drawing_glyph(drawing, x, y);
		bool tight_cursor = drawing->cursor == point_at(x, y) && drawing_is_tight(drawing);
		char after = drawing_beside(drawing, x, y, 1);
		if (x + 1 == end)
			after = drawing_row_end(drawing, y, 1);
		out = tight_cursor ? put_tight_cursor(out, drawing, x, y) : put_point(out, drawing, x, y, glyph);
		bool two = tight_cursor || glyph->pair || drawing_is_wide(drawing, glyph);
		if (!two && (after != ' ' || x + 1 == end || drawing_is_wide(drawing, &drawing->paint->join)))
			*out++ = after;
		else if (!two)
			out = put_glyph(out, &drawing->paint->join);
		if (x + 1 < end)
			out = put_large_gap(out, drawing, x, y);
		else if (two)
			*out++ = after;
	}
	return out;
}

/* Writes the lines from the points of one row of large cells down to those of the next. */
static void put_rises(struct sink *sink, const struct drawing *drawing)
{
	const struct glyph *rise = &drawing->paint->rise;
	char *out = sink_room(sink, RENDER_ROW_MAX);
	for (int x = 0; x < drawing->window.columns && rise->bytes[0] != ' '; x++) {
		memcpy(out, "   ", 3);
		out = put_glyph(out + (x > 0 && drawing_is_wide(drawing, rise) ? 2 : 3), rise);
	}
	*out++ = '\n';
	sink_advance(sink, out);
}

static char *put_plain_row(char *out, const struct drawing *drawing, int y)
{
	const struct paint *paint = drawing->paint;
	int first = drawing->window.x, end = first + drawing->window.columns;
	*out++ = drawing_row_end(drawing, y, 0);
	for (int x = first; x < end; x++) {
		const struct glyph *glyph = drawing_glyph(drawing, x, y);
		char joint = drawing_between(drawing, x, y);
		if (drawing->cursor == point_at(x, y) && drawing_is_tight(drawing)) {
			out = put_tight_cursor(out, drawing, x, y);
			continue;
		}
		out = put_point(out, drawing, x, y, glyph);
		if (glyph->pair || (joint == ' ' && (x + 1 == end || drawing_is_wide(drawing, glyph))))
			continue;
		if (joint == ' ' && !drawing_is_wide(drawing, &paint->join))
			out = put_glyph(out, &paint->join);
		else
			*out++ = joint;
	}
	return out;
}

static char *put_framed_row(char *out, const struct drawing *drawing, int y)
{
	*out++ = drawing_arrow(drawing, y, 0);
	*out++ = '|';
	for (int x = drawing->window.x; x < drawing->window.x + drawing->window.columns; x++) {
		const struct glyph *glyph = drawing_glyph(drawing, x, y);
		*out++ = drawing_beside(drawing, x, y, 0);
		out = put_point(out, drawing, x, y, glyph);
		if (!glyph->pair)
			*out++ = drawing_beside(drawing, x, y, 1);
		*out++ = '|';
	}
	if (drawing_arrow(drawing, y, 1) != ' ')
		out[-1] = drawing_arrow(drawing, y, 1);
	return out;
}

static void put_frame(struct sink *sink, int columns)
{
	char *out = sink_room(sink, RENDER_ROW_MAX);
	memcpy(out, "   +", 4);
	out += 4;
	for (int x = 0; x < columns; x++, out += 4)
		memcpy(out, "---+", 4);
	*out++ = '\n';
	sink_advance(sink, out);
}

static void put_row(struct sink *sink, const struct drawing *drawing, int y)
{
	char *out = sink_room(sink, RENDER_ROW_MAX);
	char label[POINT_TEXT_MAX];
	size_t length = point_row_label(label, y, drawing->look->coords, drawing->size);
	*out = ' ';
	memcpy(out + (length < 2), label, length);
	out += 2;
	if (is_large(drawing->look))
		out = put_large_row(out, drawing, y);
	else
		out = drawing->paint->framed ? put_framed_row(out, drawing, y) : put_plain_row(out, drawing, y);
	if (is_large(drawing->look)) {
		*out++ = ' ';
		memcpy(out, label, length);
		out += length;
	}
	*out++ = '\n';
	sink_advance(sink, out);
}

static void put_column_labels(struct sink *sink, const struct drawing *drawing)
{
	int pitch = drawing->paint->framed || is_large(drawing->look) ? 4 : 2;
	char *out = sink_room(sink, RENDER_ROW_MAX);
	char *start = out + (drawing->paint->framed ? 5 : 3);
	memset(out, ' ', (size_t)(start - out) + (size_t)(pitch * drawing->window.columns) + POINT_TEXT_MAX);
	for (int x = 0; x < drawing->window.columns; x++)
		out = start + pitch * x + point_column_label(start + pitch * x, drawing->window.x + x, drawing->look->coords);
	*out++ = '\n';
	sink_advance(sink, out);
}

static struct render_window window_of(const struct render *render, int size)
{
	return render->window.columns > 0 ? render->window : (struct render_window){0, 0, size, size};
}

static void add_forbidden(int point, unsigned reasons, void *context)
{
	if (reasons != REASON_UNKNOWN)
		point_set_add(context, point);
}

/* Returns a drawing of the board that does not yet mark forbidden points, threats or the last stone. */
static struct drawing drawing_of(const struct render *render, const struct board *board)
{
	const struct look *look = &render->look;
	return (struct drawing){.board = board,
	                        .row = render->row,
	                        .row_length = render->row_length,
	                        .offered = render->offered,
	                        .offers = render->offers,
	                        .look = look,
	                        .paint = &paints[look->style],
	                        .size = board->size,
	                        .window = window_of(render, board->size),
	                        .last = POINT_NONE,
	                        .cursor = render->cursor ? *render->cursor : POINT_NONE};
}

static void paint(const struct drawing *drawing, struct sink *out)
{
	if (drawing->paint->framed)
		put_frame(out, drawing->window.columns);
	for (int y = drawing->window.y + drawing->window.rows - 1; y >= drawing->window.y; y--) {
		put_row(out, drawing, y);
		if (drawing->paint->framed)
			put_frame(out, drawing->window.columns);
		if (is_large(drawing->look) && y > drawing->window.y)
			put_rises(out, drawing);
	}
	put_column_labels(out, drawing);
}

static void add_threat(int point, enum side side, enum threat threat, void *context)
{
	struct threat_marks *marks = context;
	marks->at[point] = (unsigned char)(THREATS * side + threat);
}

/* Are threats marked? Not while points are offered: they have digits, too. */
static bool marks_threats(const struct render *render, const struct game *game)
{
	return render->look.threats && render->offers == 0 && !game_over(game);
}

static void paint_threats_too(struct drawing *drawing, struct sink *out, struct game *game)
{
	struct threat_marks marks;
	memset(&marks, 0, sizeof marks);
	threats_each(&game->board, &game->rules, game->to_move, add_threat, &marks);
	drawing->threats = &marks;
	paint(drawing, out);
	drawing->threats = NULL;
}

static void paint_board(const struct render *render, struct sink *out, struct game *game)
{
	struct drawing drawing = drawing_of(render, &game->board);
	drawing.last = game_last_stone(game);
	if (render->look.mark_forbidden && ruleset_forbids(&game->rules, game->to_move) && !game_over(game))
		forbidden_each(&game->board, add_forbidden, &drawing.forbidden);
	if (marks_threats(render, game))
		paint_threats_too(&drawing, out, game);
	else
		paint(&drawing, out);
}

/* Can stones be copied over an empty board? Only if all glyphs have the same number of bytes, the whole board is
   drawn, and there are no colors and no marks but the last stone's. */
static bool is_uniform(const struct render *render)
{
	const struct look *look = &render->look;
	const struct paint *paint = &paints[look->style];
	return !paint->last_around && paint->empty[0][0].length == paint->stone[0].length && !look->color &&
	       !look->mark_forbidden && !look->threats && !look->large && render->row_length == 0 && render->offers == 0 &&
	       !render->cursor && render->window.columns == 0;
}

static void draw_empty(struct render *render, const struct game *game)
{
	struct board empty;
	board_clear(&empty, game->board.size);
	struct drawing drawing = drawing_of(render, &empty);
	struct sink out = sink_into(render->empty, sizeof render->empty);
	paint(&drawing, &out);
	render->length = out.used;
	render->size = game->board.size;
	render->drawn = render->look;
	const struct paint *paint = &paints[render->look.style];
	render->pitch = paint->stone[0].length + (render->look.wide ? 0u : paint->join.length);
	render->row_bytes = 3 + render->pitch * (size_t)(render->size - 1) + paint->stone[0].length + 1;
}

static void put_glyph_at(const struct render *render, char *board, int point, const struct glyph *glyph)
{
	size_t row = render->row_bytes * (size_t)(render->size - 1 - point_y(point));
	memcpy(board + row + 3 + render->pitch * (size_t)point_x(point), glyph->bytes, glyph->length);
}

static void put_stones(const struct render *render, char *board, const struct game *game, enum side side)
{
	const struct glyph *glyph = &paints[render->look.style].stone[side];
	for (int y = 0; y < render->size; y++)
		for (int word = 0; word < 2; word++)
			for (uint64_t bits = game->board.line[y].stone[side][word]; bits != 0; bits &= bits - 1)
				put_glyph_at(render, board, point_at(64 * word + trailing_zeros(bits), y), glyph);
}

/* Copies an empty board, and then the stones over it. */
static void overlay_board(struct render *render, struct sink *out, const struct game *game)
{
	const struct look *look = &render->look, *drawn = &render->drawn;
	if (render->size != game->board.size || look->style != drawn->style || look->coords != drawn->coords ||
	    look->wide != drawn->wide)
		draw_empty(render, game);
	char *board = sink_room(out, render->length);
	memcpy(board, render->empty, render->length);
	put_stones(render, board, game, SIDE_BLACK);
	put_stones(render, board, game, SIDE_WHITE);
	int last = game_last_stone(game);
	if (last != POINT_NONE)
		put_glyph_at(render, board, last, &paints[render->look.style].last[board_at(&game->board, last)]);
	sink_advance(out, board + render->length);
}

void render_board(struct render *render, struct sink *out, struct game *game)
{
	if (is_uniform(render))
		overlay_board(render, out, game);
	else
		paint_board(render, out, game);
}

int render_columns(int size, const struct look *look)
{
	return paints[look->style].framed || is_large(look) ? 4 + 4 * size : 4 + 2 * size;
}

int render_rows(int size, const struct look *look)
{
	if (is_large(look))
		return 2 * size;
	return paints[look->style].framed ? 2 * size + 2 : size + 1;
}

int render_columns_in(int columns, const struct look *look)
{
	int points = (columns - 4) / (paints[look->style].framed || is_large(look) ? 4 : 2);
	return points > 1 ? points : 1;
}

int render_rows_in(int rows, const struct look *look)
{
	int points = paints[look->style].framed ? (rows - 2) / 2 : is_large(look) ? rows / 2 : rows - 1;
	return points > 1 ? points : 1;
}

/* Returns the point at a position in large cells. Halfway between two points there is none. */
static int large_point_at(const struct render_window *window, int row, int column)
{
	int x = (column - 2) / 4, down = row / 2;
	if (column < 2 || (column - 2) % 4 == 3 || row % 2 == 1 || x >= window->columns || down >= window->rows)
		return POINT_NONE;
	return point_at(window->x + x, window->y + window->rows - 1 - down);
}

int render_point_at(const struct render *render, int size, int row, int column)
{
	struct render_window window = window_of(render, size);
	bool framed = paints[render->look.style].framed;
	if (is_large(&render->look))
		return large_point_at(&window, row, column);
	int x = framed ? (column - 4) / 4 : (column - 3) / 2;
	int down = framed ? (row - 1) / 2 : row;
	if (column < (framed ? 4 : 3) || row < framed || x >= window.columns || down >= window.rows)
		return POINT_NONE;
	return point_at(window.x + x, window.y + window.rows - 1 - down);
}
