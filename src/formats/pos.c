/* Positions of ZJRenju (POS): a byte with the number of moves, then a byte for each move: row * 15 + column, from
   the upper left. Read only. */
#include "formats/formats.h"

#include "base/utf8.h"

enum { POS_SIZE = 15 };

static void pos_handle_move(struct replay *replay, int index)
{
	char text[3];
	struct span written = {text, text_decimal(text, (unsigned)index)};
	replay_move_at(replay, index % POS_SIZE, POS_SIZE - 1 - index / POS_SIZE, written);
}

/* Reads games until the input ends: several files may have been joined. */
static void read_pos(struct collection *collection)
{
	struct input *input = collection->input;
	struct replay *replay = collection->replay;
	int count;
	while (!collection->stopped && (count = input_byte(input)) >= 0) {
		collection_start(collection, 0);
		collection_name_game(collection);
		replay_size(replay, POS_SIZE, text_span(""));
		for (int index; count > 0; count--) {
			if ((index = input_byte(input)) < 0) {
				replay_unreadable(replay, text_span(""));
				break;
			}
			pos_handle_move(replay, index);
		}
		collection_end(collection);
	}
}

static bool is_text(unsigned char c)
{
	return (c >= ' ' && c < 0x7F) || (c >= '\t' && c <= '\r');
}

/* Are two bytes after the first equal? In a game these bytes are points, and the first is their number. */
static bool pos_repeats(struct span game)
{
	bool seen[1 << 8] = {false}, twice = false;
	for (size_t i = 1; i < game.length; i++) {
		unsigned char index = (unsigned char)game.at[i];
		twice |= seen[index];
		seen[index] = true;
	}
	return twice;
}

/* Returns the length in bytes of a game that begins like this. */
static size_t game_length(struct span head)
{
	return (size_t)(unsigned char)head.at[0] + 1;
}

/* Is there a byte that does not occur in text? */
static bool is_binary(struct span head)
{
	bool binary = false;
	head = utf8_without_bom(head);
	for (size_t i = 0; i < head.length; i++)
		binary |= !is_text((unsigned char)head.at[i]);
	return binary;
}

/* Are the bytes exactly one game: as many points as the first byte says, and no line of text? */
static bool pos_is_game(struct span head)
{
	const unsigned char *at = (const unsigned char *)head.at;
	bool points = true, text = true;
	if (head.length == 0)
		return false;
	for (size_t i = 0; i < head.length; i++) {
		points &= i == 0 || at[i] < POS_SIZE * POS_SIZE;
		text &= is_text(at[i]);
	}
	text &= head.at[head.length - 1] == '\n' || pos_repeats(head);
	return head.length == game_length(head) && points && !text;
}

/* Does the first line show for certain which text format the input has? Then no more input needs to be read. */
static bool is_known_text(struct input *input, enum coords coords)
{
	struct span head = format_head_lines(input, 1);
	const struct format *format = format_by_line(head, coords);
	return format->is_text && format->is_text(format_first_line(head), coords);
}

static bool is_at_pos(struct input *input, enum coords coords)
{
	struct span head = format_head(input, 1, text_cut_line);
	if (head.length == 0)
		return false;
	/* Text soon repeats a byte; a game repeats no point. */
	size_t length = game_length(head);
	struct span game = {head.at, head.length < length ? head.length : length};
	if ((!is_binary(head) && pos_repeats(game)) || is_known_text(input, coords))
		return false;
	return pos_is_game(input_peek(input, length + 1)); /* one more byte shows whether the input ends there */
}

const struct format format_pos = {
	.name = "pos", .endings = {"pos"}, .binary = true, .is_at = is_at_pos, .read = read_pos};
