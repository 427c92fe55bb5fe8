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

/* Moves the cursor right and up, but not off the board. If the cursor is hidden, only shows it. */
static void cursor_move(struct cursor *cursor, const struct game *game, int right, int up)
{
	int size = game->board.size;
	int from = first_point(cursor, game);
	if (cursor->shown)
		from = point_at(clamp(point_x(from) + right, 0, size - 1), clamp(point_y(from) + up, 0, size - 1));
	cursor_go(cursor, from);
}

/* A search for the next point of a kind in board order. After the last point, starts again with the first. */
struct tour {
	int from;  /* point where the search begins */
	bool back; /* in reverse order */
	int next;  /* next point on the way, or POINT_NONE */
	int round; /* first point if it starts again, or POINT_NONE */
};

static bool cursor_is_before(const struct tour *tour, int one, int other)
{
	return tour->back ? one > other : one < other;
}

static void visit(int point, unsigned reasons, void *context)
{
	struct tour *tour = context;
	(void)reasons;
	if (cursor_is_before(tour, tour->from, point) &&
	    (tour->next == POINT_NONE || cursor_is_before(tour, point, tour->next)))
		tour->next = point;
	if (tour->round == POINT_NONE || cursor_is_before(tour, point, tour->round))
		tour->round = point;
}

/* Moves the cursor to the next offered point or, if no points are offered, to the next point that is forbidden to
   Black. */
static void tab(struct cursor *cursor, struct game *game, bool back)
{
	int offers = game_offers(game);
	struct tour tour = {first_point(cursor, game), back, POINT_NONE, POINT_NONE};
	if (!cursor->shown && !cursor->placed)
		tour.from = back ? point_at(BOARD_MAX, BOARD_MAX) : POINT_NONE;
	for (int i = 0; i < offers; i++)
		visit(game->offered[i], 0, &tour);
	if (offers == 0 && ruleset_forbids(&game->rules, SIDE_BLACK))
		forbidden_each(&game->board, visit, &tour);
	if (tour.round != POINT_NONE)
		cursor_go(cursor, tour.next != POINT_NONE ? tour.next : tour.round);
	cursor->explained = true;
	cursor->none = tour.round == POINT_NONE;
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
		cursor_move(cursor, game, steps[i].right, steps[i].up);
		return CURSOR_MOVES;
	}
	switch (key->kind) {
	case KEY_TAB:
	case KEY_BACK_TAB:
		tab(cursor, game, key->kind == KEY_BACK_TAB);
		return CURSOR_MOVES;
	case KEY_ESCAPE:
		cursor->shown = false;
		return CURSOR_MOVES;
	case KEY_ENTER:
		return cursor->shown ? CURSOR_PLAYS : CURSOR_STAYS;
	case KEY_TEXT:
		return cursor->shown && text_is(key->text, " ") ? CURSOR_PLAYS : CURSOR_STAYS;
	default:
		return CURSOR_STAYS;
	}
}
