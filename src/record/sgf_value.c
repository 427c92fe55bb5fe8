#include "record/sgf_value.h"

#include "base/utf8.h"

enum { PASS_SIZE_MAX = 19 }; /* on boards up to this size `tt` is a pass */

static int coordinate(char c)
{
	if (c >= 'a' && c <= 'z')
		return c - 'a';
	return c >= 'A' && c <= 'Z' ? c - 'A' + 26 : -1;
}

enum point_reading sgf_point_read(struct span text, int size, int *point)
{
	if (text.length != 2 || coordinate(text.at[0]) < 0 || coordinate(text.at[1]) < 0)
		return point_read(text, COORDS_LETTERS, size, point);
	int x = coordinate(text.at[0]);
	int y = size - 1 - coordinate(text.at[1]);
	if (x >= size || y < 0)
		return POINT_OFF_BOARD;
	*point = point_at(x, y);
	return POINT_READ;
}

bool sgf_is_pass(struct span text, int size)
{
	return text.length == 0 || (size <= PASS_SIZE_MAX && text.length == 2 && text.at[0] == 't' && text.at[1] == 't');
}

static char letter_of(int coordinate)
{
	return (char)(coordinate < 26 ? 'a' + coordinate : 'A' + coordinate - 26);
}

static void put_escaped(struct sink *out, struct span text)
{
	for (size_t i = 0; i < text.length; i++) {
		if (text.at[i] == ']' || text.at[i] == '\\')
			sink_char(out, '\\');
		sink_char(out, text.at[i]);
	}
}

void sgf_put_text(struct sink *out, const char *name, struct span text)
{
	if (text.length == 0)
		return;
	sink_text(out, name);
	sink_char(out, '[');
	put_escaped(out, text);
	sink_char(out, ']');
}

static bool is_white_space(struct span control)
{
	return control.length == 1 && (control.at[0] == '\t' || control.at[0] == '\n');
}

void sgf_put_name(struct sink *out, const char *name, struct span text)
{
	bool valid = utf8_valid(text);
	if (text.length == 0)
		return;
	sink_text(out, name);
	sink_char(out, '[');
	while (text.length > 0) {
		struct span control;
		size_t plain = utf8_plain(text, valid, &control.length);
		control.at = text.at + plain;
		put_escaped(out, (struct span){text.at, plain});
		if (control.length > 0 && is_white_space(control))
			sink_char(out, control.at[0]);
		else if (control.length > 0)
			sink_char(out, '?');
		plain += control.length;
		text = (struct span){text.at + plain, text.length - plain};
	}
	sink_char(out, ']');
}

void sgf_put_point(struct sink *out, int point, int size)
{
	sink_char(out, '[');
	if (point != POINT_NONE) {
		sink_char(out, letter_of(point_x(point)));
		sink_char(out, letter_of(size - 1 - point_y(point)));
	}
	sink_char(out, ']');
}
