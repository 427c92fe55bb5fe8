#include "formats/json/json_write.h"

#include "record/field.h"
#include "record/json.h"

const char *const json_key_names[KEYS] = {
	"id",    "rule",  "size",  "black", "white", "recorded",     "setup_black",  "setup_white", "first",
	"moves", "event", "place", "date",  "round", "black_rating", "white_rating", "notes"};

static void json_put_item(struct sink *out, int point, int size)
{
	sink_char(out, '"');
	field_put_point(out, point, size);
	sink_char(out, '"');
}

static void json_put_setup(struct sink *out, const struct replay *replay, enum side side)
{
	json_put_key(out, side == SIDE_BLACK ? "setup_black" : "setup_white");
	sink_char(out, '[');
	replay_put_setup(out, replay, side, "", json_put_item, ",");
	sink_char(out, ']');
}

static void json_put_moves(struct sink *out, const struct game *game)
{
	json_put_key(out, "moves");
	sink_char(out, '[');
	for (int i = 0; i < game->plies; i++) {
		if (i > 0)
			sink_char(out, ',');
		if (game->history[i].kind == PLY_STONE)
			json_put_item(out, game->history[i].point, game->board.size);
		else
			sink_text(out, "\"pass\"");
	}
	sink_char(out, ']');
}

static void json_put_text(struct sink *out, enum json_key key, struct span text)
{
	json_put_key(out, json_key_names[key]);
	json_string_or_null(out, text);
}

static void json_put_notes(struct sink *out, const struct replay *replay)
{
	static const char none[] =
		",\"event\":null,\"place\":null,\"date\":null,\"round\":null,\"notes\":null"
		",\"black_rating\":null,\"white_rating\":null";
	if (!replay->notes || replay->notes->settled == 0) {
		sink_put(out, none, sizeof none - 1);
		return;
	}
	for (enum note_kind kind = 0; kind <= NOTE_ROUND; kind++)
		json_put_text(out, KEY_EVENT + kind, notes_of_game(replay->notes, kind));
	json_put_key(out, "notes");
	json_notes_put(out, replay);
	for (enum note_kind kind = NOTE_BLACK_RATING; note_is_of_game(kind); kind++)
		json_put_text(out, KEY_EVENT + kind, notes_of_game(replay->notes, kind));
}

bool json_write(struct writing *writing, const struct replay *replay)
{
	struct sink *out = writing->out;
	const struct game *game = &replay->game;
	sink_text(out, "{\"id\":");
	json_string_or_null(out, replay->id);
	json_put_text(out, KEY_RULE, text_span(rule_names[game->rules.rule]));
	json_put_key(out, "size");
	sink_number(out, (unsigned)game->board.size);
	json_put_text(out, KEY_BLACK, replay->black);
	json_put_text(out, KEY_WHITE, replay->white);
	json_put_text(out, KEY_RECORDED, text_span(result_names[replay->recorded]));
	json_put_setup(out, replay, SIDE_BLACK);
	json_put_setup(out, replay, SIDE_WHITE);
	json_put_text(out, KEY_FIRST, text_span(game_first_side(&replay->game) == SIDE_BLACK ? "BLACK" : "WHITE"));
	json_put_moves(out, game);
	json_put_notes(out, replay);
	sink_text(out, "}\n");
	return true;
}
