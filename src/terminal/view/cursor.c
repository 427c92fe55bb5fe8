#include "terminal/view/cursor.h"

#include <assert.h>

#include "base/minmax.h"
#include "rules/forbidden.h"

void cursor_go(struct cursor *cursor, int point)
{
	assert(point != POINT_NONE);
	*cursor = (struct cursor){.shown = true, .placed = true, .point = point};
}

/* Returns the point where the cursor appears: its last point, the last stone, or the center. */
static int first_point(const struct cursor *cursor, const struct game *game)
{
	int size = game->board.size;
	int last = game_last_stone(game);
	if (cursor->placed && point_x(cursor->point) < size && point_y(cursor->point) < size)
		return cursor->point;
	return last != POINT_NONE ? last : point_at(size / 2, size / 2);
}

static void add_stop(int point, unsigned reasons, void *context)
{
	(void)reasons;
	point_set_add(context, point);
}

/* Moves the cursor to the next offered point or, if no points are offered, to the next point that is forbidden to
   Black; in board order, and after the last one to the first. */
static void tab(struct cursor *cursor, struct game *game, bool back)
{
	struct point_set stops = {0};
	int offers = game_offers(game), found = POINT_NONE;
	int from = cursor->shown || cursor->placed ? first_point(cursor, game) : POINT_NONE, point = from;
	for (int i = 0; i < offers; i++)
		add_stop(game->offered[i], 0, &stops);
	if (offers == 0 && ruleset_forbids(&game->rules, SIDE_BLACK))
		forbidden_each(&game->board, add_stop, &stops);
	do { /* once around the board: the first stop, or back the last one before the cursor is reached again */
		point = point_next(game->board.size, point);
		bool stop = point != POINT_NONE && point_set_has(&stops, point);
		if (stop && (found == POINT_NONE || (back && point != from)))
			found = point;
	} while (point != from);
	if (found != POINT_NONE)
		cursor_go(cursor, found);
	cursor->explained = true;
	cursor->none = found == POINT_NONE;
}

enum cursor_answer cursor_take(struct cursor *cursor, struct game *game, const struct keypress *key)
{
	static const struct {
		enum key_kind key;
		int right, up;
	} steps[] = {
		{KEY_UP, 0, 1},
		{KEY_DOWN, 0, -1},
		{KEY_RIGHT, 1, 0},
		{KEY_LEFT, -1, 0},
		{KEY_HOME, -BOARD_MAX, 0},
		{KEY_END, BOARD_MAX, 0},
		{KEY_PAGE_UP, 0, BOARD_MAX},
		{KEY_PAGE_DOWN, 0, -BOARD_MAX},
	};
	cursor->none = false;
	cursor->shown = cursor_on(cursor, game->board.size);
	for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
		if (key->kind != steps[i].key)
			continue;
		/* A cursor that is hidden only appears. No key moves it off the board. */
		int end = game->board.size - 1, from = first_point(cursor, game);
		int x = clamp(point_x(from) + steps[i].right, 0, end), y = clamp(point_y(from) + steps[i].up, 0, end);
		cursor_go(cursor, cursor->shown ? point_at(x, y) : from);
		return CURSOR_MOVES;
	}
	bool plays = key->kind == KEY_ENTER || (key->kind == KEY_TEXT && text_is(key->text, " "));
	if (key->kind == KEY_TAB || key->kind == KEY_BACK_TAB)
		tab(cursor, game, key->kind == KEY_BACK_TAB);
	else if (key->kind == KEY_ESCAPE)
		cursor->shown = false;
	else
		return plays && cursor->shown ? CURSOR_PLAYS : CURSOR_STAYS;
	return CURSOR_MOVES;
}
