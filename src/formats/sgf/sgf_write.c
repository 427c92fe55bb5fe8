#include "formats/sgf/sgf_write.h"

#include "record/sgf_value.h"

static void put_setup_point(struct sink *out, int point, int size, int before)
{
	(void)before;
	sgf_put_point(out, point, size);
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
		sgf_put_text(writing->out, "C", (struct span){text, writing->comment(writing, plies, text, sizeof text)});
}

/* Writes an integer with a decimal point before its last `digits` digits. */
static void put_thousandths(struct sink *out, int number, int digits)
{
	int unit = digits == 3 ? 1000 : 10;
	if (number < 0)
		sink_char(out, '-');
	number = number < 0 ? -number : number;
	sink_number(out, (unsigned)(number / unit));
	sink_char(out, '.');
	for (int place = unit / 10; place > 0; place /= 10)
		sink_char(out, (char)('0' + number / place % 10));
}

/* Writes the winning chance twice: V from -1 (White wins) to 1 (Black wins), and Sabaki's SBKV, Black's percentage. */
static void put_chance(struct sink *out, int chance)
{
	if (chance == CHANCE_UNKNOWN)
		return;
	sink_text(out, "V[");
	put_thousandths(out, 2 * chance - 1000, 3);
	sink_text(out, "]SBKV[");
	put_thousandths(out, chance, 1);
	sink_char(out, ']');
}

static void put_mark(struct sink *out, enum move_mark mark)
{
	static const char *const properties[] = {
		[MARK_NONE] = "",         [MARK_ONLY] = "TE[1]",    [MARK_MISSED] = "BM[2]",
		[MARK_BLUNDER] = "BM[2]", [MARK_MISTAKE] = "BM[1]", [MARK_DOUBTFUL] = "DO[]"};
	sink_text(out, properties[mark]);
}

static void put_move(const struct writing *writing, enum side side, int point, int size)
{
	sink_text(writing->out, side == SIDE_BLACK ? ";B" : ";W");
	if (point == POINT_NONE)
		sink_text(writing->out, "[]");
	else
		sgf_put_point(writing->out, point, size);
}

/* Writes the annotation of a ply: its mark, the chance after it, and a sentence on what it gave away. */
static void put_annotation(const struct writing *writing, const struct game *game, int ply)
{
	char text[ANNOTATION_TEXT_MAX], best[POINT_TEXT_MAX + 1] = "";
	const struct annotation *annotation = &writing->annotations[ply];
	put_mark(writing->out, annotation->mark);
	put_chance(writing->out, annotation->chance);
	if (annotation->mark == MARK_NONE)
		return;
	if (annotation->mark > MARK_ONLY)
		best[point_write(best, annotation->best, writing->coords, game->board.size)] = '\0';
	annotation_tell_move(text, writing->annotations, ply, game->history[ply - 1].side, best);
	sgf_put_text(writing->out, "C", text_span(text));
}

static void put_ply(const struct writing *writing, const struct game *game, int ply)
{
	const struct ply *played = &game->history[ply - 1];
	put_move(writing, played->side, played->kind == PLY_PASS ? POINT_NONE : played->point, game->board.size);
	if (writing->annotations)
		put_annotation(writing, game, ply);
	put_comment(writing, ply);
}

/* Writes the better line beside a ply as a variation. */
static void put_better_line(const struct writing *writing, const struct game *game, int ply)
{
	char text[ANNOTATION_TEXT_MAX];
	const struct annotation *annotation = &writing->annotations[ply];
	enum side side = game->history[ply - 1].side;
	annotation_tell_line(text, writing->annotations, ply, side);
	sink_char(writing->out, '(');
	for (int i = 0; i < annotation->length; i++) {
		put_move(writing, i % 2 == 0 ? side : side_other(side), annotation->line[i], game->board.size);
		if (i == 0)
			sgf_put_text(writing->out, "C", text_span(text));
	}
	sink_char(writing->out, ')');
}

static bool has_better_line(const struct writing *writing, int ply)
{
	return writing->annotations && annotation_has_line(&writing->annotations[ply]);
}

/* Writes the plies. A variation beside a ply comes after all that follows the ply. */
static void put_plies(const struct writing *writing, const struct game *game)
{
	for (int ply = 1; ply <= game->plies; ply++) {
		if (game->history[ply - 1].kind > PLY_PASS)
			continue; /* SGF cannot express it */
		if (has_better_line(writing, ply))
			sink_char(writing->out, '(');
		put_ply(writing, game, ply);
	}
	for (int ply = game->plies; ply > 0; ply--) {
		if (!has_better_line(writing, ply))
			continue;
		sink_char(writing->out, ')');
		put_better_line(writing, game, ply);
	}
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
	sgf_put_text(out, "RU", text_span(rule_names[game->rules.rule]));
	sgf_put_name(out, "GN", replay->id);
	sgf_put_name(out, "PB", replay->black);
	sgf_put_name(out, "PW", replay->white);
	put_result(out, replay->recorded);
	put_setup(out, replay);
	if (writing->annotations)
		put_chance(out, writing->annotations[0].chance);
	put_comment(writing, 0);
	put_plies(writing, game);
	sink_text(out, ")\n");
	return true;
}
