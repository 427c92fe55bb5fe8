#include "record/move_list.h"

#include "record/field.h"

static void list_put_setup_point(struct sink *out, int point, int size, enum side side, int before)
{
	(void)side;
	(void)before;
	field_put_point(out, point, size);
}

static void list_put_start(struct sink *out, const struct replay *replay)
{
	if (replay_has_setup(replay)) {
		sink_text(out, "black=");
		replay_each_setup(replay, SIDE_BLACK, list_put_setup_point, out);
		sink_text(out, " white=");
		replay_each_setup(replay, SIDE_WHITE, list_put_setup_point, out);
	}
	if (game_first_side(&replay->game) == SIDE_WHITE)
		sink_text(out, replay_has_setup(replay) ? " turn=white" : "turn=white");
}

void move_list_put(struct sink *out, const struct replay *replay, const char *between)
{
	const struct game *game = &replay->game;
	list_put_start(out, replay);
	bool started = replay_has_setup(replay) || game_first_side(&replay->game) == SIDE_WHITE;
	for (int i = 0; i < game->plies; i++) {
		sink_text(out, i > 0 ? between : started ? " " : "");
		if (game->history[i].kind == PLY_PASS)
			sink_text(out, "pass");
		else
			field_put_point(out, game->history[i].point, game->board.size);
	}
}
