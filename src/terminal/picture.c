#include "terminal/picture.h"

#include <stdio.h>
#include <string.h>

#include "rules/line.h"

enum {
	PANEL_GAP = 3,   /* columns between board and panel */
	PANEL_WIDTH = 20, /* as "123. H8       H9" */
	PANEL_SIZE_MAX = 40, /* a larger board would not fit the buffer below */
};

int picture_winning_row(const struct game *game, int row[BOARD_MAX])
{
	if (game->plies == 0 || game->history[game->plies - 1].kind != PLY_STONE)
		return 0;
	const struct ply *last = &game->history[game->plies - 1];
	for (enum direction d = 0; d < DIRECTIONS; d++) {
		struct row found = line_row(&game->board, last->side, last->point, d);
		if (!line_wins(&game->board, &game->rules, last->side, last->point, d, found))
			continue;
		for (int i = 0; i < found.length; i++)
			row[i] = board_step(&game->board, last->point, d, i - found.before);
		return found.length;
	}
	return 0;
}

static void put_title(struct desk *desk)
{
	char size[12], connect[12], level[12], black[64], white[64], title[128], players[160], line[300];
	const struct ruleset *rules = &desk->session.game.rules;
	static const enum phrase phrases[] = {
		[MOVER_HUMAN] = PHRASE_HUMAN, [MOVER_RANDOM] = PHRASE_RANDOM, [MOVER_MINIMAX] = PHRASE_MINIMAX};
	const char *const levels[] = {level};
	snprintf(size, sizeof size, "%d", rules->size);
	snprintf(connect, sizeof connect, "%d", rules->connect);
	snprintf(level, sizeof level, "%d", desk->level);
	phrase_write(black, sizeof black, desk->language, phrases[desk->session.player[SIDE_BLACK]], levels);
	phrase_write(white, sizeof white, desk->language, phrases[desk->session.player[SIDE_WHITE]], levels);
	phrase_write(title, sizeof title, desk->language, PHRASE_TITLE,
	             (const char *const[]){size, connect, phrase_value(desk->language, rule_names[rules->rule])});
	phrase_write(players, sizeof players, desk->language, PHRASE_PLAYERS, (const char *const[]){black, white});
	bool one_line = screen_width(text_span(title)) + 3 + screen_width(text_span(players)) <= desk->screen.columns;
	snprintf(line, sizeof line, one_line ? "%s   %s" : "%s", title, players);
	screen_put_line(&desk->screen, text_span(line));
	if (!one_line)
		screen_put_line(&desk->screen, text_span(players));
}

static void put_ply(struct desk *desk, int ply)
{
	const struct game *game = &desk->session.game;
	char text[POINT_TEXT_MAX + 1] = "-";
	if (game->history[ply].kind == PLY_STONE)
		text[point_write(text, game->history[ply].point, desk->render.look.coords, game->board.size)] = '\0';
	char cell[16];
	snprintf(cell, sizeof cell, " %-6s", text);
	sink_text(desk->screen.out, cell);
}

/* A pair of moves, in the column that it belongs to. */
static void put_pair(struct desk *desk, int pair, int column)
{
	char number[16];
	screen_column(&desk->screen, column);
	snprintf(number, sizeof number, "%3d.", pair + 1);
	sink_text(desk->screen.out, number);
	put_ply(desk, 2 * pair);
	if (2 * pair + 1 < game_moves(&desk->session.game))
		put_ply(desk, 2 * pair + 1);
}

/* One row of the panel: its heading, or pairs of moves, which run down one column after the other. The last pairs are
   shown that find room. */
static void put_panel_row(struct desk *desk, int row, int rows)
{
	int first = render_columns(desk->session.game.board.size, &desk->render.look) + PANEL_GAP;
	int columns = (desk->screen.columns - first + 1) / PANEL_WIDTH;
	int pairs = (game_moves(&desk->session.game) + 1) / 2;
	int room = (rows - 1) * columns;
	int skipped = pairs > room ? pairs - room : 0;
	if (row == 0) {
		screen_column(&desk->screen, first);
		sink_text(desk->screen.out, desk_text(desk, PHRASE_MOVES));
		return;
	}
	for (int column = 0; column < columns; column++) {
		int pair = skipped + column * (rows - 1) + row - 1;
		if (pair < pairs)
			put_pair(desk, pair, first + column * PANEL_WIDTH);
	}
}

static void put_board_with_panel(struct desk *desk)
{
	static struct sink board; /* the board's text, to be cut into rows */
	int rows = render_rows(desk->session.game.board.size, &desk->render.look);
	board.used = 0;
	render_board(&desk->render, &board, &desk->session.game);
	struct span rest = {board.bytes, board.used};
	for (int row = 0; row < rows; row++) {
		const char *newline = memchr(rest.at, '\n', rest.length);
		size_t length = newline ? (size_t)(newline - rest.at) : rest.length;
		sink_put(desk->screen.out, rest.at, length);
		put_panel_row(desk, row, rows);
		screen_end_line(&desk->screen, 0);
		length += newline != NULL;
		rest = (struct span){rest.at + length, rest.length - length};
	}
}

static bool has_room_for_panel(const struct desk *desk)
{
	int size = desk->session.game.board.size;
	return desk->screen.in_place && size <= PANEL_SIZE_MAX &&
	       render_columns(size, &desk->render.look) + PANEL_GAP + PANEL_WIDTH <= desk->screen.columns;
}

/* A board that does not fit is drawn all the same, and said to be too large. */
static void warn_of_size(struct desk *desk)
{
	int size = desk->session.game.board.size;
	int columns = render_columns(size, &desk->render.look);
	int rows = render_rows(size, &desk->render.look) + 3;
	char wide[12], high[12];
	if (!desk->screen.in_place || (columns <= desk->screen.columns && rows <= desk->screen.rows))
		return;
	snprintf(wide, sizeof wide, "%d", columns);
	snprintf(high, sizeof high, "%d", rows);
	desk_note(desk, PHRASE_TOO_SMALL, (const char *const[]){wide, high});
}

void picture_draw(struct desk *desk)
{
	int row[BOARD_MAX];
	struct game *game = &desk->session.game;
	screen_begin(&desk->screen);
	put_title(desk);
	if (desk->notes_alone && desk->screen.in_place)
		return;
	desk->render.row = row;
	desk->render.row_length = picture_winning_row(game, row);
	if (has_room_for_panel(desk)) {
		put_board_with_panel(desk);
	} else {
		render_board(&desk->render, desk->screen.out, game);
		int wraps = (render_columns(game->board.size, &desk->render.look) - 1) / desk->screen.columns;
		desk->screen.drawn += (wraps + 1) * render_rows(game->board.size, &desk->render.look);
	}
	desk->render.row_length = 0;
	warn_of_size(desk);
}
