#include "gtp/gtp_line.h"

size_t gtp_filter(void *filter, char *bytes, size_t length)
{
	struct gtp_filter *state = filter;
	size_t kept = 0;
	for (size_t i = 0; i < length; i++) {
		char c = bytes[i];
		if (c == '\t')
			c = ' ';
		if (c == '\n')
			state->in_comment = false;
		state->in_comment = state->in_comment || c == '#';
		bool control = (unsigned char)c < ' ' || c == 127;
		if (state->in_comment || (c != '\n' && control) || (c == ' ' && state->after_blank))
			continue;
		state->after_blank = c == ' ' || c == '\n';
		bytes[kept++] = c;
	}
	return kept;
}

struct gtp_line gtp_line_read(struct span text)
{
	struct gtp_line line = {.id = {text.at, 0}};
	struct span word = text_word(&text);
	if (word.length > 0 && text_digits(word) == word.length) {
		line.id = word;
		word = text_word(&text);
	}
	line.command = word;
	line.arguments = text_trim(text);
	while (text_word(&text).length > 0)
		line.count++;
	return line;
}

bool color_read(struct span word, enum side *side)
{
	bool black = text_is(word, "b") || text_is(word, "black");
	if (!black && !text_is(word, "w") && !text_is(word, "white"))
		return false;
	*side = black ? SIDE_BLACK : SIDE_WHITE;
	return true;
}

bool gtp_number_read(struct span word, int *number)
{
	unsigned long long value;
	if (!text_large_number(word, &value) || value > GTP_NUMBER_MAX)
		return false;
	*number = (int)value;
	return true;
}

int vertex_read(struct span word, int size)
{
	int point = POINT_NONE;
	if (text_is(word, "pass"))
		return VERTEX_PASS;
	if (text_is(word, "resign"))
		return VERTEX_RESIGN;
	return point_read(word, COORDS_GO, size, &point) == POINT_UNREADABLE ? VERTEX_UNREADABLE : point;
}
