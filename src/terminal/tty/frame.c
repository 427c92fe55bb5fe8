#include "terminal/tty/frame.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/minmax.h"
#include "base/utf8.h"

enum {
	UNKNOWN = -1, /* the cursor's column after characters of unsure width */
	NEAR = 4,     /* columns that are reached by as many bytes */
};

static const char plain[] = "\033[0m";

/* Reads a row of a picture, one character after the other. Columns count from 0. */
struct row_reader {
	struct span rest;  /* of the picture, after the character */
	struct span text;  /* the character; " " where the row has none */
	struct span color; /* its control sequence, or empty */
	struct span pen;   /* the color at `rest` */
	int at, next, end; /* the column of the character, of the next one, and of the cursor after it */
	int run;           /* characters of one byte in front of it, in its color */
	bool blank, ended; /* the row has no character here, or has ended */
	bool unsure;       /* a character's width depends on the terminal */
};

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

/* Returns the columns of a character. Sets *unsure if they depend on the terminal. */
static int columns_taken(unsigned code, bool wide, bool *unsure)
{
	bool drawn = code == 0xD7 || (code >= 0x2500 && code <= 0x25FF);
	bool chinese = (code > 0x3000 && code <= 0x30FF) || (code >= 0x4E00 && code <= 0x9FFF) ||
	               (code > 0xFF00 && code <= 0xFF60);
	*unsure |= code > '~' && !drawn && !chinese;
	return drawn && wide ? 2 : utf8_columns(code);
}

/* Reads the control sequences before a character. Stops at one that skips columns. */
static void read_controls(struct row_reader *reader)
{
	struct span *rest = &reader->rest;
	while (!reader->blank && rest->length > 0 && rest->at[0] == '\033') {
		size_t length = strcspn(rest->at, "mG") + 1;
		const struct span control = {rest->at, length};
		int column = 1;
		bool moves = rest->at[length - 1] == 'G';
		if (moves)
			text_number((struct span){rest->at + 2, length - 3}, FRAME_COLUMNS, &column);
		else
			reader->pen = text_same(control, text_span(plain)) ? text_span("") : control;
		reader->end = moves ? column - 1 : reader->end;
		reader->blank = moves && reader->end > reader->at;
		text_skip(rest, reader->blank ? 0 : length);
	}
	reader->ended = rest->length == 0 || rest->at[0] == '\n';
	reader->blank |= reader->ended;
}

/* Reads the next character. There are blanks to the right of the text, and where it skips columns. */
static void read_next(struct row_reader *reader, bool wide)
{
	const char *after = reader->text.length == 1 ? reader->text.at + 1 : NULL;
	reader->at = reader->next++;
	reader->blank = false;
	read_controls(reader);
	reader->text = text_span(" ");
	reader->color = reader->blank ? text_span("") : reader->pen;
	if (reader->blank)
		return;
	size_t length = utf8_length(reader->rest);
	reader->text = (struct span){reader->rest.at, length + (length == 0)};
	reader->run = reader->text.at == after ? reader->run + 1 : 0;
	reader->next = reader->at + columns_taken(utf8_code(reader->text), wide, &reader->unsure);
	reader->end = reader->next;
	text_skip(&reader->rest, reader->text.length);
}

/* Goes to the first character of the row that `rest` begins with. */
static void begin_row(struct row_reader *reader, bool wide)
{
	reader->next = reader->end = 0;
	reader->unsure = false;
	read_next(reader, wide);
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
		sink_span(frame->out, (struct span){"\b\b\b\b", (size_t)left});
	else if (left != 0)
		frame_control(frame->out, column + 1, 'G');
	frame->column = column;
}

static void set_pen(struct frame *frame, struct span pen)
{
	if (text_same(pen, frame->pen))
		return;
	if (frame->pen.length > 0)
		sink_text(frame->out, plain);
	sink_span(frame->out, pen);
	frame->pen = pen;
}

/* Erases from a place to the end of the row or of the screen. */
static void erase_from(struct frame *frame, int row, int column, const char *what)
{
	move(frame, row, column);
	set_pen(frame, text_span(""));
	sink_text(frame->out, what);
}

/* Writes a character, if it is within the terminal's width. The cursor moves there, or the few characters in front of
   it are written again, if that takes fewer bytes. */
static void frame_put_character(struct frame *frame, int row, const struct row_reader *is)
{
	int gap = is->at - frame->column;
	if (is->next > frame->columns)
		return;
	if (row != frame->row || gap < 0 || gap > min(is->run, NEAR) || !text_same(is->color, frame->pen))
		move(frame, row, is->at);
	else
		sink_span(frame->out, (struct span){is->text.at - gap, (size_t)gap});
	set_pen(frame, is->color);
	sink_span(frame->out, is->text);
	frame->column = is->next;
}

/* Have two rows the same bytes from their characters on? */
static bool ends_same(const struct row_reader *is, const struct row_reader *was)
{
	struct span one = {is->text.at, is->text.length + is->rest.length};
	struct span other = {was->text.at, was->text.length + was->rest.length};
	return text_same(text_cut_line(&one), text_cut_line(&other));
}

/* Writes what has changed in a row. From an unsure character on, and where text becomes blank, the row is erased and
   written whole. */
static void frame_put_row(struct frame *frame, int row, struct row_reader *is, struct row_reader *was, bool whole)
{
	begin_row(is, frame->wide);
	begin_row(was, frame->wide);
	for (; !is->ended || (!whole && !was->ended); read_next(is, frame->wide)) {
		while (!whole && was->at < is->at)
			read_next(was, frame->wide);
		bool same = was->at == is->at && text_same(is->text, was->text) && text_same(is->color, was->color);
		bool unsure = is->unsure || was->unsure;
		if (!whole && unsure && same && ends_same(is, was))
			break;
		if (!whole && (unsure || (is->blank && !same))) {
			erase_from(frame, row, is->at, "\033[K");
			whole = true;
		}
		if (!is->blank && (whole || !same))
			frame_put_character(frame, row, is);
	}
	while (!is->ended)
		read_next(is, frame->wide);
	while (!was->ended)
		read_next(was, frame->wide);
	if (is->unsure)
		frame->column = UNKNOWN;
	set_pen(frame, text_span("")); /* a newline may color the row that scrolls in */
}

/* Writes the picture; only what has changed, if `known`. */
static void put_picture(struct frame *frame, bool known)
{
	int row = 0;
	struct row_reader is = {.rest = sink_held(&frame->picture)}, was = {.rest = {frame->old, frame->shown}};
	do {
		if (known && frame->picture.used - is.rest.length >= frame->anew) {
			erase_from(frame, row, 0, "\033[J");
			known = false;
		}
		was.rest.length = known ? was.rest.length : 0;
		frame_put_row(frame, row, &is, &was, !known);
		row++;
		known = text_cut_char(&was.rest, '\n');
	} while (text_cut_char(&is.rest, '\n'));
	if (known)
		erase_from(frame, row, 0, "\033[J");
	move(frame, row - 1, is.end);
}

void frame_begin(struct frame *frame)
{
	frame->picture = sink_into(frame->text, sizeof frame->text);
	frame->picture.failure = frame->out->failure;
	frame->anew = SIZE_MAX;
	frame->begun = true;
}

void frame_forget(struct frame *frame, int up)
{
	frame_begin(frame);
	frame->known = frame->begun = false;
	frame->row = up;
}

void frame_show(struct frame *frame, int rows, int columns, bool wide)
{
	assert(frame->picture.used < frame->picture.room);
	bool same_screen = rows == frame->rows && columns == frame->columns && wide == frame->wide;
	/* A new picture after one that has scrolled is written whole, so that its top is seen. */
	bool changes = frame->known && same_screen && (!frame->begun || frame->reached <= rows);
	frame->rows = rows;
	frame->columns = columns;
	frame->wide = wide;
	if (!changes) {
		if (frame->known || frame->begun)
			frame_erase(frame->out, frame->row, rows);
		frame->row = frame->column = 0;
		frame->reached = 1;
	}
	put_picture(frame, changes);
	frame->shown = frame->picture.used;
	memcpy(frame->old, frame->text, frame->shown);
	frame->anew = SIZE_MAX;
	frame->known = true;
	frame->begun = false;
	sink_flush(frame->out);
	frame->picture.failure = frame->out->failure;
}
