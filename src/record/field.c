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

/* Is the text printable ASCII? *quoted becomes true if it has a comma or a quote. */
static bool csv_scan(struct span text, bool *quoted)
{
	bool plain = true;
	for (size_t i = 0; i < text.length; i++) {
		plain &= text_printable(text.at[i]) == text.at[i];
		*quoted |= text.at[i] == ',' || text.at[i] == '"';
	}
	return plain;
}

static void csv_characters(struct sink *out, struct span text)
{
	for (size_t length; text.length > 0; text_skip(&text, length)) {
		length = utf8_length(text);
		struct span character = {text.at, length};
		if (length == 0)
			character = text_span("\xEF\xBF\xBD");
		else if (utf8_is_control(utf8_code(character)))
			character = text_span("?");
		else if (text.at[0] == '"')
			sink_char(out, '"');
		sink_span(out, character);
		length += length == 0;
	}
}

void field_put_csv(struct sink *out, struct span one, struct span other)
{
	struct span last = other.length > 0 ? other : one;
	bool quoted = one.length > 0 && (one.at[0] == ' ' || last.at[last.length - 1] == ' ');
	bool plain = csv_scan(one, &quoted);
	plain &= csv_scan(other, &quoted);
	if (plain && !quoted) {
		sink_span(out, one);
		sink_span(out, other);
		return;
	}
	sink_text(out, quoted ? "\"" : "");
	csv_characters(out, one);
	csv_characters(out, other);
	sink_text(out, quoted ? "\"" : "");
}
