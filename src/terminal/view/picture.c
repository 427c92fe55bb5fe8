#include "terminal/view/picture.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "base/minmax.h"
#include "rules/line.h"
#include "terminal/view/book_moves.h"
#include "terminal/view/game_review.h"
#include "terminal/view/remark.h"

enum {
	PANEL_GAP = 3,       /* columns between board and panel */
	PANEL_WIDTH = 20,    /* e.g. "123. H8       H9" */
	TIME_WIDTH = 6,      /* e.g. "12:34 " */
	PANEL_SIZE_MAX = 40, /* no moves beside a larger board */
	NOT_BOARD = 3,       /* rows for the title, the question and the answer */
	ROWS_LEAST = 5,      /* rows of the board that stay visible above notes */
	LARGE_RESERVE = 3,   /* rows kept free for notes, a legend or a review where cells are large */
	FOLLOWED_MARGIN = 2, /* points between the followed point and the window's edge */
	FOOT_LEAST = 15,     /* rows of a board that has more than the moves beside it */
	TITLE_MAX = 440,
	SIDE_LINES_MAX = REVIEW_LINES + 2, /* the review, the book, and what the symbols mean */
};

/* A picture that is being drawn. */
struct board_picture {
	struct paper *paper;
	struct render *render;
	struct game *game; /* a copy: it is judged by placing stones */
	enum coords coords;
	const struct ply_records *records;
	const struct lookback *lookback;
	char title[TITLE_MAX], legend[TITLE_MAX];   /* a newline may be in the title; the legend may be empty */
	struct span heading;                        /* the lines of the title that are shown */
	char line[SIDE_LINES_MAX][REVIEW_LINE_MAX]; /* the review and the like, a row each */
	int lines, beside;                          /* their number below the board, or beside it */
	bool legend_last;                           /* the last one is no more than a legend */
	struct span foot;              /* of the panel: the keys, on several lines; empty unless the screen is wide */
	int foot_rows;                 /* its rows, with those of the review above it */
	int title_rows, legend_rows;   /* rows of the title, and of the legend */
	int question;                  /* rows of the question */
	int notes;                     /* rows of the notes */
	bool whole;                    /* the board is not cut to make room */
	struct render_size all, drawn; /* columns and rows that the board takes: the whole one, and what is drawn of it */
	int panel;                     /* first column of the panel with the moves, from 1; 0: no panel */
	int pair;                      /* columns of a pair of moves in the panel */
	bool times;                    /* the panel has the times of the moves */
	bool symbols;                  /* and the annotation symbols of the review */
	int row[BOARD_MAX];            /* the winning stones */
	int length;                    /* their number */
};

/* Is the time of a move known? */
static bool has_times(const struct ply_records *records)
{
	int ply = records->positions - 1;
	while (ply > 0 && ply_records_at(records, ply)->spent == TIME_UNKNOWN)
		ply--;
	return ply > 0;
}

/* Finds the place of the board, and of the moves beside it. */
static void place_board(struct board_picture *picture, enum beside_shown shown)
{
	const struct screen *screen = &picture->paper->screen;
	const struct render_window *window = &picture->render->window;
	const struct look *look = &picture->render->look;
	int size = picture->game->board.size;
	picture->drawn = window->columns > 0 ? render_size_of(look, window->columns, window->rows) : picture->all;
	if (picture->drawn.rows < FOOT_LEAST) /* notes cover the rest */
		picture->foot_rows = 0;
	int beside = picture->drawn.columns + PANEL_GAP;
	if (screen->in_place && size <= PANEL_SIZE_MAX && beside + PANEL_WIDTH <= screen->columns)
		picture->panel = beside;
	bool timed = shown == BESIDE_AUTO ? screen->columns > SCREEN_USUAL_COLUMNS : shown == BESIDE_ON;
	int timed_width = PANEL_WIDTH + 2 * TIME_WIDTH;
	picture->times = timed && has_times(picture->records) && screen->columns - beside + 1 >= timed_width;
	picture->pair = picture->times ? timed_width : PANEL_WIDTH;
}

/* Writes rules and players, with a person's remaining time, and with the stones if a text line can show them: on one
   line if the screen is wide enough, else with a newline between them. */
static void write_title(const struct paper *paper, const struct look *look, const struct session *session,
                        const struct opponents *opponents, const struct chess_clock *clock, char out[TITLE_MAX])
{
	char player[2][128], left[CHESS_CLOCK_TEXT_MAX], mark[2][6], title[128], players[300];
	const struct ruleset *rules = &session->game.rules;
	for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++) {
		const char *stone = paints[look->style].stone[side].bytes;
		players_write(paper, session, opponents, side, player[side]);
		size_t length = strlen(player[side]);
		if (chess_clock_is_on(clock) && session->player[side] == MOVER_HUMAN)
			snprintf(player[side] + length, sizeof *player - length, " %s", chess_clock_left(clock, side, left));
		snprintf(mark[side], sizeof *mark, " %s", stone);
		if (paper->screen.plain && stone[1] != '\0')
			mark[side][0] = '\0';
	}
	phrase_write(title, sizeof title, paper->language, PHRASE_TITLE,
	             WITH(NUMBER(rules->size), NUMERAL(paper->language, rules->connect),
	                  phrase_value(paper->language, rule_names[rules->rule])));
	phrase_write(players, sizeof players, paper->language, PHRASE_PLAYERS,
	             WITH(player[SIDE_BLACK], player[SIDE_WHITE], mark[SIDE_BLACK], mark[SIDE_WHITE]));
	int wide = look->wide ? 2 : 0; /* columns that screen_width() does not count */
	int columns = screen_width(text_span(title)) + 3 + screen_width(text_span(players)) + wide;
	snprintf(out, TITLE_MAX, columns <= paper->screen.columns ? "%s   %s" : "%s\n%s", title, players);
}

/* Moves a window of `count` positions out of `size` only as far as necessary to show `at` with a margin. Returns the
   first position of the window. */
static int slide(int first, int count, int size, int at)
{
	int margin = min((count - 1) / 2, FOLLOWED_MARGIN);
	first = clamp(first, at + margin - count + 1, at - margin);
	return max(0, min(first, size - count));
}

/* Moves the window only as far as necessary to show the point. With `centers`, centers it on the point. */
static void follow_row(struct render_window *window, int size, int point, bool centers)
{
	if (centers) {
		window->x = point_x(point) - window->columns / 2;
		window->y = point_y(point) - window->rows / 2;
	}
	assert(window->columns >= 1 && window->columns <= size && window->rows >= 1 && window->rows <= size);
	window->x = slide(window->x, window->columns, size, point_x(point));
	window->y = slide(window->y, window->rows, size, point_y(point));
}

/* Writes what the marks on the board mean, if they are not usual stones; "" if there are none. */
static void write_legend(const struct board_picture *picture, char out[TITLE_MAX])
{
	char marks[2][THREATS][2] = {{""}};
	out[0] = '\0';
	const struct paint *paint = &paints[picture->render->look.style];
	const char *const glyphs[] = {paint->row[SIDE_BLACK].bytes, paint->row[SIDE_WHITE].bytes, paint->forbidden.bytes};
	if (picture->paper->notes.shapes.any && picture->paper->notes.shapes.marked)
		phrase_write(out, TITLE_MAX, picture->paper->language, PHRASE_SHAPES, glyphs);
	else if (picture->length > 0 && paint->last_around)
		phrase_write(out, TITLE_MAX, picture->paper->language, PHRASE_ROW,
		             WITH(glyphs[board_at(&picture->game->board, picture->row[0])]));
	if (out[0] || !picture->render->look.threats || game_over(picture->game) || game_offers(picture->game) > 0)
		return;
	for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++)
		for (enum threat threat = THREAT_THREE; threat < THREATS; threat++)
			marks[side][threat][0] = paint_threats[side][threat].bytes[0];
	phrase_write(out, TITLE_MAX, picture->paper->language, PHRASE_THREATS,
	             WITH(marks[SIDE_BLACK][THREAT_FIVE], marks[SIDE_BLACK][THREAT_FOUR], marks[SIDE_BLACK][THREAT_THREE],
	                  marks[SIDE_WHITE][THREAT_FIVE], marks[SIDE_WHITE][THREAT_FOUR], marks[SIDE_WHITE][THREAT_THREE]));
}

/* Returns how many of these rows fit into `room` with the notes; with `whole`, all or none. */
static int fitting_rows(const struct board_picture *picture, int rows, bool whole, int room)
{
	int left = max(0, room - picture->notes);
	if (!picture->paper->screen.in_place || rows <= left)
		return rows;
	return whole ? 0 : left;
}

/* Drops lines of the title, and then of the notes, if the whole board fits the screen only without them. Notes that a
   person asked for stay. */
static void make_room(struct board_picture *picture)
{
	const struct paper *paper = picture->paper;
	const struct screen *screen = &paper->screen;
	int rows = screen->rows - picture->all.rows - picture->question;
	int below = picture->notes + picture->legend_rows + picture->lines;
	below -= picture->legend_last && picture->lines > 0;
	if (rows <= 0 || paper->notes.alone)
		return;
	while (picture->heading.length > 0 && screen_rows_of(&paper->screen, picture->heading, NULL) + below > rows)
		text_cut_line(&picture->heading);
	picture->whole = !paper->notes.replace || picture->notes <= rows;
	if (picture->whole)
		picture->notes = min(picture->notes, rows);
}

/* Is the screen larger than usual, with room for large cells, the list of moves, and a few lines below? */
static bool has_room_for_large(const struct board_picture *picture)
{
	int size = picture->game->board.size;
	const struct paper *paper = picture->paper;
	const struct screen *screen = &paper->screen;
	struct look look = picture->render->look;
	look.large = true;
	int below = max(picture->notes, LARGE_RESERVE) + picture->question;
	struct render_size board = render_size_of(&look, size, size);
	int rows = picture->title_rows + board.rows + below;
	int columns = board.columns + PANEL_GAP + PANEL_WIDTH;
	bool larger = screen->rows > SCREEN_USUAL_ROWS && screen->columns > SCREEN_USUAL_COLUMNS;
	return screen->in_place && larger && size <= PANEL_SIZE_MAX && rows <= screen->rows && columns <= screen->columns;
}

/* Finds the part of the board that fits the screen. The window is zero if the whole board fits. `viewed` are the plies
   that were drawn last. */
static void find_window(const struct board_picture *picture, const struct cursor *cursor, int viewed)
{
	const struct paper *paper = picture->paper;
	const struct look *look = &picture->render->look;
	const struct game *game = picture->game;
	struct render_window *window = &picture->render->window;
	int size = game->board.size;
	int rows = paper->screen.rows - screen_rows_of(&paper->screen, picture->heading, NULL) - picture->question;
	struct render_size most = render_fitting(look, paper->screen.columns, rows);
	int all = picture->all.rows, least = picture->whole ? all : render_size_of(look, size, min(size, ROWS_LEAST)).rows;
	/* What threats mean takes rows of a board that is cut; other legends, beside notes that say the same, do not. */
	bool marks = paper->notes.shapes.any || picture->length > 0;
	rows -= fitting_rows(picture, picture->legend_rows, true, rows - (marks ? all : least));
	/* The review takes what is left by the notes and the least rows of points. */
	rows -= fitting_rows(picture, picture->lines, false, rows - least);
	int below = render_fitting(look, 1, rows - picture->notes).rows;
	bool opens = window->columns == 0 || (game->plies == 0 && viewed > 0);
	window->columns = min(size, most.columns);
	window->rows = min(min(size, most.rows), max(below, ROWS_LEAST));
	if (window->columns == size && window->rows == size) {
		*window = (struct render_window){0};
		return;
	}
	bool out = cursor_on(cursor, size);
	const struct drawn_shapes *shapes = &paper->notes.shapes;
	int last = shapes->any ? shapes->asked : game_last_stone(game);
	if (!out || viewed != game->plies)
		follow_row(window, size, last != POINT_NONE ? last : point_at(size / 2, size / 2), opens);
	if (out)
		follow_row(window, size, cursor->point, false);
}

/* Writes the lines below the board: the review, the moves of the book, and what the symbols in the list of moves mean.
   On a screen with more columns than usual, where the whole board fits, they are always beside the board, above the
   keys. */
static void write_side_lines(struct board_picture *picture, const struct view *view, const struct play *play)
{
	const struct paper *paper = picture->paper;
	const struct screen *screen = &paper->screen;
	const struct lookback *lookback = picture->lookback;
	bool aside = view->picture.aside.put;
	int panel = picture->all.columns + PANEL_GAP, rows = 0;
	int free = screen->rows - picture->title_rows - picture->question;
	bool has_panel = screen->in_place && panel + PANEL_WIDTH <= screen->columns;
	bool wide = has_panel && screen->keys && !aside && screen->columns > SCREEN_USUAL_COLUMNS &&
	            picture->game->board.size <= PANEL_SIZE_MAX && picture->all.rows <= free &&
	            picture->all.rows >= FOOT_LEAST;
	int columns = screen->in_place ? screen->columns - (wide ? panel : 0) : SCREEN_USUAL_COLUMNS;
	if (game_review_is_on(lookback, play->analysis) || (wide && game_review_has_curve(view, play)))
		rows = game_review_write(paper, &picture->render->look, lookback, &play->session, columns, picture->line);
	if (view->picture.book_line && !aside)
		book_write_line(paper, &play->session, picture->line[rows]);
	rows += picture->line[rows][0] != '\0';
	if (picture->symbols && has_panel && game_review_any_mark(&play->records)) {
		snprintf(picture->line[rows++], REVIEW_LINE_MAX, "%s", paper_text(paper, PHRASE_SIGNS));
		picture->legend_last = true;
	}
	*(wide ? &picture->beside : &picture->lines) = rows;
	if (wide && (lookback->open || !game_over(picture->game)))
		picture->foot = text_span(paper_text(paper, lookback->open ? PHRASE_KEYS_BACK : PHRASE_KEYS));
	picture->foot_rows = picture->beside;
	for (size_t i = 0; i < picture->foot.length; i++)
		picture->foot_rows += picture->foot.at[i] == '\n';
}

/* Writes a time in TIME_WIDTH columns: seconds with one decimal, minutes and seconds, or hours and minutes; blanks if
   it is not known. Returns `out`. */
static const char *write_time(int milliseconds, char out[16])
{
	enum { MINUTE = 60 * ONE_SECOND, HOUR = 60 * MINUTE };
	char text[14] = "";
	if (milliseconds >= HOUR)
		snprintf(text, sizeof text, "%dh%02d", milliseconds / HOUR, milliseconds % HOUR / MINUTE);
	else if (milliseconds >= MINUTE)
		snprintf(text, sizeof text, "%d:%02d", milliseconds / MINUTE, milliseconds % MINUTE / ONE_SECOND);
	else if (milliseconds >= 0)
		snprintf(text, sizeof text, "%d.%d", milliseconds / ONE_SECOND, milliseconds % ONE_SECOND / 100);
	snprintf(out, 16, "%*s ", TIME_WIDTH - 1, text);
	return out;
}

/* Writes the stone or pass with this number, from 0. Other steps of openings do not count. */
static void write_listed_move(const struct board_picture *picture, int number, struct sink *out)
{
	const struct ply *played = picture->game->history;
	char cell[16];
	assert(number < game_moves(picture->game));
	while (played->kind > PLY_PASS || number-- > 0)
		played++;
	bool stone = played->kind == PLY_STONE;
	const char *text = stone ? POINT_TEXT(played->point, picture->coords, picture->game->board.size) : "-";
	int ply = (int)(played - picture->game->history) + 1;
	const struct ply_record *record = ply_records_at(picture->records, ply);
	const struct lookback *lookback = picture->lookback;
	bool better = lookback->open && lookback->line > 0 && ply >= lookback->plies; /* such moves have no record */
	snprintf(cell, sizeof cell, "%s%s", text, picture->symbols && !better ? game_review_mark(record->review) : "");
	sink_format(out, " %-6s", cell);
	if (picture->times)
		sink_text(out, write_time(better ? TIME_UNKNOWN : record->spent, cell));
}

/* Puts one row of the panel: the heading, or pairs of moves, which run down one column after the other, the last pairs
   that fit; or below them what is always beside the board. */
static void put_panel_row(const struct board_picture *picture, int row)
{
	char bytes[64];
	struct screen *screen = &picture->paper->screen;
	int columns = (screen->columns - picture->panel + 1) / picture->pair;
	int list = picture->drawn.rows - picture->foot_rows; /* rows of the list with its heading */
	int moves = game_moves(picture->game), pairs = (moves + 1) / 2, room = (list - 1) * columns;
	struct span foot = picture->foot, line = text_span(row == 0 ? paper_text(picture->paper, PHRASE_MOVES) : "");
	if (row >= list && row - list < picture->beside)
		line = text_span(picture->line[row - list]);
	for (int i = picture->beside; i <= row - list; i++)
		line = text_cut_line(&foot);
	if (row == 0 || row >= list) {
		screen_column(screen, picture->panel);
		screen_put_text(screen, line, screen->columns - picture->panel);
	}
	for (int column = 0; row > 0 && row < list && column < columns; column++) {
		struct sink cell = sink_into(bytes, sizeof bytes);
		int pair = max(0, pairs - room) + column * (list - 1) + row - 1;
		if (pair >= pairs)
			return;
		screen_column(screen, picture->panel + column * picture->pair);
		sink_format(&cell, "%3d.", pair + 1);
		for (int i = 2 * pair; i < min(2 * pair + 2, moves); i++)
			write_listed_move(picture, i, &cell);
		screen_put_text(screen, sink_held(&cell), INT_MAX);
	}
}

void picture_put_rows(struct screen *screen, struct render *render, struct game *game,
                      const struct board_picture *picture)
{
	struct colored_glyph glyphs[RENDER_ROW_GLYPHS];
	struct span rest = text_span("");
	int count = 0;
	if (screen->keys)
		render_begin(render, game, &(struct point_set){0});
	else if ((rest = render_text(render, game)).length == 0)
		screen->out->failure = ENOMEM;
	for (int row = 0; rest.length > 0 || (screen->keys && (count = render_row(render, row, glyphs)) > 0); row++) {
		for (int i = 0; i < count; i++)
			screen_put(screen, (struct span){glyphs[i].glyph.bytes, glyphs[i].glyph.length}, glyphs[i].color);
		screen_put(screen, text_cut_line(&rest), NULL);
		if (picture && picture->panel > 0)
			put_panel_row(picture, row);
		screen_put(screen, text_span("\n"), NULL);
	}
}

/* Puts the board, with `cursor` on it unless that is NULL, and below it the legend and the review, as far as there is
   room. Warns if the board is too large for the screen. */
static void put_board(struct board_picture *picture, const struct cursor *cursor)
{
	struct screen *screen = &picture->paper->screen;
	struct render *render = picture->render;
	render->row_length = picture->length;
	render->row = picture->row;
	render->shapes = &picture->paper->notes.shapes;
	render->offered = picture->game->offered;
	render->offers = game_offers(picture->game);
	render->cursor = cursor ? &cursor->point : NULL;
	picture_put_rows(screen, render, picture->game, picture);
	screen->drawn += ((picture->drawn.columns - 1) / screen->columns + 1) * picture->drawn.rows;
	int rows = picture->drawn.rows + NOT_BOARD;
	if (screen->in_place && !screen->keys && (picture->drawn.columns > screen->columns || rows > screen->rows))
		paper_line(picture->paper, PHRASE_TOO_SMALL, WITH(NUMBER(picture->drawn.columns), NUMBER(rows)));
	if (fitting_rows(picture, picture->legend_rows, true, screen->rows - screen->drawn - picture->question) > 0)
		screen_put_line(screen, text_span(picture->legend));
	int count = fitting_rows(picture, picture->lines, false, screen->rows - screen->drawn - picture->question);
	for (int i = 0; i < count; i++)
		screen_put_cut(screen, picture->line[i]);
}

int picture_note_rows(const struct view *view, int size)
{
	const struct screen *screen = &view->paper.screen;
	struct look small = view->picture.render.look;
	small.large = false; /* small cells are better than notes without the board */
	return screen->in_place ? screen->rows - render_size_of(&small, size, size).rows - NOT_BOARD : INT_MAX;
}

void picture_color(struct view *view)
{
	struct screen *screen = &view->paper.screen;
	struct look *look = &view->picture.render.look;
	look->theme = view->picture.theme;
	if (look->theme == THEME_AUTO)
		look->theme = screen->many_colors ? THEME_WOOD : THEME_PLAIN;
	for (int i = 0; i < SCREEN_PENS; i++) { /* first with the stones, as in the title */
		enum side side = (enum side)(i % 2);
		struct screen_pen *pen = &screen->pens[i];
		const char *name = paper_side(&view->paper, side);
		snprintf(pen->word, sizeof pen->word, i < 2 ? "%s %s" : "%s", name, paints[look->style].stone[side].bytes);
		pen->pen = palettes[look->theme].stone[side];
		if (!look->color)
			pen->word[0] = '\0';
	}
}

void picture_draw(struct view *view, const struct play *play)
{
	struct paper *paper = &view->paper;
	struct picture *shown = &view->picture;
	struct look *look = &shown->render.look;
	const struct cursor *cursor = &view->typing.cursor;
	const struct screen_ops *screen = view->typing.screen;
	struct board_picture picture = {.paper = paper,
	                                .render = &shown->render,
	                                .game = &shown->game,
	                                .coords = play->session.coords,
	                                .records = &play->records,
	                                .lookback = &view->lookback};
	bool reviews = game_review_is_on(&view->lookback, play->analysis);
	picture.symbols = reviews || (game_over(&play->session.game) && !view->lookback.open && !shown->aside.put);
	picture_color(view);
	screen_begin(&paper->screen);
	shown->game = play->session.game;
	int size = shown->game.board.size;
	look->coords = play->session.coords;
	write_title(paper, look, &play->session, &play->opponents, &play->clock, picture.title);
	picture.length = game_over(picture.game) ? remark_winning_row(picture.game, picture.row) : 0;
	write_legend(&picture, picture.legend);
	picture.heading = text_span(picture.title);
	picture.notes = paper_note_rows(paper);
	picture.title_rows = screen_rows_of(&paper->screen, picture.heading, NULL);
	picture.legend_rows = screen_rows_of(&paper->screen, text_span(picture.legend), NULL);
	picture.question = screen_find_line(&paper->screen, text_span(paper->question), &(int){0});
	look->large = has_room_for_large(&picture);
	picture.all = render_size_of(look, size, size);
	write_side_lines(&picture, view, play);
	if (paper->notes.replace) { /* while single keys are read, only a small part of the board must stay visible */
		int least = paper->screen.keys ? min(size, ROWS_LEAST) : size;
		paper->notes.alone = picture.notes > picture_note_rows(view, least);
	}
	int rows = picture.title_rows + picture.all.rows + picture.legend_rows + picture.lines + picture.notes +
	           picture.question;
	if (!paper->screen.keys || (rows <= paper->screen.rows && picture.all.columns <= paper->screen.columns)) {
		shown->render.window = (struct render_window){0};
	} else {
		make_room(&picture);
		find_window(&picture, cursor, shown->viewed);
	}
	shown->viewed = shown->game.plies;
	place_board(&picture, shown->aside.put ? BESIDE_OFF : shown->times_shown);
	while (picture.heading.length > 0)
		screen_put_line(&paper->screen, text_cut_line(&picture.heading));
	shown->above = paper->screen.drawn;
	if (!paper->notes.alone || !paper->screen.in_place) {
		bool points = screen && (screen->points || screen->marks) && cursor_on(cursor, size);
		put_board(&picture, points ? cursor : NULL);
	}
	paper_put_note_rows(paper, paper->notes.alone ? INT_MAX : picture.notes);
}

int picture_point(const struct view *view, int row, int column)
{
	const struct picture *shown = &view->picture;
	if (view->paper.notes.alone || view->paper.notes.shown || row < shown->above)
		return POINT_NONE;
	return render_point_at(&shown->render, row - shown->above, column);
}
