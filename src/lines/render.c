#include "lines/render.h"

#include <string.h>

#include "rules/forbidden.h"

/* The threats to be marked, by point: THREATS * side + threat, or THREAT_NONE. */
struct threat_marks {
	unsigned char at[BOARD_MAX * POINT_STRIDE];
};

/* What the rows of one drawing have in common. */
struct picture {
	const struct board *board;
	const struct render *render;
	const struct look *look;
	const struct paint *paint;
	int size;
	struct render_window window; /* in use, unlike a zero window of struct render */
	int last;   /* the last stone played, or POINT_NONE */
	int cursor; /* the cursor's point, or POINT_NONE */
	struct point_set forbidden; /* to be marked; empty if they are not */
	const struct threat_marks *threats; /* to be marked, or NULL */
};

static inline char *put_glyph(char *out, const struct glyph *glyph)
{
	memcpy(out, glyph->bytes, sizeof glyph->bytes);
	return out + glyph->length;
}

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
	bool centre = size >= 5 && size % 2 == 1 && x == size / 2 && y == size / 2;
	return fourth || centre;
}

static const struct glyph *empty_glyph(const struct picture *picture, int x, int y)
{
	for (int i = 0; i < picture->render->offers; i++)
		if (picture->render->offered[i] == point_at(x, y))
			return &paint_numbers[i];
	if (point_set_has(&picture->forbidden, point_at(x, y)))
		return &picture->paint->forbidden;
	int threat = picture->threats ? picture->threats->at[point_at(x, y)] : THREAT_NONE;
	if (threat != THREAT_NONE)
		return &paint_threats[threat / THREATS][threat % THREATS];
	if (is_star(x, y, picture->size))
		return &picture->paint->star;
	return &picture->paint->empty[place(picture->size - 1 - y, picture->size)][place(x, picture->size)];
}

static bool in_row(const struct picture *picture, int point)
{
	for (int i = 0; i < picture->render->row_length; i++)
		if (picture->render->row[i] == point)
			return true;
	return false;
}

static const struct glyph *glyph_at(const struct picture *picture, int x, int y)
{
	enum side side = board_at(picture->board, point_at(x, y));
	if (side == SIDE_NONE)
		return empty_glyph(picture, x, y);
	if (in_row(picture, point_at(x, y)))
		return &picture->paint->row[side];
	return point_at(x, y) == picture->last ? &picture->paint->last[side] : &picture->paint->stone[side];
}

const char *render_stone(const struct look *look, enum side side)
{
	return paints[look->style].stone[side].bytes; /* at most three of four: terminated */
}

/* Returns the color of an empty point's mark; NULL without one. */
static const char *colour_of_mark(const struct glyph *glyph)
{
	ptrdiff_t threat = glyph - &paint_threats[0][0];
	if (glyph >= &paint_threats[0][0] && glyph <= &paint_threats[1][THREATS - 1])
		return paint_color_threat[threat / THREATS][threat % THREATS];
	return glyph >= paint_numbers && glyph < paint_numbers + PAINT_NUMBERS ? paint_color_offered : NULL;
}

/* Returns the color of a point; NULL for the color of the surrounding text. */
static const char *colour_of(const struct picture *picture, int point, const struct glyph *glyph)
{
	enum side side = board_at(picture->board, point);
	if (point == picture->cursor)
		return paint_color_cursor;
	if (glyph == &picture->paint->forbidden)
		return paint_color_forbidden;
	if (side == SIDE_NONE)
		return colour_of_mark(glyph);
	if (in_row(picture, point))
		return paint_color_row;
	return point == picture->last ? paint_color_last : paint_color_stone[side];
}

static char *put_text(char *out, const char *text)
{
	size_t length = strlen(text);
	memcpy(out, text, length);
	return out + length;
}

/* Writes a glyph with color codes around it, which take no columns. */
static char *put_coloured(char *out, const char *colour, const struct glyph *glyph)
{
	if (!colour)
		return put_glyph(out, glyph);
	return put_text(put_glyph(put_text(out, colour), glyph), paint_color_plain);
}

static bool is_wide(const struct picture *picture, const struct glyph *glyph)
{
	return picture->look->wide && glyph->wide;
}

/* Are there no columns between points? */
static bool is_tight(const struct picture *picture)
{
	return picture->look->wide && picture->paint->stone[0].wide;
}

/* Writes the cursor on such a board: it replaces an empty point, and shows a stone as a letter. */
static char *put_tight_cursor(char *out, const struct picture *picture, int x, int y)
{
	enum side side = board_at(picture->board, point_at(x, y));
	if (picture->look->colour)
		out = put_text(out, paint_color_cursor);
	out = put_text(out, side == SIDE_NONE ? "[]" : side == SIDE_BLACK ? "[X" : "[O");
	return picture->look->colour ? put_text(out, paint_color_plain) : out;
}

static char *put_point(char *out, const struct picture *picture, int x, int y, const struct glyph *glyph)
{
	return put_coloured(out, picture->look->colour ? colour_of(picture, point_at(x, y), glyph) : NULL, glyph);
}

/* Returns the character before or after a point: a blank, or that of the cursor or of the last stone. */
static char beside(const struct picture *picture, int x, int y, int which)
{
	const struct paint *paint = picture->paint;
	if (picture->cursor == point_at(x, y) && !is_tight(picture))
		return paint->cursor_around[which];
	if (!paint->last_around || picture->last != point_at(x, y))
		return ' ';
	return paint->last_around[which];
}

/* Returns the arrow at the left (0) or right (1) end of a row, if the board goes on beyond the window; else a blank. */
static char arrow(const struct picture *picture, int y, int which)
{
	const struct render_window *window = &picture->window;
	if (y == window->y + window->rows - 1 && y < picture->size - 1)
		return '^';
	if (y == window->y && y > 0)
		return 'v';
	if (y != window->y + window->rows / 2)
		return ' ';
	if (which == 0)
		return window->x > 0 ? '<' : ' ';
	return window->x + window->columns < picture->size ? '>' : ' ';
}

/* Returns the character before (0) or after (1) the points of a row. */
static char row_end(const struct picture *picture, int y, int which)
{
	int x = picture->window.x + (which == 0 ? 0 : picture->window.columns - 1);
	char end = beside(picture, x, y, which);
	if (end == ' ')
		end = arrow(picture, y, which);
	return end;
}

/* Returns the character between two points, or after the last one. The cursor's goes before the last stone's. */
static char between(const struct picture *picture, int x, int y)
{
	char after = beside(picture, x, y, 1);
	if (x + 1 == picture->window.x + picture->window.columns)
		return row_end(picture, y, 1);
	if (after != ' ' && picture->cursor != point_at(x + 1, y))
		return after;
	return beside(picture, x + 1, y, 0);
}

/* Is each point a cell of four columns and two rows, with lines between the points? */
static bool is_large(const struct look *look)
{
	return look->large && !paints[look->style].framed;
}

/* Writes what large cells have more between two points: the first of them has its own character after it. */
static char *put_large_gap(char *out, const struct picture *picture, int x, int y)
{
	const struct glyph *join = &picture->paint->join;
	char before = beside(picture, x + 1, y, 0);
	out = put_glyph(out, join);
	if (is_wide(picture, join))
		return out;
	if (before == ' ')
		return put_glyph(out, join);
	*out++ = before;
	return out;
}

/* Writes a row of large cells. */
static char *put_large_row(char *out, const struct picture *picture, int y)
{
	int first = picture->window.x, end = first + picture->window.columns;
	*out++ = row_end(picture, y, 0);
	for (int x = first; x < end; x++) {
		const struct glyph *glyph = glyph_at(picture, x, y);
		bool tight_cursor = picture->cursor == point_at(x, y) && is_tight(picture);
		char after = beside(picture, x, y, 1);
		if (x + 1 == end)
			after = row_end(picture, y, 1);
		out = tight_cursor ? put_tight_cursor(out, picture, x, y) : put_point(out, picture, x, y, glyph);
		bool two = tight_cursor || glyph->pair || is_wide(picture, glyph);
		if (!two && (after != ' ' || x + 1 == end || is_wide(picture, &picture->paint->join)))
			*out++ = after;
		else if (!two)
			out = put_glyph(out, &picture->paint->join);
		if (x + 1 < end)
			out = put_large_gap(out, picture, x, y);
		else if (two)
			*out++ = after;
	}
	return out;
}

/* Writes the lines from the points of one row of large cells down to those of the next. */
static void put_rises(struct sink *sink, const struct picture *picture)
{
	const struct glyph *rise = &picture->paint->rise;
	char *out = sink_room(sink, RENDER_ROW_MAX);
	for (int x = 0; x < picture->window.columns && rise->bytes[0] != ' '; x++) {
		memcpy(out, "   ", 3);
		out = put_glyph(out + (x > 0 && is_wide(picture, rise) ? 2 : 3), rise);
	}
	*out++ = '\n';
	sink_advance(sink, out);
}

static char *put_plain_row(char *out, const struct picture *picture, int y)
{
	const struct paint *paint = picture->paint;
	int first = picture->window.x, end = first + picture->window.columns;
	*out++ = row_end(picture, y, 0);
	for (int x = first; x < end; x++) {
		const struct glyph *glyph = glyph_at(picture, x, y);
		char joint = between(picture, x, y);
		if (picture->cursor == point_at(x, y) && is_tight(picture)) {
			out = put_tight_cursor(out, picture, x, y);
			continue;
		}
		out = put_point(out, picture, x, y, glyph);
		if (glyph->pair || (joint == ' ' && (x + 1 == end || is_wide(picture, glyph))))
			continue;
		if (joint == ' ' && !is_wide(picture, &paint->join))
			out = put_glyph(out, &paint->join);
		else
			*out++ = joint;
	}
	return out;
}

static char *put_framed_row(char *out, const struct picture *picture, int y)
{
	*out++ = arrow(picture, y, 0);
	*out++ = '|';
	for (int x = picture->window.x; x < picture->window.x + picture->window.columns; x++) {
		const struct glyph *glyph = glyph_at(picture, x, y);
		*out++ = beside(picture, x, y, 0);
		out = put_point(out, picture, x, y, glyph);
		if (!glyph->pair)
			*out++ = beside(picture, x, y, 1);
		*out++ = '|';
	}
	if (arrow(picture, y, 1) != ' ')
		out[-1] = arrow(picture, y, 1);
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

static void put_row(struct sink *sink, const struct picture *picture, int y)
{
	char *out = sink_room(sink, RENDER_ROW_MAX);
	char label[POINT_TEXT_MAX];
	size_t length = point_row_label(label, y, picture->look->coords, picture->size);
	*out = ' ';
	memcpy(out + (length < 2), label, length);
	out += 2;
	if (is_large(picture->look))
		out = put_large_row(out, picture, y);
	else
		out = picture->paint->framed ? put_framed_row(out, picture, y) : put_plain_row(out, picture, y);
	if (is_large(picture->look)) {
		*out++ = ' ';
		memcpy(out, label, length);
		out += length;
	}
	*out++ = '\n';
	sink_advance(sink, out);
}

static void put_column_labels(struct sink *sink, const struct picture *picture)
{
	int pitch = picture->paint->framed || is_large(picture->look) ? 4 : 2;
	char *out = sink_room(sink, RENDER_ROW_MAX);
	char *start = out + (picture->paint->framed ? 5 : 3);
	memset(out, ' ', (size_t)(start - out) + (size_t)(pitch * picture->window.columns) + POINT_TEXT_MAX);
	for (int x = 0; x < picture->window.columns; x++)
		out = start + pitch * x + point_column_label(start + pitch * x, picture->window.x + x, picture->look->coords);
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

/* Returns a drawing of the board without marks and without the last stone. */
static struct picture picture_of(const struct render *render, const struct board *board)
{
	const struct look *look = &render->look;
	return (struct picture){.board = board,
	                        .render = render,
	                        .look = look,
	                        .paint = &paints[look->style],
	                        .size = board->size,
	                        .window = window_of(render, board->size),
	                        .last = POINT_NONE,
	                        .cursor = render->cursor ? *render->cursor : POINT_NONE};
}

static void paint(const struct picture *picture, struct sink *out)
{
	if (picture->paint->framed)
		put_frame(out, picture->window.columns);
	for (int y = picture->window.y + picture->window.rows - 1; y >= picture->window.y; y--) {
		put_row(out, picture, y);
		if (picture->paint->framed)
			put_frame(out, picture->window.columns);
		if (is_large(picture->look) && y > picture->window.y)
			put_rises(out, picture);
	}
	put_column_labels(out, picture);
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

static void paint_threats_too(struct picture *picture, struct sink *out, struct game *game)
{
	struct threat_marks marks;
	memset(&marks, 0, sizeof marks);
	threats_each(&game->board, &game->rules, game->to_move, add_threat, &marks);
	picture->threats = &marks;
	paint(picture, out);
	picture->threats = NULL;
}

static void paint_board(const struct render *render, struct sink *out, struct game *game)
{
	struct picture picture = picture_of(render, &game->board);
	picture.last = game_last_stone(game);
	if (render->look.mark_forbidden && ruleset_forbids(&game->rules, game->to_move) && !game_over(game))
		forbidden_each(&game->board, add_forbidden, &picture.forbidden);
	if (marks_threats(render, game))
		paint_threats_too(&picture, out, game);
	else
		paint(&picture, out);
}

/* Do all glyphs have the same number of bytes, so that stones can be copied over an empty board? */
static bool is_uniform(const struct render *render)
{
	const struct look *look = &render->look;
	const struct paint *paint = &paints[look->style];
	return !paint->last_around && paint->empty[0][0].length == paint->stone[0].length && !look->colour &&
	       !look->mark_forbidden && !look->threats && !look->large && render->row_length == 0 && render->offers == 0 &&
	       !render->cursor && render->window.columns == 0;
}

static void draw_empty(struct render *render, const struct game *game)
{
	struct board empty;
	board_clear(&empty, game->board.size);
	struct picture picture = picture_of(render, &empty);
	render->empty.used = 0;
	paint(&picture, &render->empty);
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
				put_glyph_at(render, board, point_at(64 * word + __builtin_ctzll(bits), y), glyph);
}

/* Copies an empty board, and then the stones over it. */
static void overlay_board(struct render *render, struct sink *out, const struct game *game)
{
	const struct look *look = &render->look, *drawn = &render->drawn;
	if (render->size != game->board.size || look->style != drawn->style || look->coords != drawn->coords ||
	    look->wide != drawn->wide)
		draw_empty(render, game);
	char *board = sink_room(out, render->empty.used);
	memcpy(board, render->empty.bytes, render->empty.used);
	put_stones(render, board, game, SIDE_BLACK);
	put_stones(render, board, game, SIDE_WHITE);
	int last = game_last_stone(game);
	if (last != POINT_NONE)
		put_glyph_at(render, board, last, &paints[render->look.style].last[board_at(&game->board, last)]);
	sink_advance(out, board + render->empty.used);
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
