#include "formats/sgf_write.h"

#include "base/utf8.h"
#include "record/sgf_point.h"

static void put_escaped(struct sink *out, struct span text)
{
	for (size_t i = 0; i < text.length; i++) {
		if (text.at[i] == ']' || text.at[i] == '\\')
			sink_char(out, '\\');
		sink_char(out, text.at[i]);
	}
}

static void put_text(struct sink *out, const char *name, struct span text)
{
	if (text.length == 0)
		return;
	sink_text(out, name);
	sink_char(out, '[');
	put_escaped(out, text);
	sink_char(out, ']');
}

static bool is_white_space(struct span control)
{
	return control.length == 1 && (control.at[0] == '\t' || control.at[0] == '\n');
}

/* A name from somebody's record: control characters but white space become '?', as in the report. */
static void put_name(struct sink *out, const char *name, struct span text)
{
	bool valid = utf8_valid(text);
	if (text.length == 0)
		return;
	sink_text(out, name);
	sink_char(out, '[');
	while (text.length > 0) {
		struct span control;
		size_t plain = utf8_plain(text, valid, &control.length);
		control.at = text.at + plain;
		put_escaped(out, (struct span){text.at, plain});
		if (control.length > 0)
			sink_char(out, is_white_space(control) ? control.at[0] : '?');
		plain += control.length;
		text = (struct span){text.at + plain, text.length - plain};
	}
	sink_char(out, ']');
}

static void put_point(struct sink *out, int point, int size)
{
	char letters[2];
	sgf_point_write(letters, point, size);
	sink_char(out, '[');
	sink_put(out, letters, sizeof letters);
	sink_char(out, ']');
}

static void put_setup_point(struct sink *out, int point, int size, int before)
{
	(void)before;
	put_point(out, point, size);
}

static void put_setup(struct sink *out, const struct replay *replay)
{
	static const char *const names[] = {[SIDE_BLACK] = "AB", [SIDE_WHITE] = "AW"};
	for (enum side side = SIDE_BLACK; side < SIDE_NONE; side++) {
		int played = 0;
		for (int i = 0; i < replay->game.plies; i++)
			played += replay->game.history[i].kind == PLY_STONE && replay->game.history[i].side == side;
		if (board_stones_of(&replay->game.board, side) == played)
			continue;
		sink_text(out, names[side]);
		replay_each_setup(replay, side, put_setup_point, out);
	}
	if (game_first_side(&replay->game) == SIDE_WHITE)
		sink_text(out, "PL[W]");
}

static void put_result(struct sink *out, enum recorded recorded)
{
	static const char *const results[] = {
		[RECORDED_BLACK] = "RE[B]", [RECORDED_WHITE] = "RE[W]", [RECORDED_DRAW] = "RE[0]"};
	if (recorded != RECORDED_NOTHING)
		sink_text(out, results[recorded]);
}

static void put_comment(const struct writing *writing, int plies)
{
	char text[1024];
	if (writing->comment)
		put_text(writing->out, "C", (struct span){text, writing->comment(writing, plies, text, sizeof text)});
}

bool sgf_write(struct writing *writing, const struct replay *replay)
{
	struct sink *out = writing->out;
	const struct game *game = &replay->game;
	if (game->board.size > SGF_SIZE_MAX)
		return false;
	sink_text(out, writing->comment ? "(;FF[4]CA[UTF-8]GM[4]SZ[" : "(;FF[4]GM[4]SZ[");
	sink_number(out, (unsigned)game->board.size);
	sink_text(out, "]");
	put_text(out, "RU", text_span(rule_names[game->rules.rule]));
	put_name(out, "GN", replay->id);
	put_name(out, "PB", replay->black);
	put_name(out, "PW", replay->white);
	put_result(out, replay->recorded);
	put_setup(out, replay);
	put_comment(writing, 0);
	for (int i = 0; i < game->plies; i++) {
		if (game->history[i].kind > PLY_PASS)
			continue; /* SGF has no word for it */
		sink_text(out, game->history[i].side == SIDE_BLACK ? ";B" : ";W");
		if (game->history[i].kind == PLY_PASS)
			sink_text(out, "[]");
		else
			put_point(out, game->history[i].point, game->board.size);
		put_comment(writing, i + 1);
	}
	sink_text(out, ")\n");
	return true;
}
