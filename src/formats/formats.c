#include "formats/formats.h"

#include <string.h>

#include "formats/csv.h"
#include "formats/json_games.h"
#include "formats/lib.h"
#include "formats/move_lines.h"
#include "formats/offset.h"
#include "formats/pgn.h"
#include "formats/pos.h"
#include "formats/psq.h"
#include "formats/rec.h"
#include "formats/rif.h"
#include "formats/sgf.h"
#include "formats/svg.h"
#include "formats/winner.h"
#include "record/game_line.h"

const char *const formats_read_names[] = {"auto", "moves", "sgf", "psq", "rec", "rif", "pgn",
                                           "csv", "lib", "pos", "winner", "offset", "json", NULL};
const char *const formats_write_names[] = {"moves", "compact", "sgf", "psq", "json", "lib", "svg", NULL};

/* In the order in which a first line is held against them. */
static const struct format *const formats[] = {
	&format_lib, &format_psq, &format_rec, &format_rif,    &format_pgn,   &format_csv,     &format_offset, &format_pos,
	&format_json, &format_sgf, &format_winner, &format_moves, &format_compact,
	&format_svg,
};
enum { FORMATS = sizeof formats / sizeof *formats };

const struct format *format_named(const char *name)
{
	for (int i = 0; i < FORMATS; i++)
		if (strcmp(formats[i]->name, name) == 0)
			return formats[i];
	return NULL;
}

/* Cuts a line off that ends at a newline alone. */
static struct span cut_newline(struct span *text)
{
	const char *newline = memchr(text->at, '\n', text->length);
	struct span line = {text->at, newline ? (size_t)(newline - text->at) : text->length};
	size_t taken = line.length + (newline != NULL);
	*text = (struct span){text->at + taken, text->length - taken};
	return line;
}

/* The text from the first line on that is neither blank nor a comment; empty where there is none. */
static struct span without_comments(struct span text, struct span (*cut)(struct span *text))
{
	struct span rest = text;
	while (rest.length > 0) {
		text = rest;
		struct span line = text_trim(format_without_mark(cut(&rest)));
		if (line.length > 0 && !format_is_comment(line))
			return text;
	}
	return rest;
}

/* How many bytes there are up to the end of so many lines, counted from the first that says anything; 0 for not yet. */
static size_t head_length(struct span text, int lines, struct span (*cut)(struct span *text))
{
	struct span rest = without_comments(text, cut);
	for (; lines > 0; lines--) {
		size_t before = rest.length;
		if (cut(&rest).length == before)
			return 0;
	}
	return text.length - rest.length;
}

/* So many lines, or as much as there is of them, but HEAD_MAX bytes at most. Reads no further than it must. */
static struct span head_of(struct input *input, int lines, struct span (*cut)(struct span *text))
{
	enum { HEAD_MAX = 4096 };
	struct span head = {NULL, 0};
	for (size_t want = 1;; want = head.length + 1) {
		head = input_peek(input, want < HEAD_MAX ? want : HEAD_MAX);
		bool all = head.length < want || head.length == HEAD_MAX;
		if (!all) /* what came along is looked at too */
			head = input_peek(input, input_held(input) < HEAD_MAX ? input_held(input) : HEAD_MAX);
		size_t length = head_length(head, lines, cut);
		if (length > 0)
			head.length = length;
		if (length > 0 || all)
			return head;
	}
}

/* The first lines that say anything. */
static struct span lines_of(struct input *input, int lines)
{
	return without_comments(head_of(input, lines, format_cut_line), format_cut_line);
}

/* By the first line alone. */
static const struct format *first_match(struct span head, enum coords coords)
{
	for (int i = 0; i < FORMATS; i++)
		if (formats[i]->matches && !formats[i]->asked_alone && formats[i]->matches(head, coords))
			return formats[i];
	return &format_moves;
}

/* Is text known by more than the first character of its first line? Then nothing behind that need be looked at. */
static bool is_plain(struct span head, enum coords coords)
{
	const struct format *format = first_match(head, coords);
	if (format == &format_moves)
		return game_line_only_moves(format_first_line(head), coords);
	return format == &format_csv || format == &format_offset || format == &format_winner;
}

static bool is_pos(struct input *input, enum coords coords)
{
	struct span head = head_of(input, 1, cut_newline);
	if (head.length == 0 || (!pos_is_binary(head) && (!pos_suspected(head) || is_plain(lines_of(input, 1), coords))))
		return false;
	return format_pos.matches(input_peek(input, pos_length(head) + 1), coords); /* a byte more, to see the end */
}

const struct format *format_guess(struct input *input, enum coords coords)
{
	if (is_pos(input, coords))
		return &format_pos;
	struct span head = lines_of(input, 1);
	const struct format *format = first_match(head, coords);
	bool name = format == &format_moves || (format == &format_winner && winner_is_word(head));
	if (name && rec_suspected(head, coords) && format_rec.matches(lines_of(input, 3), coords))
		return &format_rec;
	return format;
}

bool format_nothing_said(struct input *input)
{
	struct span head = {NULL, 0};
	for (size_t want = 1; want <= input->capacity; want = head.length + 1) {
		input_peek(input, want);
		head = input_peek(input, input_held(input));
		if (without_comments(head, format_cut_line).length > 0)
			return false;
		if (head.length < want)
			return true;
	}
	return false;
}
