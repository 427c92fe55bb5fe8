#include "record/field.h"

#include "base/utf8.h"

size_t field_write_point(char out[POINT_TEXT_MAX], int point, int size)
{
	size_t length = point_write(out, point, COORDS_LETTERS, size);
	for (size_t i = 0; i < POINT_TEXT_MAX && i < length; i++)
		out[i] = text_lower(out[i]);
	return length;
}

void field_put_point(struct sink *out, int point, int size)
{
	char text[POINT_TEXT_MAX];
	sink_put(out, text, field_write_point(text, point, size));
}

void field_put_text(struct sink *out, struct span text)
{
	if (text.length == 0)
		sink_char(out, '-');
	bool plain = true; /* printable ASCII, as most texts are */
	for (size_t i = 0; i < text.length && plain; i++)
		plain = text_printable(text.at[i]) == text.at[i];
	for (size_t length, control; text.length > 0; text = text_after(text, length)) {
		length = plain ? text.length : utf8_plain(text, &control);
		sink_put(out, text.at, length);
		if (length == text.length)
			return;
		sink_char(out, '?');
		length += control;
	}
}
