/* Openings of Gomocup and c-gomoku-cli. Each line has pairs dx,dy, counted from the center, y down. Read only. */
#include "formats/formats.h"

#include <string.h>

enum { FARTHEST = BOARD_MAX }; /* no board has a point at this distance from its center */

static bool offset_is_between(char c)
{
	return text_blank(c) || c == ',' || c == ';';
}

static void skip_between(struct span *text)
{
	while (text->length > 0 && offset_is_between(text->at[0]))
		text_skip(text, 1);
}

/* Cuts off a signed number. Returns false if there is none, or if no separator follows it. */
static bool cut_offset(struct span *text, int *value)
{
	struct span rest = *text;
	bool minus = text_cut_char(&rest, '-');
	if (!minus)
		text_cut_char(&rest, '+');
	if (!text_cut_number(&rest, FARTHEST, value) || (rest.length > 0 && !offset_is_between(rest.at[0])))
		return false;
	*value = minus ? -*value : *value;
	*text = rest;
	return true;
}

/* Cuts off a pair, and the separators after it. Sets *written to the text of the pair. Returns false, and cuts off
   nothing, if there is no pair. */
static bool cut_pair(struct span *text, int *dx, int *dy, struct span *written)
{
	struct span rest = *text;
	*written = rest;
	if (!cut_offset(&rest, dx))
		return false;
	skip_between(&rest);
	if (!cut_offset(&rest, dy))
		return false;
	written->length -= rest.length;
	skip_between(&rest);
	*text = rest;
	return true;
}

static void handle_line(struct collection *collection, struct span line)
{
	struct replay *replay = collection->replay;
	int size = replay->rules.size, dx, dy;
	struct span written;
	skip_between(&line);
	while (line.length > 0 && !replay->problem.any) {
		if (!cut_pair(&line, &dx, &dy, &written)) {
			replay_unreadable(replay, text_word(&line));
			return;
		}
		replay_move_at(replay, size / 2 + dx, size - 1 - (size / 2 + dy), written);
	}
}

/* Does the line have only pairs, each with a comma inside? If no number is negative, the line must also have several
   pairs with a comma between them: 7,7 8,8 may be moves for -c xy. After -c xy, xy1 or rc no line matches. */
static bool matches_offset(struct span line, enum coords coords)
{
	struct span written;
	int dx, dy, pairs = 0;
	bool negative = false, inside = true, between = true;
	skip_between(&line);
	for (const char *end = line.at; cut_pair(&line, &dx, &dy, &written); pairs++) {
		negative |= dx < 0 || dy < 0;
		inside &= memchr(written.at, ',', written.length) != NULL;
		between &= pairs == 0 || memchr(end, ',', (size_t)(written.at - end)) != NULL;
		end = written.at + written.length;
	}
	bool parted = pairs > 1 && between;
	return coords_lettered(coords) && line.length == 0 && pairs > 0 && inside && (negative || parted);
}

const struct format format_offset = {
	.name = "offset", .lines = true, .matches = matches_offset, .is_text = matches_offset, .read_line = handle_line};
