#include "record/piskvork_line.h"

/* Cuts off a number, which may be negative. Returns false if there is none. */
static bool cut_signed(struct span *text, int *value)
{
	struct span rest = *text;
	bool negative = text_cut_char(&rest, '-');
	if (!text_cut_number(&rest, BOARD_MAX, value))
		return false;
	*value = negative ? -1 : *value;
	*text = rest;
	return true;
}

struct piskvork_line piskvork_line_read(struct span line)
{
	struct piskvork_line read = {0};
	struct span rest = text_trim(line);
	const char *start = rest.at;
	while (read.numbers < 3 && cut_signed(&rest, &read.value[read.numbers])) {
		read.numbers++;
		if (read.numbers <= 2)
			read.point = (struct span){start, (size_t)(rest.at - start)};
		rest = text_trim(rest);
		if (rest.length == 0)
			return read;
		if (rest.at[0] != ',')
			break;
		rest = text_trim(text_after(rest, 1));
	}
	read.cut = read.numbers > 0 && rest.length == 0;
	read.numbers = 0;
	return read;
}

void piskvork_line_play(struct replay *replay, const struct piskvork_line *line, int first)
{
	replay_move_at(replay, line->value[0] - first, replay->rules.size - 1 - (line->value[1] - first), line->point);
}

struct span piskvork_line_player(struct span line)
{
	line = text_trim(line);
	if (text_is(line, "-") || piskvork_line_read(line).numbers == 1)
		line.length = 0;
	return line;
}
