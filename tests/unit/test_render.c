/* Tests that a drawing does not depend on what the same object drew before. */
#include <string.h>

#include "lines/render.h"
#include "tap.h"

enum { TEXT_MAX = BOARD_MAX * RENDER_ROW_MAX };

static struct game game;
static struct render kept, fresh;
static char bytes[2][SINK_BYTES];

/* Draws the same board twice: with what the last drawing stored, and with nothing stored. */
static bool draws_alike(int size, const struct look *look)
{
	struct ruleset rules = {.rule = RULE_RENJU, .size = size, .connect = 5};
	game_new(&game, &rules);
	game_play(&game, point_at(size / 2, size / 2));
	kept.look = *look;
	memset(&fresh, 0, sizeof fresh);
	fresh.look = *look;
	struct sink one = sink_into(bytes[0], SINK_BYTES), other = sink_into(bytes[1], SINK_BYTES);
	render_board(&kept, &one, &game);
	render_board(&fresh, &other, &game);
	return one.used > 0 && one.used == other.used && memcmp(one.bytes, other.bytes, one.used) == 0;
}

static void test_kept_boards(void)
{
	static const int sizes[] = {15, 15, 9, 19, 15};
	int boards = 0, same = 0;
	for (enum style style = STYLE_LINES; style <= STYLE_GRID; style++)
		for (int i = 0; i < 5; i++)
			for (int wide = 0; wide < 2; wide++)
				for (int color = 0; color < 2; color++)
					for (enum coords coords = COORDS_LETTERS; coords <= COORDS_RC; coords++) {
						struct look look = {.style = style, .coords = coords, .wide = wide, .color = color};
						boards++;
						same += draws_alike(sizes[i], &look);
					}
	tap(same == boards, "%d of %d boards with changing looks are drawn as by a new object", same, boards);
}

int main(void)
{
	test_kept_boards();
	return tap_status();
}
