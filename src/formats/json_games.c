#include "formats/formats.h"

#include "base/json.h"
#include "formats/json_read.h"
#include "record/field.h"

static void put_key(struct sink *out, const char *key)
{
	sink_text(out, ",\"");
	sink_text(out, key);
	sink_text(out, "\":");
}

static void put_item(struct sink *out, int point, int size, int before)
{
	if (before > 0)
		sink_char(out, ',');
	sink_char(out, '"');
	field_put_point(out, point, size);
	sink_char(out, '"');
}

static void put_setup(struct sink *out, const struct replay *replay, enum side side)
{
	put_key(out, side == SIDE_BLACK ? "setup_black" : "setup_white");
	sink_char(out, '[');
	replay_each_setup(replay, side, put_item, out);
	sink_char(out, ']');
}

static void put_moves(struct sink *out, const struct game *game)
{
	put_key(out, "moves");
	sink_char(out, '[');
	for (int i = 0; i < game->plies; i++) {
		if (game->history[i].kind == PLY_STONE)
			put_item(out, game->history[i].point, game->board.size, i);
		else
			sink_text(out, i == 0 ? "\"pass\"" : ",\"pass\"");
	}
	sink_char(out, ']');
}

static bool write_json(struct writing *writing, const struct replay *replay)
{
	struct sink *out = writing->out;
	const struct game *game = &replay->game;
	sink_text(out, "{\"id\":");
	json_string_or_null(out, replay->id);
	put_key(out, "rule");
	json_string(out, text_span(rule_names[game->rules.rule]));
	put_key(out, "size");
	sink_number(out, (unsigned)game->board.size);
	put_key(out, "black");
	json_string_or_null(out, replay->black);
	put_key(out, "white");
	json_string_or_null(out, replay->white);
	put_key(out, "recorded");
	json_string_or_null(out, text_span(recorded_names[replay->recorded]));
	put_setup(out, replay, SIDE_BLACK);
	put_setup(out, replay, SIDE_WHITE);
	put_key(out, "first");
	json_string(out, text_span(game_first_side(&replay->game) == SIDE_BLACK ? "BLACK" : "WHITE"));
	put_moves(out, game);
	sink_text(out, "}\n");
	return true;
}

const struct format format_json = {
	.name = "json", .endings = {"json"}, .examples = EXAMPLE_WRITTEN, .lines = true,
	.matches = json_matches, .state = sizeof(struct json_reader), .read = json_read, .write = write_json};
