/* Tests that a drawing does not depend on what the same object drew before. */
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "drawing/render.h"
#include "tap.h"

enum { BOARDS = 12000, SMALL = 40 }; /* a larger board may not fit into a sink with large cells */

static struct game game;
static struct render kept, fresh;
static struct drawn_shapes shapes;
static char bytes[2][SINK_BYTES];
static struct rng rng;
static int row[2], cursor;
static int16_t offered[2];

static int below(int bound)
{
	return (int)rng_below(&rng, (unsigned)bound);
}

static int any_point(void)
{
	return point_at(below(game.board.size), below(game.board.size));
}

/* Makes a few moves, most of them in a corner, takes one back, or starts a game, perhaps of another size. */
static void change_game(void)
{
	static const int sizes[] = {1, 9, 15, 19, 70};
	struct ruleset rules = {.rule = RULE_RENJU, .size = game.board.size, .connect = 5};
	if (below(50) == 0)
		rules.size = sizes[below(5)];
	if (rules.size != game.board.size || below(20) == 0)
		game_new(&game, &rules);
	for (int moves = below(6); moves > 0; moves--)
		game_play(&game, below(2) ? point_at(below(6) % rules.size, below(6) % rules.size) : any_point());
	if (below(4) == 0 || game_over(&game))
		game_undo(&game, 1);
}

/* Changes one part of the look. */
static void change_look(void)
{
	struct look *look = &kept.look;
	bool *const flags[] = {&look->wide, &look->color, &look->large, &look->mark_forbidden, &look->threats};
	int part = below(30);
	if (part < 5)
		*flags[part] = !*flags[part];
	if (part == 5)
		look->style = (enum style)below(4);
	if (part == 6)
		look->coords = (enum coords)below(6);
	if (part == 7)
		look->theme = (enum theme)below(4);
	look->large &= game.board.size <= SMALL;
	look->threats &= game.board.size <= SMALL;
}

/* Moves the window or changes its size, or shows the whole board. */
static void change_window(void)
{
	struct render_window *window = &kept.window;
	int size = game.board.size, part = below(30);
	if (part == 0 || window->x + window->columns > size || window->y + window->rows > size || window->rows == 0)
		*window = (struct render_window){0, 0, size, size};
	if (part == 1)
		window->x = below(size - window->columns + 1);
	if (part == 2)
		window->y = below(size - window->rows + 1);
	if (part == 3)
		window->columns = 1 + below(size - window->x);
	if (part == 4)
		window->rows = 1 + below(size - window->y);
}

static void change_marks(void)
{
	cursor = any_point();
	kept.cursor = below(2) ? &cursor : NULL;
	kept.row = row;
	kept.row_length = kept.offers = 0;
	kept.offered = offered;
	for (int i = below(3) ? 0 : 2; i-- > 0;) {
		int point = any_point();
		if (board_empty(&game.board, point))
			offered[kept.offers++] = (int16_t)point;
		else
			row[kept.row_length++] = point;
	}
	shapes = (struct drawn_shapes){.any = below(3) == 0, .asked = any_point()};
	for (int i = 0; i < 9; i++) /* some of them wrong: the board may have changed since they were found */
		point_set_add(i % 3 == 0 ? &shapes.stones : i % 3 == 1 ? &shapes.keys : &shapes.forbidden, any_point());
	kept.shapes = below(2) ? &shapes : NULL;
}

/* Draws the same board twice: after the drawing before, and as if it were the first. */
static bool draws_alike(void)
{
	memset(&fresh.drawing, 0, sizeof fresh.drawing);
	fresh.look = kept.look;
	fresh.window = kept.window;
	fresh.cursor = kept.cursor;
	fresh.row = kept.row;
	fresh.row_length = kept.row_length;
	fresh.shapes = kept.shapes;
	fresh.offered = kept.offered;
	fresh.offers = kept.offers;
	struct sink one = sink_into(bytes[0], SINK_BYTES), other = sink_into(bytes[1], SINK_BYTES);
	render_board(&kept, &one, &game);
	render_board(&fresh, &other, &game);
	return one.used > 0 && one.used == other.used && memcmp(one.bytes, other.bytes, one.used) == 0;
}

/* Returns the most bytes that the largest board takes, full of stones, as a part of its room in 1/100. Stones take as
   many bytes as threats: a longer character, a shorter color. */
static int fullest(void)
{
	size_t most = 0;
	game_new(&game, &(struct ruleset){.rule = RULE_FREESTYLE, .size = BOARD_MAX, .connect = BOARD_MAX});
	shapes = (struct drawn_shapes){.any = true, .asked = POINT_NONE};
	free(fresh.text);
	fresh = (struct render){.look = {.color = true, .large = true}};
	for (int i = 0; i < BOARD_MAX * BOARD_MAX; i++) {
		game_play(&game, point_at(i % BOARD_MAX, i / BOARD_MAX));
		point_set_add(&shapes.stones, point_at(i % BOARD_MAX, i / BOARD_MAX));
	}
	for (int i = 0; i < 64; i++) {
		fresh.look.style = (enum style)(i % 4);
		fresh.look.theme = (enum theme)(i / 4 % 4);
		fresh.look.wide = i / 16 % 2 > 0;
		fresh.shapes = i / 32 > 0 ? &shapes : NULL;
		size_t length = render_text(&fresh, &game).length;
		most = length > most ? length : most;
	}
	return (int)(most * 100 / fresh.room);
}

int main(void)
{
	int same = 0;
	game_new(&game, &(struct ruleset){.rule = RULE_RENJU, .size = 15, .connect = 5});
	for (int i = 0; i < BOARDS; i++) {
		change_game();
		change_look();
		change_window();
		change_marks();
		same += draws_alike();
	}
	tap(same == BOARDS, "%d of %d boards are drawn as by a new object", same, BOARDS);
	int part = fullest();
	tap(part > 70 && part <= 100, "the fullest board takes %d %% of its room", part);
	free(kept.text);
	free(fresh.text);
	return tap_status();
}
