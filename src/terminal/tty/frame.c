#include "terminal/tty/frame.h"

#include <assert.h>
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/minmax.h"
#include "base/utf8.h"

enum {
	UNKNOWN = -1, /* the cursor's column after characters of unsure width */
	NEAR = 4,     /* columns that are reached by as many bytes */
};

static const struct screen_cell blank = {.bytes = " ", .length = 1, .columns = 1, .blank = true};

struct span shown_next(struct span *text, bool plain)
{
	struct span shown = utf8_cut_shown(text);
	return plain && shown.length > 1 ? text_span("?") : shown;
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

int shown_width(struct span text, bool plain)
{
	int width = 0;
	while (text.length > 0)
		width += utf8_columns(utf8_code(shown_next(&text, plain)));
	return width;
}

struct span shown_row(struct span *text, bool plain, int columns)
{
	struct span whole = *text;
	size_t end = 0; /* the last possible end of the row */
	unsigned before = ' ';
	for (int width = 0; text->length > 0;) {
		size_t at = whole.length - text->length;
		unsigned code = utf8_code(shown_next(text, plain));
		if (before != ' ' && (code == ' ' || may_part(before, code)))
			end = at;
		if (width > 0 && width + utf8_columns(code) > columns) {
			end = end > 0 ? end : at;
			*text = text_after(whole, end);
			while (text->length > 0 && text->at[0] == ' ')
				text_skip(text, 1);
			return (struct span){whole.at, end};
		}
		width += utf8_columns(code);
		before = code;
	}
	return whole;
}

void frame_control(struct sink *out, int number, char final)
{
	sink_format(out, "\033[%d%c", number, final);
}

void frame_erase(struct sink *out, int up, int rows)
{
	sink_char(out, '\r');
	if (min(up, rows - 1) > 0)
		frame_control(out, min(up, rows - 1), 'A');
	sink_text(out, "\033[J");
}

/* Adds a cell after those that were put. */
static void frame_add(struct frame *frame, struct screen_cell cell)
{
	enum { GROWTH = 512 };
	size_t room = frame->room;
	if (frame->used == room && !(array_grow(&frame->old, &room, room + GROWTH, sizeof cell) &&
	                             array_grow(&frame->cells, &frame->room, room, sizeof cell))) {
		frame->out->failure = ENOMEM;
		return;
	}
	frame->cells[frame->used++] = cell;
	frame->at = cell.bytes[0] == '\n' ? 0 : frame->at + cell.columns;
	frame->end = frame->at;
}

void frame_put(struct frame *frame, struct span text, const char *pen)
{
	while (text.length > 0) {
		struct screen_cell cell = {.pen = pen, .length = (unsigned char)utf8_length(text)};
		assert(cell.length > 0);
		unsigned code = utf8_code((struct span){text.at, cell.length});
		bool drawn = code == 0xD7 || (code >= 0x2500 && code <= 0x25FF);
		bool chinese = (code > 0x3000 && code <= 0x30FF) || (code >= 0x4E00 && code <= 0x9FFF) ||
		               (code > 0xFF00 && code <= 0xFF60);
		cell.unsure = code > '~' && !drawn && !chinese;
		cell.columns = (unsigned char)(drawn && frame->wide ? 2 : utf8_columns(code));
		memcpy(cell.bytes, text.at, cell.length);
		frame_add(frame, cell);
		text_skip(&text, cell.length);
	}
}

void frame_go(struct frame *frame, int column)
{
	while (frame->at < column && frame->out->failure == 0)
		frame_add(frame, blank);
	frame->end = column;
}

void frame_cut(struct frame *frame, size_t used)
{
	for (; frame->used > used; frame->used--)
		frame->at -= frame->cells[frame->used - 1].columns;
	frame->end = frame->at;
}

/* Moves the terminal's cursor by few bytes. A row that the picture has not reached yet is reached by newlines, which
   may scroll; so is the start of the next row. */
static void move(struct frame *frame, int row, int column)
{
	int down = min(row, frame->reached - 1) - frame->row;
	if (down == 1 && column == 0)
		down = 0;
	if (down != 0)
		frame_control(frame->out, abs(down), down < 0 ? 'A' : 'B');
	for (frame->row += down; frame->row < row; frame->row++, frame->column = 0)
		sink_char(frame->out, '\n');
	frame->reached = max(frame->reached, row + 1);
	int left = frame->column - column;
	if (column == 0 && left != 0)
		sink_char(frame->out, '\r');
	else if (left > 0 && left <= NEAR && frame->column < frame->columns) /* beyond the last column, terminals differ */
		sink_put(frame->out, "\b\b\b\b", (size_t)left);
	else if (left != 0)
		frame_control(frame->out, column + 1, 'G');
	frame->column = column;
}

static void set_pen(struct frame *frame, const char *pen)
{
	if (pen == frame->pen)
		return;
	if (frame->pen)
		sink_text(frame->out, "\033[0m");
	if (pen)
		sink_text(frame->out, pen);
	frame->pen = pen;
}

/* Erases from a place to the end of the row or of the screen. */
static void erase_from(struct frame *frame, int row, int column, const char *what)
{
	move(frame, row, column);
	set_pen(frame, NULL);
	sink_text(frame->out, what);
}

/* Writes a cell, if it is within the terminal's width. The cursor moves there, or the few cells in front of it are
   written again, if that takes fewer bytes. `front` is their number in the row. */
static void write_cell(struct frame *frame, int row, int column, const struct screen_cell *cell, size_t front)
{
	int gap = column - frame->column;
	if (column + cell->columns > frame->columns)
		return;
	bool near = row == frame->row && gap >= 0 && gap <= NEAR && (size_t)gap <= front && cell->pen == frame->pen;
	for (int i = 1; near && i <= gap; i++)
		near = cell[-i].length == 1 && !cell[-i].blank && cell[-i].pen == cell->pen;
	if (!near)
		move(frame, row, column);
	for (int i = near ? gap : 0; i > 0; i--)
		sink_char(frame->out, cell[-i].bytes[0]);
	set_pen(frame, cell->pen);
	sink_put(frame->out, cell->bytes, cell->length);
	frame->column = column + cell->columns;
}

/* A row of a picture. Blanks follow it. */
struct cell_row {
	const struct screen_cell *cells;
	size_t count;
};

/* Cuts the next row off the cells from *start to `end`. Sets *more to whether another one follows. */
static struct cell_row cut_cells(const struct screen_cell *cells, size_t *start, size_t end, bool *more)
{
	struct cell_row row = {*start < end ? cells + *start : &blank, 0};
	while (*start + row.count < end && row.cells[row.count].bytes[0] != '\n')
		row.count++;
	*start += row.count;
	*more = *start < end;
	*start += *more;
	return row;
}

/* Are these cells of two rows the same? Blanks that were written are like others. */
static bool same_cells(const struct screen_cell *one, const struct screen_cell *other, size_t count)
{
	size_t i = 0;
	while (i < count && memcmp(one[i].bytes, other[i].bytes, sizeof one->bytes) == 0 && one[i].pen == other[i].pen)
		i++;
	return i == count;
}

/* Writes what has changed in a row. From an unsure character on, and where text becomes blank, the row is erased and
   written whole. */
static void write_changes(struct frame *frame, int row, struct cell_row is, struct cell_row was, bool whole)
{
	bool unsure = false;
	int column = 0, was_column = 0;
	for (size_t i = 0, old = 0; i < is.count || (!whole && old < was.count); i++) {
		const struct screen_cell *cell = i < is.count ? &is.cells[i] : &blank;
		for (; old < was.count && was_column < column; old++) {
			unsure |= was.cells[old].unsure;
			was_column += was.cells[old].columns;
		}
		const struct screen_cell *before = old < was.count ? &was.cells[old] : &blank;
		bool same = was_column <= column && same_cells(cell, before, 1);
		unsure |= cell->unsure || before->unsure;
		if (!whole && unsure && same && is.count - i == was.count - old && same_cells(cell, before, is.count - i))
			break;
		if (!whole && (unsure || (cell->blank && !same))) {
			erase_from(frame, row, column, "\033[K");
			whole = true;
		}
		if (!cell->blank && (whole || !same))
			write_cell(frame, row, column, cell, i);
		column += cell->columns;
	}
	if (unsure)
		frame->column = UNKNOWN;
	set_pen(frame, NULL); /* a newline may color the row that scrolls in */
}

void frame_begin(struct frame *frame, bool wide)
{
	if (wide != frame->wide)
		frame->rows = 0; /* all characters move */
	frame->wide = wide;
	frame->used = 0;
	frame->at = frame->end = 0;
	frame->anew = SIZE_MAX;
	frame->begun = true;
}

void frame_forget(struct frame *frame, int up)
{
	frame_begin(frame, frame->wide);
	frame->known = frame->begun = false;
	frame->row = up;
}

void frame_show(struct frame *frame, int rows, int columns)
{
	bool same_screen = rows == frame->rows && columns == frame->columns, more = true;
	/* A new picture after one that has scrolled is written whole, so that its top is seen. */
	bool known = frame->known && same_screen && (!frame->begun || frame->reached <= rows);
	int row = 0;
	frame->rows = rows;
	frame->columns = columns;
	if (!known) {
		if (frame->known || frame->begun)
			frame_erase(frame->out, frame->row, rows);
		frame->row = frame->column = 0;
		frame->reached = 1;
	}
	for (size_t at = 0, old = 0; more; row++) {
		if (known && at >= frame->anew) {
			erase_from(frame, row, 0, "\033[J");
			known = false;
		}
		bool whole = !known;
		struct cell_row is = cut_cells(frame->cells, &at, frame->used, &more);
		struct cell_row was = cut_cells(frame->old, &old, known ? frame->shown : old, &known);
		write_changes(frame, row, is, was, whole);
	}
	if (known)
		erase_from(frame, row, 0, "\033[J");
	move(frame, row - 1, frame->end);
	if (frame->used > 0)
		memcpy(frame->old, frame->cells, frame->used * sizeof *frame->old);
	frame->shown = frame->used;
	frame->anew = SIZE_MAX;
	frame->known = true;
	frame->begun = false;
	sink_flush(frame->out);
}

void frame_free(struct frame *frame)
{
	free(frame->cells);
	free(frame->old);
}
