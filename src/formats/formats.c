#include "formats/formats.h"

#include <string.h>

#include "formats/csv.h"
#include "formats/json_games.h"
#include "formats/lib.h"
#include "formats/moves.h"
#include "formats/offset.h"
#include "formats/pgn.h"
#include "formats/pos.h"
#include "formats/psq.h"
#include "formats/rec.h"
#include "formats/rif.h"
#include "formats/sgf.h"
#include "formats/svg.h"
#include "formats/winner.h"

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

/* Where the first line starts that is neither blank nor a comment; the end when there is none. */
static size_t first_line_at(struct span text)
{
	size_t start = 0;
	while (start < text.length) {
		const char *newline = memchr(text.at + start, '\n', text.length - start);
		size_t end = newline ? (size_t)(newline - text.at) : text.length;
		struct span line = text_trim(format_without_mark((struct span){text.at + start, end - start}));
		if (line.length > 0 && line.at[0] != '#')
			break;
		start = end + (newline != NULL);
	}
	return start;
}

/* How many bytes there are up to the end of so many lines, counted from the first that says anything; 0 for not yet. */
static size_t head_length(struct span text, int lines)
{
	size_t end = first_line_at(text);
	for (; lines > 0; lines--) {
		const char *newline = memchr(text.at + end, '\n', text.length - end);
		if (!newline)
			return 0;
		end = (size_t)(newline - text.at) + 1;
	}
	return end;
}

/* So many lines, or as much as there is of them, but HEAD_MAX bytes at most. Reads no further than it must. */
static struct span head_of(struct input *input, int lines)
{
	enum { HEAD_MAX = 4096 };
	struct span head = {NULL, 0};
	for (size_t want = 1;; want = head.length + 1) {
		head = input_peek(input, want < HEAD_MAX ? want : HEAD_MAX);
		bool all = head.length < want || head.length == HEAD_MAX;
		if (!all) /* what came along is looked at too */
			head = input_peek(input, input_held(input) < HEAD_MAX ? input_held(input) : HEAD_MAX);
		size_t length = head_length(head, lines);
		if (length > 0)
			head.length = length;
		if (length > 0 || all)
			return head;
	}
}

static struct span without_comments(struct span head)
{
	size_t start = first_line_at(head);
	return (struct span){head.at + start, head.length - start};
}

/* By the first line alone. */
static const struct format *first_match(struct span head, enum coords coords)
{
	for (int i = 0; i < FORMATS; i++)
		if (formats[i]->matches && !formats[i]->asked_alone && formats[i]->matches(head, coords))
			return formats[i];
	return &format_moves;
}

const struct format *format_guess(struct input *input, enum coords coords)
{
	struct span head = head_of(input, 1);
	if (head.length > 0 && pos_suspected(head) &&
	    format_pos.matches(input_peek(input, pos_length(head) + 1), coords)) /* a byte more, to see the end */
		return &format_pos;
	head = without_comments(head_of(input, 1));
	const struct format *format = first_match(head, coords);
	bool name = format == &format_moves || (format == &format_winner && winner_is_word(head));
	if (name && rec_suspected(head, coords) && format_rec.matches(without_comments(head_of(input, 3)), coords))
		return &format_rec;
	return format;
}

bool format_nothing_said(struct input *input)
{
	struct span head = {NULL, 0};
	for (size_t want = 1; want <= input->capacity; want = head.length + 1) {
		input_peek(input, want);
		head = input_peek(input, input_held(input));
		if (first_line_at(head) < head.length)
			return false;
		if (head.length < want)
			return true;
	}
	return false;
}
