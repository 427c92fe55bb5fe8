/* Plain lines, [ID TAB [RULE|SIZE|RESULT TAB]...] MOVES, as the formats moves and compact. Compact has no blanks
   between moves, and is read as moves. */
#include "formats/formats.h"

#include "record/field.h"
#include "record/game_line.h"

static void tell_plain(struct collection *collection, struct span line)
{
	game_line_tell(collection->replay, line, collection->coords);
}

static void read_plain(struct collection *collection)
{
	collection_each_line(collection, tell_plain);
}

static void put_setup_point(struct sink *out, int point, int size, int before)
{
	(void)before;
	field_put_point(out, point, size);
}

static void put_start(struct sink *out, const struct replay *replay)
{
	if (replay_has_setup(replay)) {
		sink_text(out, "black=");
		replay_each_setup(replay, SIDE_BLACK, put_setup_point, out);
		sink_text(out, " white=");
		replay_each_setup(replay, SIDE_WHITE, put_setup_point, out);
	}
	if (game_first_side(&replay->game) == SIDE_WHITE)
		sink_text(out, replay_has_setup(replay) ? " turn=white" : "turn=white");
}

/* Writes the columns before the moves, unless a reader would assume all that they say. */
static void put_columns(struct sink *out, const struct replay *replay)
{
	const struct ruleset *rules = &replay->game.rules;
	bool empty = replay->game.plies == 0 && !replay_has_setup(replay); /* a blank line is not a game */
	if (replay->id.length == 0 && replay->recorded == RECORDED_NOTHING && rules->rule == RULE_RENJU &&
	    rules->size == 15 && !empty)
		return;
	bool like_comment = replay->id.length > 0 && replay->id.at[0] == '#';
	struct span id = {replay->id.at + like_comment, replay->id.length - like_comment};
	if (like_comment)
		sink_char(out, '?');
	field_put_text(out, id);
	sink_char(out, '\t');
	sink_text(out, rule_names[rules->rule]);
	sink_char(out, '\t');
	sink_number(out, (unsigned)rules->size);
	sink_char(out, '\t');
	field_put_text(out, text_span(recorded_names[replay->recorded]));
	sink_char(out, '\t');
}

static void put_game(struct sink *out, const struct replay *replay, const char *between)
{
	const struct game *game = &replay->game;
	put_columns(out, replay);
	put_start(out, replay);
	bool started = replay_has_setup(replay) || game_first_side(&replay->game) == SIDE_WHITE;
	for (int i = 0; i < game->plies; i++) {
		sink_text(out, i > 0 ? between : started ? " " : "");
		if (game->history[i].kind == PLY_PASS)
			sink_text(out, "pass");
		else
			field_put_point(out, game->history[i].point, game->board.size);
	}
	sink_char(out, '\n');
}

/* A game on a board of one point cannot be written: readers take a column "1" for a score. */
static bool can_hold(const struct replay *replay)
{
	return replay->game.board.size > 1;
}

static bool write_moves(struct writing *writing, const struct replay *replay)
{
	if (!can_hold(replay))
		return false;
	put_game(writing->out, replay, " ");
	return true;
}

static bool write_compact(struct writing *writing, const struct replay *replay)
{
	if (!can_hold(replay))
		return false;
	put_game(writing->out, replay, "");
	return true;
}

/* A line of nothing but moves is one for certain. */
static bool is_text_of_moves(struct span head, enum coords coords)
{
	return game_line_only_moves(format_first_line(head), coords);
}

const struct format format_moves = {
	.name = "moves", .examples = EXAMPLE_READ | EXAMPLE_WRITTEN, .lettered = true, .lines = true,
	.is_text = is_text_of_moves, .read = read_plain, .write = write_moves};
const struct format format_compact = {.name = "compact", .write = write_compact};
