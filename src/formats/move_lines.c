/* Plain lines, [ID TAB [RULE|SIZE|RESULT TAB]...] MOVES, in the formats moves and compact: compact is written
   without blanks between moves, and read like moves. */
#include "formats/formats.h"

#include "record/field.h"
#include "record/game_line.h"
#include "record/move_list.h"

static void handle_plain(struct collection *collection, struct span line)
{
	game_line_read(collection->replay, line, collection->coords);
}

static void read_plain(struct collection *collection)
{
	collection_each_line(collection, handle_plain);
}

/* Writes the columns before the moves, unless they say only what readers assume anyway. */
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
	put_columns(out, replay);
	move_list_put(out, replay, between);
	sink_char(out, '\n');
}

/* Can the game be written? Not on a board of one point: readers take a column "1" for a score. */
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

/* Is the last field of the first line nothing but moves? Then the input is text. */
static bool is_text_of_moves(struct span head, enum coords coords)
{
	return game_line_ends_in_moves(format_first_line(head), coords);
}

const struct format format_moves = {
	.name = "moves", .examples = EXAMPLE_READ | EXAMPLE_WRITTEN, .uses_coords = true, .lines = true,
	.is_text = is_text_of_moves, .read = read_plain, .write = write_moves};
const struct format format_compact = {.name = "compact", .write = write_compact};
