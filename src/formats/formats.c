#include "formats/formats.h"

#include <string.h>

#include "formats/json_games.h"
#include "formats/moves.h"
#include "formats/pos.h"
#include "formats/psq.h"
#include "formats/rif.h"
#include "formats/sgf.h"

const char *const formats_read_names[] = {"auto", "moves", "sgf", "psq", "rif", "winner", "pos", NULL};
const char *const formats_write_names[] = {"moves", "compact", "sgf", "psq", "json", NULL};

/* In the order in which first bytes are held against them; plain lines match anything. */
static const struct format *const formats[] = {
	&format_psq, &format_rif, &format_pos, &format_sgf, &format_winner, &format_moves, &format_compact, &format_json,
};
enum { FORMATS = sizeof formats / sizeof *formats };

const struct format *format_named(const char *name)
{
	for (int i = 0; i < FORMATS; i++)
		if (strcmp(formats[i]->name, name) == 0)
			return formats[i];
	return NULL;
}

static size_t least(size_t a, size_t b)
{
	return a < b ? a : b;
}

/* How many of the bytes belong to the head: up to the end of the first line that says anything; 0 for not yet. */
static size_t head_length(struct span text)
{
	for (size_t start = 0; start < text.length;) {
		const char *newline = memchr(text.at + start, '\n', text.length - start);
		if (!newline)
			return 0;
		size_t end = (size_t)(newline - text.at);
		struct span line = text_trim(format_without_mark((struct span){text.at + start, end - start}));
		if (line.length > 0 && line.at[0] != '#')
			return end + 1;
		start = end + 1;
	}
	return 0;
}

const struct format *format_guess(struct input *input)
{
	enum { HEAD_MAX = 4096 };
	struct span head = {NULL, 0};
	for (size_t want = 1, length = 0; length == 0; want = head.length + 1) {
		head = input_peek(input, want < HEAD_MAX ? want : HEAD_MAX);
		bool all = head.length < want || head.length == HEAD_MAX;
		if (!all) /* what came along is looked at too */
			head = input_peek(input, least(input_held(input), HEAD_MAX));
		length = head_length(head);
		if (length > 0)
			head.length = length;
		else if (all)
			break;
	}
	if (head.length > 0 && pos_suspected(head) &&
	    format_pos.matches(input_peek(input, pos_length(head) + 1))) /* a byte more, to see the end */
		return &format_pos;
	for (int i = 0; i < FORMATS; i++)
		if (formats[i]->matches && formats[i] != &format_pos && formats[i]->matches(head))
			return formats[i];
	return &format_moves;
}
