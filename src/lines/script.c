#include "lines/script.h"

const char save_mark[] = "# renju ";

static void put_option(struct sink *out, const char *option, const char *value)
{
	sink_text(out, option);
	sink_text(out, value);
}

void save_write_mark(struct sink *out, const struct ruleset *rules, enum coords coords)
{
	sink_text(out, save_mark);
	sink_text(out, "-n ");
	sink_number(out, (unsigned)rules->size);
	if (rules->connect <= rules->size) {
		sink_text(out, " -k ");
		sink_number(out, (unsigned)rules->connect);
	}
	put_option(out, " -r ", rule_names[rules->rule]);
	put_option(out, " -f ", penalty_names[rules->penalty]);
	put_option(out, " -o ", opening_names[rules->opening]);
	put_option(out, " -c ", coords_names[coords]);
	sink_char(out, '\n');
}

static void put_point(struct sink *out, int point, enum coords coords, int size)
{
	char text[POINT_TEXT_MAX];
	sink_put(out, text, point_write(text, point, coords, size));
}

/* The stones that stood before the first ply, a line each: no line grows too long. */
static void put_setup(struct sink *out, const struct game *game, enum coords coords)
{
	struct board start;
	game_setup_board(game, &start);
	for (int y = 0; y < start.size; y++)
		for (int x = 0; x < start.size; x++) {
			enum side side = board_at(&start, point_at(x, y));
			if (side == SIDE_NONE)
				continue;
			put_option(out, "setup ", side_names[side]);
			sink_char(out, ' ');
			put_point(out, point_at(x, y), coords, start.size);
			sink_char(out, '\n');
		}
}

void save_write(struct sink *out, const struct game *game, enum coords coords)
{
	static const char *const lines[] = {
		[PLY_PASS] = "pass", [PLY_RESIGN] = "resign", [PLY_AGREE] = "draw\ndraw", [PLY_CLAIM] = "claim"};
	save_write_mark(out, &game->rules, coords);
	put_setup(out, game, coords);
	if (game_first_side(game) == SIDE_WHITE)
		sink_text(out, "turn white\n");
	for (int i = 0; i < game->plies; i++) {
		const struct ply *ply = &game->history[i];
		if (ply->kind == PLY_STONE)
			put_point(out, ply->point, coords, game->board.size);
		else
			sink_text(out, lines[ply->kind]);
		sink_char(out, '\n');
	}
}
