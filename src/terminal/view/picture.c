#include "terminal/view/picture.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "base/minmax.h"
#include "rules/line.h"
#include "terminal/view/game_review.h"
#include "terminal/view/remark.h"

enum {
	PANEL_GAP = 3,       /* columns between board and panel */
	PANEL_WIDTH = 20,    /* e.g. "123. H8       H9" */
	TIME_WIDTH = 6,      /* e.g. "12:34 " */
	PANEL_SIZE_MAX = 40, /* a larger board may not fit into SINK_BYTES */
	NOT_BOARD = 3,       /* rows for the title, the question and the answer */
	ROWS_LEAST = 5,      /* rows of the board that stay visible above notes */
	LARGE_RESERVE = 3,   /* rows kept free for notes, a legend or a review where cells are large */
	FOLLOWED_MARGIN = 2, /* points between the followed point and the window's edge */
};

/* A picture that is being drawn. */
struct board_picture {
	struct view *view;
	const struct play *play;
	const struct game *game;
	int columns; /* columns of the board on the screen */
	int rows;
	int panel;          /* first column of the panel with the moves, from 1; 0: no panel */
	bool times;         /* the panel has the times of the moves */
	int row[BOARD_MAX]; /* the winning stones */
	int row_length;
};

static int pair_width(bool times)
{
	return PANEL_WIDTH + (times ? 2 * TIME_WIDTH : 0);
}

/* Is the time of a move known? */
static bool has_times(const struct ply_records *records)
{
	int ply = records->positions - 1;
	while (ply > 0 && ply_records_at(records, ply)->spent == TIME_UNKNOWN)
		ply--;
	return ply > 0;
}

static struct board_picture picture_of(struct view *view, const struct play *play)
{
	const struct game *game = &play->session.game;
	const struct look *look = &view->picture.render.look;
	struct board_picture picture = {.view = view, .play = play, .game = game};
	bool part = view->paper.screen.keys && view->picture.render.window.columns > 0;
	picture.columns = render_columns(part ? view->picture.render.window.columns : game->board.size, look);
	picture.rows = render_rows(part ? view->picture.render.window.rows : game->board.size, look);
	int beside = picture.columns + PANEL_GAP;
	if (view->paper.screen.in_place && game->board.size <= PANEL_SIZE_MAX &&
	    beside + PANEL_WIDTH <= view->paper.screen.columns)
		picture.panel = beside;
	/* A puzzle, or a game without known times, shows none. */
	bool timed = view->picture.times_shown == TIMES_AUTO ? view->paper.screen.columns > SCREEN_USUAL_COLUMNS
	                                                     : view->picture.times_shown == TIMES_ON;
	picture.times = timed && has_times(&play->records) && view->paper.screen.columns - beside + 1 >= pair_width(true);
	picture.row_length = remark_winning_row(game, picture.row);
	return picture;
}

enum { TITLE_MAX = 440, MARK_MAX = 6 };

/* Writes who plays a side, and a person's remaining time. */
static void write_player(const struct paper *paper, const struct play *play, enum side side, char out[128])
{
	char left[CHESS_CLOCK_TEXT_MAX];
	players_write(paper, &play->session, &play->opponents, side, out, 96);
	size_t length = strlen(out);
	if (chess_clock_is_on(&play->clock) && play->session.player[side] == MOVER_HUMAN)
		snprintf(out + length, 128 - length, " %s", chess_clock_left(&play->clock, side, left));
}

/* Writes a blank and the stone that stands for a side on the board. Writes "" if a text line can't show the stone.
   Returns `out`. */
static const char *picture_write_mark(const struct view *view, enum side side, char out[MARK_MAX])
{
	const char *stone = render_stone(&view->picture.render.look, side);
	snprintf(out, MARK_MAX, " %s", stone);
	if (view->paper.screen.plain && stone[1] != '\0')
		out[0] = '\0';
	return out;
}

/* Writes rules and players: on one line if the screen is wide enough, else with a newline between them. */
static void write_title(struct view *view, const struct play *play, char out[TITLE_MAX])
{
	char black[128], white[128], marks[2][MARK_MAX], title[128], players[300];
	const struct ruleset *rules = &play->session.game.rules;
	write_player(&view->paper, play, SIDE_BLACK, black);
	write_player(&view->paper, play, SIDE_WHITE, white);
	phrase_write(title, sizeof title, view->paper.language, PHRASE_TITLE,
	             WITH(NUMBER(rules->size), NUMERAL(view->paper.language, rules->connect),
	                  phrase_value(view->paper.language, rule_names[rules->rule])));
	phrase_write(players, sizeof players, view->paper.language, PHRASE_PLAYERS,
	             WITH(black, white, picture_write_mark(view, SIDE_BLACK, marks[SIDE_BLACK]),
	                  picture_write_mark(view, SIDE_WHITE, marks[SIDE_WHITE])));
	int wide = view->picture.render.look.wide ? 2 : 0; /* columns that screen_width() does not count */
	int columns = screen_width(text_span(title)) + 3 + screen_width(text_span(players)) + wide;
	bool one_line = columns <= view->paper.screen.columns;
	snprintf(out, TITLE_MAX, one_line ? "%s   %s" : "%s\n%s", title, players);
}

/* Writes the title, unless `puts` is false. Returns the rows of the title. */
static int put_picture_title(struct view *view, const struct play *play, bool puts)
{
	char title[TITLE_MAX];
	int rows = 0;
	write_title(view, play, title);
	for (const char *line = title, *end; line; line = end ? end + 1 : NULL) {
		end = strchr(line, '\n');
		struct span text = {line, end ? (size_t)(end - line) : strlen(line)};
		rows += screen_rows_of(&view->paper.screen, text);
		if (puts)
			screen_put_line(&view->paper.screen, text);
	}
	return rows;
}

/* Moves a window of `count` positions out of `size` only as far as necessary to show `at` with a margin. Returns the
   first position of the window. */
static int slide(int first, int count, int size, int at)
{
	int margin = (count - 1) / 2 < FOLLOWED_MARGIN ? (count - 1) / 2 : FOLLOWED_MARGIN;
	if (first > at - margin)
		first = at - margin;
	if (first + count - 1 < at + margin)
		first = at + margin - count + 1;
	if (first + count > size)
		first = size - count;
	return first > 0 ? first : 0;
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

/* Writes what the marks of threats mean; "" while no marks are shown. */
static void write_legend(const struct view *view, const struct play *play, char out[TITLE_MAX])
{
	char marks[2][THREATS][2] = {{""}};
	out[0] = '\0';
	if (!view->picture.render.look.threats || game_over(&play->session.game) || game_offers(&play->session.game) > 0)
		return;
	for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++)
		for (enum threat threat = THREAT_THREE; threat < THREATS; threat++)
			marks[side][threat][0] = paint_threats[side][threat].bytes[0];
	phrase_write(out, TITLE_MAX, view->paper.language, PHRASE_THREATS,
	             WITH(marks[SIDE_BLACK][THREAT_FIVE], marks[SIDE_BLACK][THREAT_FOUR], marks[SIDE_BLACK][THREAT_THREE],
	                  marks[SIDE_WHITE][THREAT_FIVE], marks[SIDE_WHITE][THREAT_FOUR], marks[SIDE_WHITE][THREAT_THREE]));
}

/* Returns the rows of the legend; 0 if they do not fit into `room` with the notes. */
static int legend_rows(struct view *view, const struct play *play, int room)
{
	char legend[TITLE_MAX];
	write_legend(view, play, legend);
	int wants = legend[0] ? screen_rows_of(&view->paper.screen, text_span(legend)) : 0;
	return wants + paper_note_rows(&view->paper) <= room || !view->paper.screen.in_place ? wants : 0;
}

/* Is the screen larger than usual, with room for large cells, the list of moves, and a few lines below? */
static bool has_room_for_large(struct view *view, const struct play *play)
{
	int column, size = play->session.game.board.size;
	struct look look = view->picture.render.look;
	look.large = true;
	int below = max(paper_note_rows(&view->paper), LARGE_RESERVE) +
	            screen_find_line(&view->paper.screen, view->paper.question, &column);
	int rows = put_picture_title(view, play, false) + render_rows(size, &look) + below;
	int columns = render_columns(size, &look) + PANEL_GAP + PANEL_WIDTH;
	bool larger = view->paper.screen.rows > SCREEN_USUAL_ROWS && view->paper.screen.columns > SCREEN_USUAL_COLUMNS;
	return view->paper.screen.in_place && larger && size <= PANEL_SIZE_MAX && rows <= view->paper.screen.rows &&
	       columns <= view->paper.screen.columns;
}

/* Finds the part of the board that fits the screen. The window is zero if the whole board fits. */
static void find_window(struct view *view, const struct play *play)
{
	const struct look *look = &view->picture.render.look;
	const struct game *game = &play->session.game;
	const struct cursor *cursor = &view->typing.cursor;
	struct render_window *window = &view->picture.render.window;
	int column, size = game->board.size;
	int rows = view->paper.screen.rows - put_picture_title(view, play, false) -
	           screen_find_line(&view->paper.screen, view->paper.question, &column);
	int most = min(size, render_rows_in(rows, look));
	rows -= legend_rows(view, play, rows - render_rows(min(size, ROWS_LEAST), look));
	/* The review takes what is left by the notes and the least rows of points. */
	int room = view->paper.screen.in_place
	               ? rows - paper_note_rows(&view->paper) - render_rows(min(size, ROWS_LEAST), look)
	               : INT_MAX;
	rows -= review_lines_count(view, play, room);
	int below = min(size, render_rows_in(rows - paper_note_rows(&view->paper), look));
	bool opens = window->columns == 0 || (game->plies == 0 && view->picture.viewed > 0);
	window->columns = min(size, render_columns_in(view->paper.screen.columns, look));
	window->rows = min(most, below > ROWS_LEAST ? below : ROWS_LEAST);
	bool out = cursor_on(cursor, size);
	int last = game_last_stone(game);
	if (!out || view->picture.viewed != game->plies)
		follow_row(window, size, last != POINT_NONE ? last : point_at(size / 2, size / 2), opens);
	if (out)
		follow_row(window, size, cursor->point, false);
	view->picture.viewed = game->plies;
	if (window->columns == size && window->rows == size)
		*window = (struct render_window){0};
}

/* Returns the stone or pass with this number, from 0. Other steps of openings do not count. */
static const struct ply *move_of(const struct game *game, int number)
{
	const struct ply *ply = game->history;
	assert(number < game_moves(game));
	while (ply->kind > PLY_PASS || number-- > 0)
		ply++;
	return ply;
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

static void put_listed_move(const struct board_picture *picture, int number)
{
	const struct ply *played = move_of(picture->game, number);
	char text[POINT_TEXT_MAX + 1] = "-", cell[16], shown[20];
	if (played->kind == PLY_STONE)
		text[point_write(text, played->point, picture->play->session.coords, picture->game->board.size)] = '\0';
	int ply = (int)(played - picture->game->history) + 1;
	snprintf(cell, sizeof cell, "%s%s", text, review_lines_sign(picture->view, picture->play, ply));
	snprintf(shown, sizeof shown, " %-6s", cell);
	sink_text(picture->view->paper.screen.out, shown);
	const struct lookback *lookback = &picture->view->lookback;
	bool better = lookback->open && lookback->line > 0 && ply >= lookback->plies; /* such moves have no times */
	if (picture->times)
		sink_text(picture->view->paper.screen.out,
		          write_time(better ? TIME_UNKNOWN : ply_records_at(&picture->play->records, ply)->spent, cell));
}

/* Puts a pair of moves at a column of the screen. */
static void put_move_pair(const struct board_picture *picture, int pair, int column)
{
	char number[16];
	screen_column(&picture->view->paper.screen, column);
	snprintf(number, sizeof number, "%3d.", pair + 1);
	sink_text(picture->view->paper.screen.out, number);
	put_listed_move(picture, 2 * pair);
	if (2 * pair + 1 < game_moves(picture->game))
		put_listed_move(picture, 2 * pair + 1);
}

/* Puts one row of the panel: the heading, or pairs of moves, which run down one column after the other. Shows the
   last pairs that fit. */
static void put_panel_row(const struct board_picture *picture, int row)
{
	struct view *view = picture->view;
	int width = pair_width(picture->times), columns = (view->paper.screen.columns - picture->panel + 1) / width;
	int pairs = (game_moves(picture->game) + 1) / 2;
	int room = (picture->rows - 1) * columns;
	int skipped = pairs > room ? pairs - room : 0;
	if (row == 0) {
		screen_column(&view->paper.screen, picture->panel);
		sink_text(view->paper.screen.out, paper_text(&view->paper, PHRASE_MOVES));
		return;
	}
	for (int column = 0; column < columns; column++) {
		int pair = skipped + column * (picture->rows - 1) + row - 1;
		if (pair < pairs)
			put_move_pair(picture, pair, picture->panel + column * width);
	}
}

static void put_board_with_panel(const struct board_picture *picture)
{
	struct view *view = picture->view;
	char bytes[SINK_BYTES];
	struct sink board = sink_into(bytes, sizeof bytes); /* to be cut into rows */
	render_board(&view->picture.render, &board, &view->picture.game);
	struct span rest = sink_held(&board);
	for (int row = 0; row < picture->rows; row++) {
		const char *newline = memchr(rest.at, '\n', rest.length);
		size_t length = newline ? (size_t)(newline - rest.at) : rest.length;
		sink_put(view->paper.screen.out, rest.at, length);
		put_panel_row(picture, row);
		screen_end_line(&view->paper.screen, 0);
		length += newline != NULL;
		rest = text_after(rest, length);
	}
}

static void put_board(const struct board_picture *picture)
{
	struct view *view = picture->view;
	view->picture.render.row = picture->row;
	view->picture.render.row_length = picture->row_length;
	view->picture.render.offered = picture->game->offered;
	const struct screen_ops *screen = view->typing.screen;
	bool shows = screen && screen->points && cursor_on(&view->typing.cursor, picture->game->board.size);
	view->picture.render.cursor = shows ? &view->typing.cursor.point : NULL;
	view->picture.render.offers = game_offers(picture->game);
	if (picture->panel > 0) {
		put_board_with_panel(picture);
	} else {
		render_board(&view->picture.render, view->paper.screen.out, &view->picture.game);
		int wraps = (picture->columns - 1) / view->paper.screen.columns;
		view->paper.screen.drawn += (wraps + 1) * picture->rows;
	}
}

/* Warns if the board is too large for the screen. The board is drawn all the same. */
static void warn_of_size(const struct board_picture *picture)
{
	struct view *view = picture->view;
	int rows = picture->rows + NOT_BOARD;
	if (!view->paper.screen.in_place || view->paper.screen.keys ||
	    (picture->columns <= view->paper.screen.columns && rows <= view->paper.screen.rows))
		return;
	paper_line(&view->paper, PHRASE_TOO_SMALL, WITH(NUMBER(picture->columns), NUMBER(rows)));
}

/* Returns the rows that notes may have below a board of `size` rows of points. Switches to small cells. */
static int note_rows_below(struct view *view, const struct play *play, int size)
{
	const struct look *look = &view->picture.render.look;
	view->picture.render.look.coords = play->session.coords;
	view->picture.render.look.large = false; /* small cells are better than notes without the board */
	return view->paper.screen.in_place ? view->paper.screen.rows - render_rows(size, look) - NOT_BOARD : INT_MAX;
}

int picture_note_rows(struct view *view, const struct play *play)
{
	return note_rows_below(view, play, play->session.game.board.size);
}

bool picture_has_room(struct view *view, const struct play *play)
{
	int size = play->session.game.board.size;
	return paper_note_rows(&view->paper) <=
	       note_rows_below(view, play, view->paper.screen.keys ? min(size, ROWS_LEAST) : size);
}

void picture_fit_notes(struct view *view, const struct play *play)
{
	view->paper.notes.alone = !picture_has_room(view, play);
}

/* Puts the legend of threats below the board, if there is room. */
static void put_picture_legend(struct view *view, const struct play *play)
{
	char legend[TITLE_MAX];
	int column, question = screen_find_line(&view->paper.screen, view->paper.question, &column);
	int below = view->paper.screen.rows - view->paper.screen.drawn - question;
	write_legend(view, play, legend);
	if (legend_rows(view, play, below) > 0)
		screen_put_line(&view->paper.screen, text_span(legend));
}

/* Puts what the review says below the board, as far as there is room. */
static void put_review(struct view *view, const struct play *play)
{
	int column, question = screen_find_line(&view->paper.screen, view->paper.question, &column);
	int below = view->paper.screen.rows - view->paper.screen.drawn - question - paper_note_rows(&view->paper);
	int room = view->paper.screen.in_place ? below : INT_MAX;
	review_lines_put(view, play, review_lines_count(view, play, room));
}

void picture_draw(struct view *view, const struct play *play)
{
	screen_begin(&view->paper.screen);
	view->picture.game = play->session.game;
	view->picture.render.look.coords = play->session.coords;
	view->picture.render.look.large = has_room_for_large(view, play);
	if (view->paper.screen.keys)
		find_window(view, play);
	struct board_picture picture = picture_of(view, play);
	put_picture_title(view, play, true);
	if (!view->paper.notes.alone || !view->paper.screen.in_place) {
		put_board(&picture);
		warn_of_size(&picture);
		put_picture_legend(view, play);
		put_review(view, play);
	}
	paper_put_notes(&view->paper);
}

int picture_point(struct view *view, const struct play *play, int row, int column)
{
	if (view->paper.notes.alone || view->paper.notes.shown)
		return POINT_NONE;
	row -= put_picture_title(view, play, false);
	return row >= 0 ? render_point_at(&view->picture.render, play->session.game.board.size, row, column) : POINT_NONE;
}
