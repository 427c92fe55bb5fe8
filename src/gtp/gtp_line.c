#include "gtp/gtp_line.h"

static bool is_control(char c)
{
	return (unsigned char)c < ' ' || c == 127;
}

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
		if (state->in_comment || (c != '\n' && is_control(c)) || (c == ' ' && state->after_blank))
			continue;
		state->after_blank = c == ' ' || c == '\n';
		bytes[kept++] = c;
	}
	return kept;
}

static bool gtp_is_number(struct span word)
{
	for (size_t i = 0; i < word.length; i++)
		if (!text_digit(word.at[i]))
			return false;
	return word.length > 0;
}

static int count_words(struct span text)
{
	int count = 0;
	while (text_word(&text).length > 0)
		count++;
	return count;
}

struct gtp_line gtp_line_read(struct span text)
{
	struct gtp_line line = {.id = {text.at, 0}};
	struct span word = text_word(&text);
	if (gtp_is_number(word)) {
		line.id = word;
		word = text_word(&text);
	}
	line.command = word;
	line.arguments = text_trim(text);
	line.count = count_words(text);
	return line;
}
