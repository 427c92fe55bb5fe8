#include "lines/render.h"

#include <string.h>

#include "rules/forbidden.h"

const char *const style_names[] = {
	[STYLE_LINES] = "lines", [STYLE_DOTS] = "dots", [STYLE_ASCII] = "ascii", [STYLE_GRID] = "grid", NULL,
};

/* One character, four bytes of UTF-8 at most. */
struct glyph {
	char bytes[4];
	unsigned char length;
	bool wide; /* two columns where the terminal is said to draw it so */
	bool pair; /* two characters: what would stand behind it falls away */
};

#define ASCII(c) {{c}, 1, false, false}
#define TWO(text) {text, 2, true, false}
#define THREE(text) {text, 3, true, false}
#define PAIR(text) {text, 2, false, true}

/* Where an empty point lies: on the first, a middle, or the last row from the top; the same for columns. */
enum { FIRST, MIDDLE, LAST, PLACES };

struct paint {
	struct glyph stone[2];
	struct glyph last[2];
	struct glyph row[2]; /* of a row that has won */
	struct glyph forbidden;
	struct glyph star;
	struct glyph empty[PLACES][PLACES]; /* [row from the top][column] */
	struct glyph join;                  /* between two points */
	const char *last_around;            /* what stands before and after the last stone, where blanks would, or NULL */
	bool framed;                        /* every point in a cell of its own */
};

static const struct paint paints[] = {
	[STYLE_LINES] = {
		.stone = {THREE("●"), THREE("○")},
		.last = {THREE("▲"), THREE("△")},
		.row = {THREE("◆"), THREE("◇")},
		.forbidden = TWO("×"),
		.star = THREE("╋"),
		.empty = {{THREE("┌"), THREE("┬"), THREE("┐")},
		          {THREE("├"), THREE("┼"), THREE("┤")},
		          {THREE("└"), THREE("┴"), THREE("┘")}},
		.join = THREE("─"),
	},
	[STYLE_DOTS] = {
		.stone = {THREE("●"), THREE("○")},
		.last = {THREE("▲"), THREE("△")},
		.row = {THREE("◆"), THREE("◇")},
		.forbidden = TWO("×"),
		.star = ASCII('+'),
		.empty = {{ASCII('.'), ASCII('.'), ASCII('.')},
		          {ASCII('.'), ASCII('.'), ASCII('.')},
		          {ASCII('.'), ASCII('.'), ASCII('.')}},
		.join = ASCII(' '),
	},
	[STYLE_ASCII] = {
		.stone = {ASCII('X'), ASCII('O')},
		.last = {ASCII('X'), ASCII('O')},
		.row = {ASCII('#'), ASCII('@')},
		.forbidden = ASCII('!'),
		.star = ASCII('+'),
		.empty = {{ASCII('.'), ASCII('.'), ASCII('.')},
		          {ASCII('.'), ASCII('.'), ASCII('.')},
		          {ASCII('.'), ASCII('.'), ASCII('.')}},
		.join = ASCII(' '),
		.last_around = "()",
	},
	[STYLE_GRID] = {
		.stone = {ASCII('X'), ASCII('O')},
		.last = {ASCII('X'), ASCII('O')},
		.row = {ASCII('#'), ASCII('@')},
		.forbidden = ASCII('!'),
		.star = ASCII(' '),
		.empty = {{ASCII(' '), ASCII(' '), ASCII(' ')},
		          {ASCII(' '), ASCII(' '), ASCII(' ')},
		          {ASCII(' '), ASCII(' '), ASCII(' ')}},
		.join = ASCII('|'),
		.last_around = "[]",
		.framed = true,
	},
};

/* Of offered points. */
static const struct glyph numbers[] = {
	ASCII('1'), ASCII('2'),  ASCII('3'),  ASCII('4'),  ASCII('5'),  ASCII('6'),  ASCII('7'),  ASCII('8'),
	ASCII('9'), PAIR("10"), PAIR("11"), PAIR("12"), PAIR("13"), PAIR("14"), PAIR("15"), PAIR("16"),
};

/* Everything a row needs to know. */
struct picture {
	struct game *game;
	const struct render *render;
	const struct look *look;
	const struct paint *paint;
	int size;
	int last;   /* the last stone played, or POINT_NONE */
	bool marks; /* forbidden points are to be shown */
};

static inline char *put_glyph(char *out, const struct glyph *glyph)
{
	memcpy(out, glyph->bytes, sizeof glyph->bytes);
	return out + glyph->length;
}

static int place(int position, int size)
{
	if (position == 0)
		return FIRST;
	return position == size - 1 ? LAST : MIDDLE;
}

/* The centre of an odd board from 5 on; the crossings of the 4th lines from 11 on. */
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
			return &numbers[i];
	if (picture->marks && (forbidden_reasons(&picture->game->board, point_at(x, y)) & ~(unsigned)REASON_UNKNOWN) != 0)
		return &picture->paint->forbidden;
	if (is_star(x, y, picture->size))
		return &picture->paint->star;
	return &picture->paint->empty[place(picture->size - 1 - y, picture->size)][place(x, picture->size)];
}

static const struct glyph *glyph_at(const struct picture *picture, int x, int y)
{
	enum side side = board_at(&picture->game->board, point_at(x, y));
	if (side == SIDE_NONE)
		return empty_glyph(picture, x, y);
	for (int i = 0; i < picture->render->row_length; i++)
		if (picture->render->row[i] == point_at(x, y))
			return &picture->paint->row[side];
	return point_at(x, y) == picture->last ? &picture->paint->last[side] : &picture->paint->stone[side];
}

/* Colour goes around the glyph, so that nothing else moves. */
static char *put_point(char *out, const struct picture *picture, int x, int y, const struct glyph *glyph)
{
	const char *colour = NULL;
	if (picture->look->colour && point_at(x, y) == picture->last)
		colour = "\033[1;32m";
	else if (picture->look->colour && glyph == &picture->paint->forbidden)
		colour = "\033[31m";
	if (!colour)
		return put_glyph(out, glyph);
	size_t length = strlen(colour);
	memcpy(out, colour, length);
	out = put_glyph(out + length, glyph);
	memcpy(out, "\033[0m", 4);
	return out + 4;
}

/* The blank beside a point, or what it becomes beside the last stone. */
static char beside(const struct picture *picture, int x, int y, int which)
{
	const char *around = picture->paint->last_around;
	if (!around || picture->last != point_at(x, y))
		return ' ';
	return around[which];
}

static char *put_plain_row(char *out, const struct picture *picture, int y)
{
	const struct paint *paint = picture->paint;
	*out++ = beside(picture, 0, y, 0);
	for (int x = 0; x < picture->size; x++) {
		const struct glyph *glyph = glyph_at(picture, x, y);
		out = put_point(out, picture, x, y, glyph);
		if (beside(picture, x, y, 1) != ' ')
			*out++ = beside(picture, x, y, 1);
		else if (x + 1 == picture->size)
			break;
		else if (beside(picture, x + 1, y, 0) != ' ')
			*out++ = beside(picture, x + 1, y, 0);
		else if (!glyph->pair && (!picture->look->wide || !glyph->wide))
			out = put_glyph(out, &paint->join);
	}
	return out;
}

static char *put_framed_row(char *out, const struct picture *picture, int y)
{
	*out++ = ' ';
	*out++ = '|';
	for (int x = 0; x < picture->size; x++) {
		*out++ = beside(picture, x, y, 0);
		const struct glyph *glyph = glyph_at(picture, x, y);
		out = put_point(out, picture, x, y, glyph);
		if (!glyph->pair)
			*out++ = beside(picture, x, y, 1);
		*out++ = '|';
	}
	return out;
}

static void put_frame(struct sink *sink, int size)
{
	char *out = sink_room(sink, RENDER_ROW_MAX);
	memcpy(out, "   +", 4);
	out += 4;
	for (int x = 0; x < size; x++, out += 4)
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
	out = picture->paint->framed ? put_framed_row(out, picture, y) : put_plain_row(out, picture, y);
	*out++ = '\n';
	sink_advance(sink, out);
}

static void put_column_labels(struct sink *sink, const struct picture *picture)
{
	int pitch = picture->paint->framed ? 4 : 2;
	char *out = sink_room(sink, RENDER_ROW_MAX);
	char *start = out + (picture->paint->framed ? 5 : 3);
	memset(out, ' ', (size_t)(start - out) + (size_t)(pitch * picture->size) + POINT_TEXT_MAX);
	for (int x = 0; x < picture->size; x++)
		out = start + pitch * x + point_column_label(start + pitch * x, x, picture->look->coords);
	*out++ = '\n';
	sink_advance(sink, out);
}

static void paint_board(const struct render *render, struct sink *out, struct game *game)
{
	const struct look *look = &render->look;
	bool marks = look->mark_forbidden && ruleset_forbids(&game->rules, game->to_move) && !game_over(game);
	struct picture picture = {game, render, look, &paints[look->style], game->board.size, game_last_stone(game), marks};
	if (picture.paint->framed)
		put_frame(out, picture.size);
	for (int y = picture.size - 1; y >= 0; y--) {
		put_row(out, &picture, y);
		if (picture.paint->framed)
			put_frame(out, picture.size);
	}
	put_column_labels(out, &picture);
}

/* Whether every glyph takes as many bytes as any other, so that stones can be put over an empty board. */
static bool is_uniform(const struct render *render)
{
	const struct look *look = &render->look;
	const struct paint *paint = &paints[look->style];
	return !paint->last_around && paint->empty[0][0].length == paint->stone[0].length && !look->colour &&
	       !look->mark_forbidden && render->row_length == 0 && render->offers == 0;
}

static void draw_empty(struct render *render, const struct game *game)
{
	struct game empty;
	game_new(&empty, &game->rules);
	render->empty.used = 0;
	paint_board(render, &render->empty, &empty);
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

/* The empty board, and the stones over it. */
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
	return paints[look->style].framed ? 4 + 4 * size : 4 + 2 * size;
}

int render_rows(int size, const struct look *look)
{
	return paints[look->style].framed ? 2 * size + 2 : size + 1;
}
