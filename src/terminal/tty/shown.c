#include "terminal/tty/shown.h"

#include "base/utf8.h"

struct span shown_next(struct span *text, bool plain)
{
	size_t length = utf8_length(*text);
	struct span character = {text->at, length};
	bool shows = length > 0 && utf8_is_displayable(utf8_code(character)) && (length == 1 || !plain);
	text_skip(text, length + (length == 0));
	return shows ? character : text_span("?");
}

static bool is_among(unsigned code, const char *characters)
{
	struct span rest = text_span(characters);
	while (rest.length > 0)
		if (utf8_code(shown_next(&rest, false)) == code)
			return true;
	return false;
}

/* May a row end between these two characters, neither of them a blank? Closing punctuation stays with the character
   before, opening punctuation with the one after. */
static bool may_part(unsigned one, unsigned other)
{
	bool wide = utf8_columns(one) == 2 || utf8_columns(other) == 2;
	return wide && !is_among(one, "（“(") && !is_among(other, "，。、：；？！）”,.:;?!)");
}

struct span shown_row(struct span *text, bool plain, int columns, int *used)
{
	struct span whole = *text;
	size_t end = 0; /* the last possible end of the row */
	unsigned before = ' ';
	*used = 0;
	for (int width = 0; text->length > 0;) {
		size_t at = whole.length - text->length;
		unsigned code = utf8_code(shown_next(text, plain));
		if (before != ' ' && (code == ' ' || may_part(before, code))) {
			end = at;
			*used = width;
		}
		if (width > 0 && width + utf8_columns(code) > columns) {
			if (end == 0)
				*used = width;
			end = end > 0 ? end : at;
			*text = text_after(whole, end);
			while (text->length > 0 && text->at[0] == ' ')
				text_skip(text, 1);
			return (struct span){whole.at, end};
		}
		width += utf8_columns(code);
		before = code;
		if (text->length == 0)
			*used = width;
	}
	return whole;
}
