/* A picture of the final position, one <svg> element on one line. Written only. */
#include "formats/formats.h"

#include "base/minmax.h"
#include "base/utf8.h"
#include "rules/forbidden.h"

/* Lengths in units of the picture. A cell is 20; the lower left point is LABEL_MARGIN from the left edge. */
enum {
	CELL = 20,
	LABEL_MARGIN = 32,
	BARE_MARGIN = 16, /* from the outermost line to the edge without labels */
	RADIUS = 9,
	STAR_RADIUS = 2,
	FORBIDDEN_ARM = 5,
	CAPTION_HEIGHT = 20,
};

enum { CAPTION_BYTES = 1024 };

/* The board as it is drawn. In a picture y grows downward. */
struct canvas {
	struct sink *out;
	int size;
};

static int svg_x(int point)
{
	return LABEL_MARGIN + CELL * point_x(point);
}

static int svg_y(const struct canvas *canvas, int point)
{
	return BARE_MARGIN + CELL * (canvas->size - 1 - point_y(point));
}

/* Writes the text with the next number in place of each #. */
static void put_svg(struct sink *out, const char *text, const int numbers[])
{
	for (; *text; text++) {
		if (*text != '#') {
			sink_char(out, *text);
			continue;
		}
		sink_integer(out, *numbers);
		numbers++;
	}
}

/* Writes a text as XML. Bytes and characters that XML does not allow become '?'. */
static void put_xml_text(struct sink *out, struct span text)
{
	while (text.length > 0) {
		size_t length = utf8_length(text);
		unsigned code = length > 0 ? utf8_code((struct span){text.at, length}) : 0;
		if (code == '&')
			sink_text(out, "&amp;");
		else if (code == '<')
			sink_text(out, "&lt;");
		else if (code == '>')
			sink_text(out, "&gt;");
		else if (length == 0 || utf8_is_control(code) || code == 0xFFFE || code == 0xFFFF)
			sink_char(out, '?');
		else
			sink_put(out, text.at, length);
		text = text_after(text, length > 0 ? length : 1);
	}
}

/* Writes the names of the players, if at least one is known. */
static void svg_put_players(struct sink *out, const struct replay *replay)
{
	struct span black = replay->black, white = replay->white;
	if (black.length + white.length == 0)
		return;
	put_xml_text(out, black.length > 0 ? black : text_span("Black"));
	sink_text(out, " – ");
	put_xml_text(out, white.length > 0 ? white : text_span("White"));
}

/* Writes why the game is over on the board, e.g. "five in a row". */
static void put_reason(struct sink *out, const struct replay *replay)
{
	static const char *const of_draws[] = {"the board is full", "both sides passed", "both sides agreed"};
	static const char *const forbidden[] = {"an overline", "a double-four", "a double-three"};
	const struct game *game = &replay->game;
	enum status status = game_status(game).status;
	if (replay->ending == PLY_RESIGN)
		sink_text(out, status == STATUS_WIN_WHITE ? "Black resigned" : "White resigned");
	else if (replay->ending == PLY_CLAIM)
		sink_text(out, "Black's last move was forbidden");
	else if (status_forbidden(status))
		sink_format(out, "Black made %s", forbidden[status - STATUS_FORBIDDEN_OVERLINE]);
	else if (status == STATUS_DRAW)
		sink_text(out, of_draws[replay->ending == PLY_AGREE ? 2 : game_passed(game)]);
	else
		sink_format(out, game->rules.connect == 5 ? "five in a row" : "%d in a row", game->rules.connect);
}

/* Writes what is known of players and result; with `whole` also how the game ended. */
static void put_caption(struct sink *out, const struct replay *replay, bool whole)
{
	static const char *const results[] = {
		[RESULT_NONE] = "No result",
		[RESULT_BLACK] = "Black wins",
		[RESULT_WHITE] = "White wins",
		[RESULT_DRAW] = "Draw",
	};
	enum game_result result = replay_result(replay);
	svg_put_players(out, replay);
	if (result == RESULT_NONE && !whole)
		return;
	sink_text(out, out->used > 0 ? ". " : "");
	sink_text(out, results[result]);
	if (!whole || result == RESULT_NONE)
		return;
	bool decided = result_of_game(&replay->game) == result;
	sink_text(out, decided ? ": " : ", by the record");
	if (decided)
		put_reason(out, replay);
}

/* Writes the line below the board. A long one is made narrower than the picture. */
static void put_caption_line(const struct canvas *canvas, const struct replay *replay)
{
	char bytes[CAPTION_BYTES];
	struct sink text = sink_into(bytes, sizeof bytes);
	int last = CELL * (canvas->size - 1), width = last + LABEL_MARGIN + BARE_MARGIN;
	put_caption(&text, replay, true);
	put_svg(canvas->out, "<text class=\"caption\" x=\"#\" y=\"#\" font-size=\"10\" text-anchor=\"middle\"",
	        (int[]){width / 2, width + CAPTION_HEIGHT / 2});
	if (text.used * 5 > (size_t)width)
		put_svg(canvas->out, " textLength=\"#\" lengthAdjust=\"spacingAndGlyphs\"", (int[]){width - 8});
	sink_char(canvas->out, '>');
	sink_span(canvas->out, sink_held(&text));
	sink_text(canvas->out, "</text>");
}

static void put_grid(const struct canvas *canvas, const struct replay *replay, bool captioned)
{
	char bytes[CAPTION_BYTES];
	struct sink title = sink_into(bytes, sizeof bytes);
	int last = CELL * (canvas->size - 1), size = last + LABEL_MARGIN + BARE_MARGIN;
	put_svg(canvas->out, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 # #\" font-family=\"sans-serif\">",
	        (int[]){size, size + (captioned ? CAPTION_HEIGHT : 0)});
	put_caption(&title, replay, false);
	if (title.used > 0) {
		sink_text(canvas->out, "<title>");
		sink_span(canvas->out, sink_held(&title));
		sink_text(canvas->out, "</title>");
	}
	sink_text(canvas->out, "<rect width=\"100%\" height=\"100%\" fill=\"#e8c98e\"/><path d=\"");
	for (int i = 0; i < canvas->size; i++) {
		put_svg(canvas->out, "M# #h#", (int[]){LABEL_MARGIN, BARE_MARGIN + CELL * i, last});
		put_svg(canvas->out, "M# #v#", (int[]){LABEL_MARGIN + CELL * i, BARE_MARGIN, last});
	}
	sink_text(canvas->out, "\" fill=\"none\" stroke=\"black\" stroke-linecap=\"square\"/>");
}

static void put_stars(const struct canvas *canvas)
{
	int stars[STARS_MAX], count = point_stars(canvas->size, stars);
	for (int i = 0; i < count; i++)
		put_svg(canvas->out, "<circle cx=\"#\" cy=\"#\" r=\"#\"/>",
		        (int[]){svg_x(stars[i]), svg_y(canvas, stars[i]), STAR_RADIUS});
}

static void svg_put_label(const struct canvas *canvas, int x, int y, const char *text, size_t length)
{
	put_svg(canvas->out, "<text class=\"label\" x=\"#\" y=\"#\" font-size=\"9\" text-anchor=\"middle\">",
	        (int[]){x, y});
	sink_put(canvas->out, text, length);
	sink_text(canvas->out, "</text>");
}

static void put_labels(const struct canvas *canvas, enum coords coords)
{
	char text[POINT_TEXT_MAX];
	for (int i = 0; i < canvas->size; i++) {
		int x = LABEL_MARGIN + CELL * i, y = BARE_MARGIN + CELL * (canvas->size - 1 - i);
		svg_put_label(canvas, x, BARE_MARGIN + CELL * (canvas->size - 1) + 24, text,
		              point_column_label(text, i, coords));
		svg_put_label(canvas, LABEL_MARGIN - 21, y + 3, text, point_row_label(text, i, coords, canvas->size));
	}
}

static void svg_put_stone(const struct canvas *canvas, enum side side, int point)
{
	sink_text(canvas->out, side == SIDE_BLACK ? "<circle class=\"black\"" : "<circle class=\"white\"");
	put_svg(canvas->out, " cx=\"#\" cy=\"#\" r=\"#\"", (int[]){svg_x(point), svg_y(canvas, point), RADIUS});
	sink_text(canvas->out, side == SIDE_BLACK ? "/>" : " fill=\"white\" stroke=\"black\"/>");
}

/* Writes the ply's number on its stone. */
static void svg_put_number(const struct canvas *canvas, const struct ply *ply, int number)
{
	int font_size = number > 99 ? 8 : 9;
	if (number > 999)
		font_size = 6;
	put_svg(canvas->out, "<text class=\"number\" x=\"#\" y=\"#\" font-size=\"#\" text-anchor=\"middle\" fill=\"",
	        (int[]){svg_x(ply->point), svg_y(canvas, ply->point) + 3, font_size});
	sink_text(canvas->out, ply->side == SIDE_BLACK ? "white\">" : "black\">");
	sink_number(canvas->out, (unsigned)number);
	sink_text(canvas->out, "</text>");
}

static void svg_put_stones(const struct canvas *canvas, const struct replay *replay, const struct numbering *numbering)
{
	const struct game *game = &replay->game;
	struct board start;
	int from = numbering->what == NUMBER_NONE ? game->plies + 1 : numbering->from;
	if (numbering->what == NUMBER_LAST)
		for (from = game->plies; from > 0 && game->history[from - 1].kind != PLY_STONE; from--)
			continue;
	game_setup_board(game, &start);
	for (enum side side = SIDE_BLACK; side < SIDE_NONE; side++)
		for (int point = POINT_NONE; (point = board_next_stone(&start, point)) != POINT_NONE;)
			if (board_at(&start, point) == side)
				svg_put_stone(canvas, side, point);
	for (int i = 0; i < game->plies; i++) {
		if (game->history[i].kind != PLY_STONE)
			continue;
		svg_put_stone(canvas, game->history[i].side, game->history[i].point);
		if (i + 1 >= from)
			svg_put_number(canvas, &game->history[i], i + 1);
	}
}

static void svg_put_forbidden(int point, unsigned reasons, void *context)
{
	const struct canvas *canvas = context;
	(void)reasons;
	int x = svg_x(point), y = svg_y(canvas, point), arm = FORBIDDEN_ARM;
	put_svg(canvas->out,
	        "<path class=\"forbidden\" d=\"M# #l# #m0 #l# #\" stroke=\"red\" stroke-width=\"2\" fill=\"none\"/>",
	        (int[]){x - arm, y - arm, 2 * arm, 2 * arm, -2 * arm, -2 * arm, 2 * arm});
}

static bool write_svg(struct writing *writing, const struct replay *replay)
{
	const struct game *game = &replay->game;
	struct board board = game->board;
	struct canvas canvas = {writing->out, board.size};
	put_grid(&canvas, replay, writing->captioned);
	put_stars(&canvas);
	put_labels(&canvas, writing->coords);
	svg_put_stones(&canvas, replay, &writing->numbering);
	bool black_moves = game->to_move == SIDE_BLACK && !game_over(game);
	if (writing->mark_forbidden && black_moves && ruleset_forbids(&game->rules, SIDE_BLACK))
		forbidden_each(&board, svg_put_forbidden, &canvas);
	if (writing->captioned)
		put_caption_line(&canvas, replay);
	sink_text(writing->out, "</svg>\n");
	return true;
}

const struct format format_svg = {.name = "svg", .endings = {"svg"}, .write = write_svg};
