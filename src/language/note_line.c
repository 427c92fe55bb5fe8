#include "language/note_line.h"

#include "language/command.h"

static bool is_escaped(char c)
{
	return c == '\n' || c == '\r' || c == '\\';
}

static size_t escaped_length(struct span text)
{
	size_t length = text.length;
	for (size_t i = 0; i < text.length; i++)
		length += is_escaped(text.at[i]);
	return length;
}

/* Writes a text on one line. Control characters other than TAB and the ends of lines become '?'. */
static void put_escaped(struct sink *out, struct span text)
{
	for (size_t plain, control; text.length > 0; text_skip(&text, plain + control)) {
		plain = utf8_plain(text, &control);
		for (size_t i = 0; i < plain + (control > 0); i++) {
			char c = text.at[i];
			if (is_escaped(c))
				sink_char(out, '\\');
			if (c == '\n')
				c = 'n';
			else if (c == '\r')
				c = 'r';
			else if (i == plain && c != '\t')
				c = '?';
			sink_char(out, c);
		}
	}
}

/* Cuts off as much of the text as fits, at the end of a line if there is one. */
static struct span cut_part(struct span *text, size_t room)
{
	size_t length = 0, line = 0;
	for (size_t used = 0; length < text->length; length++) {
		used += 1u + is_escaped(text->at[length]);
		if (used > room)
			break;
		if (text->at[length] == '\n')
			line = length;
	}
	if (length < text->length)
		length = line > 0 ? line : utf8_cut(*text, length);
	struct span part = {text->at, length};
	text_skip(text, length + (length < text->length && line > 0));
	return part;
}

bool note_line_put(struct sink *out, const struct note *note, size_t *left)
{
	char bytes[64];
	struct span text = note->text, part;
	struct sink front = sink_into(bytes, sizeof bytes);
	sink_format(&front, "# note %d %s ", note->ply, note_kind_names[note->kind]);
	sink_format(&front, note->point != POINT_NONE ? "%d %d " : "- - ", point_x(note->point), point_y(note->point));
	size_t length = escaped_length(text), room = COMMAND_LINE_MAX - front.used;
	length += (front.used + 1) * (1 + 2 * (length / room)); /* of two parts one fills more than half a line */
	if (length > *left)
		return false;
	*left -= length;
	do {
		part = cut_part(&text, room);
		sink_text(out, bytes);
		put_escaped(out, part);
		sink_char(out, '\n');
	} while (text.length > 0 && note->kind == NOTE_COMMENT);
	return true;
}

/* Adds an escaped text to the note that notes_begin() began. */
static void add_escaped(struct notes *notes, struct span text)
{
	for (size_t i = 0; i < text.length; i++) {
		char c = text.at[i];
		if (c == '\\' && i + 1 < text.length) {
			c = text.at[++i];
			if (c == 'n')
				c = '\n';
			else if (c == 'r')
				c = '\r';
		}
		notes_put(notes, &c, 1);
	}
}

/* Reads two words: the column and the row of a point, or "- -" for POINT_NONE. Returns false for anything else. */
static bool read_note_point(struct span *words, int size, int *point)
{
	int x, y;
	struct span across = text_cut_word(words), up = text_cut_word(words);
	*point = POINT_NONE;
	if (text_is(across, "-") && text_is(up, "-"))
		return true;
	if (!text_number(across, size, &x) || !text_number(up, size, &y) || x >= size || y >= size)
		return false;
	*point = point_at(x, y);
	return true;
}

int note_line_read(struct notes *notes, struct span words, int size, int plies)
{
	int ply, point;
	while (words.length > 0 && words.at[words.length - 1] == '\r') /* of the line's end; a note's own is escaped */
		words.length--;
	if (!text_number(text_cut_word(&words), plies, &ply) || ply > plies)
		return -1;
	struct span name = text_cut_word(&words);
	enum note_kind kind = 0;
	while (kind < NOTE_KINDS && !text_is(name, note_kind_names[kind]))
		kind++;
	if (kind == NOTE_KINDS || !read_note_point(&words, size, &point))
		return -1;
	notes_begin(notes, kind, point);
	add_escaped(notes, words.length > 0 ? text_after(words, 1) : words);
	notes_end(notes);
	return ply;
}
