/* Plain lines, [ID TAB [RULE|SIZE|RESULT TAB]...] MOVES, in the formats moves and compact: compact is written
   without blanks between moves, and read like moves. */
#include "formats/formats.h"

#include <string.h>

#include "record/field.h"
#include "record/game_line.h"
#include "record/movetext.h"

static void handle_plain(struct collection *collection, struct span line)
{
	game_line_read(collection->replay, line, collection->coords);
}

enum { ID_SEEN_MAX = 4096 }; /* bytes of an id by which the format of its line is detected */

/* Would a line that begins with this id be taken for a comment or for another format? */
static bool misleads(const char *id, size_t length)
{
	static const char columns[] = "\t-\t-\t-\t-"; /* the line will have four more columns */
	char head[ID_SEEN_MAX + sizeof columns];
	if (length > ID_SEEN_MAX)
		length = ID_SEEN_MAX;
	memcpy(head, id, length);
	memcpy(head + length, columns, sizeof columns - 1);
	struct span line = {head, length + sizeof columns - 1};
	return format_is_comment(text_trim(line)) || format_by_line(line, COORDS_LETTERS) != &format_moves;
}

/* Writes the parts of a text between commas and semicolons, with a "?" for each of these. */
static void put_without_separators(struct sink *out, struct span text)
{
	while (text.length > 0) {
		size_t part = 0;
		while (part < text.length && text.at[part] != ',' && text.at[part] != ';')
			part++;
		if (part > 0)
			field_put_text(out, (struct span){text.at, part});
		if (part < text.length)
			sink_char(out, '?');
		part += part < text.length;
		text = text_after(text, part);
	}
}

/* Writes an id. If it misleads, a "?" comes before it or replaces the mark that it begins with. If it misleads even
   then, its commas and semicolons become "?", too. */
static void put_line_id(struct sink *out, struct span id)
{
	char marked[1 + ID_SEEN_MAX] = "?";
	size_t length = id.length < ID_SEEN_MAX ? id.length : ID_SEEN_MAX;
	for (size_t i = 0; i < length; i++) /* as field_put_text() writes it, but for bytes that show no format */
		marked[1 + i] = (char)((unsigned char)id.at[i] < ' ' ? '?' : id.at[i]);
	if (!misleads(marked + 1, length)) {
		field_put_text(out, id);
		return;
	}
	sink_char(out, '?');
	if (id.length > 0 && memchr("#({[<", id.at[0], 5))
		id = text_after(id, 1);
	if (misleads(marked, 1 + length))
		put_without_separators(out, id);
	else if (id.length > 0)
		field_put_text(out, id);
}

/* Writes the columns before the moves, unless they say only what readers assume anyway. */
static void put_columns(struct sink *out, const struct replay *replay)
{
	const struct ruleset *rules = &replay->game.rules;
	bool empty = replay->game.plies == 0 && !replay_has_setup(replay); /* a blank line is not a game */
	if (replay->id.length == 0 && replay->recorded == RESULT_NONE && rules->rule == RULE_RENJU && rules->size == 15 &&
	    !empty)
		return;
	put_line_id(out, replay->id);
	sink_char(out, '\t');
	sink_text(out, rule_names[rules->rule]);
	sink_char(out, '\t');
	sink_number(out, (unsigned)rules->size);
	sink_char(out, '\t');
	field_put_text(out, text_span(result_names[replay->recorded]));
	sink_char(out, '\t');
}

/* Writes the game, unless its board has one point: readers take a column "1" for a score. */
static bool put_game_line(struct sink *out, const struct replay *replay, const char *between)
{
	if (replay->game.board.size == 1)
		return false;
	put_columns(out, replay);
	game_line_put_moves(out, replay, between);
	sink_char(out, '\n');
	return true;
}

static bool write_moves(struct writing *writing, const struct replay *replay)
{
	return put_game_line(writing->out, replay, " ");
}

static bool write_compact(struct writing *writing, const struct replay *replay)
{
	return put_game_line(writing->out, replay, "");
}

/* Is the text words: letters, perhaps with digits and blanks, _ . or - between them, that do not begin with a move? */
static bool is_words(struct span text, enum coords coords)
{
	bool words = text.length > 0 && (text_letter(text.at[0]) || (text.at[0] & 0x80));
	for (size_t i = 0; i < text.length; i++) {
		char c = text.at[i];
		words &= text_letter(c) || text_digit(c) || (c & 0x80) || memchr(" _.-", c, 4);
	}
	return words && !movetext_only_moves(text_word(&text), coords);
}

bool format_is_table(struct span head, enum coords coords)
{
	struct span line = format_first_line(head);
	bool tabs = line.length > 0 && memchr(line.at, '\t', line.length);
	int fields = 0;
	struct span last = line;
	while (line.length > 0) {
		size_t length = 0;
		while (length < line.length && !memchr(",;\t", line.at[length], 3))
			length++;
		last = text_trim((struct span){line.at, length});
		if (last.length > 0 && !is_words(last, coords))
			return false;
		fields += last.length > 0;
		text_skip(&line, length + (length < line.length));
	}
	/* a plain line begins with an id, and may have comments and then moves of two letters */
	return fields >= (tabs ? 3 : 2) && !(tabs && movetext_only_letters(last, coords));
}

const struct format format_moves = {
	.name = "moves",
	.uses_coords = true,
	.lines = true,
	.is_text = game_line_ends_in_moves,
	.read_line = handle_plain,
	.write = write_moves};
const struct format format_compact = {.name = "compact", .write = write_compact};
