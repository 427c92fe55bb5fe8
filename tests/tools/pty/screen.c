#include "pty/screen.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "pty/between.h"

static void screen_move(struct screen *screen, int row, int column)
{
	screen->row = between(0, row, screen->rows - 1);
	screen->column = between(0, column, screen->columns - 1);
}

/* Clears a cell, and with it the other half of a wide character. */
static void screen_clear_cell(struct screen *screen, int row, int column)
{
	struct cell *line = screen->cells[row];
	if (line[column].tail)
		line[column - 1] = (struct cell){0};
	if (column + 1 < screen->columns && line[column + 1].tail)
		line[column + 1] = (struct cell){0};
	line[column] = (struct cell){0};
}

/* Clears from here to the last cell (0), from the first to here (1), or all (2), in reading order. */
static void screen_erase(struct screen *screen, int what, int first, int last)
{
	int here = screen->row * screen->columns + screen->column;
	for (int at = what == 0 ? here : first; what <= 2 && at <= (what == 1 ? here : last); at++)
		screen_clear_cell(screen, at / screen->columns, at % screen->columns);
}

static void screen_scroll(struct screen *screen)
{
	memmove(screen->cells[0], screen->cells[1], sizeof screen->cells[0] * (size_t)(screen->rows - 1));
	memset(screen->cells[screen->rows - 1], 0, sizeof screen->cells[0]);
	screen->scrolled++;
}

static void screen_feed_line(struct screen *screen)
{
	if (screen->row + 1 < screen->rows)
		screen->row++;
	else
		screen_scroll(screen);
}

void screen_resize(struct screen *screen, int rows, int columns)
{
	for (; screen->row >= rows; screen->row--)
		screen_scroll(screen);
	for (int row = 0; row < screen->rows; row++)
		for (int column = row < rows ? columns : 0; column < screen->columns; column++)
			screen_clear_cell(screen, row, column);
	screen->rows = rows;
	screen->columns = columns;
	screen_move(screen, screen->row, screen->column);
}

static int point_width(long point, bool ambiguous_wide)
{
	static const long wide[][2] = {{0x1100, 0x115f}, {0x2e80, 0x303e}, {0x3041, 0x4dbf}, {0x4e00, 0xa4cf},
		{0xac00, 0xd7a3}, {0xf900, 0xfaff}, {0xfe30, 0xfe4f}, {0xff00, 0xff60}, {0xffe0, 0xffe6}};
	for (size_t i = 0; i < sizeof wide / sizeof wide[0]; i++)
		if (point >= wide[i][0] && point <= wide[i][1])
			return 2;
	if (point >= 0x300 && point <= 0x36f)
		return 0;
	return ambiguous_wide && (point == 0xd7 || (point >= 0x2500 && point <= 0x25ff)) ? 2 : 1;
}

static void screen_combine(struct screen *screen, const char *mark)
{
	int column = screen->column - 1;
	if (column < 0)
		return;
	struct cell *cell = &screen->cells[screen->row][column];
	cell -= cell->tail;
	if (cell->text[0] == '\0')
		cell->text[0] = ' ';
	if (strlen(cell->text) + strlen(mark) < sizeof cell->text)
		memcpy(cell->text + strlen(cell->text), mark, strlen(mark));
}

static void screen_put(struct screen *screen, const char *character, int width)
{
	if (screen->column + width > screen->columns && screen->column > 0) {
		screen->column = 0;
		screen_feed_line(screen);
	}
	struct cell *cell = &screen->cells[screen->row][screen->column];
	for (int i = 0; i < width && screen->column < screen->columns; i++) {
		screen_clear_cell(screen, screen->row, screen->column++);
		cell[i].tail = i > 0;
		cell[i].at = screen->sent;
		memcpy(cell[i].pen, screen->pen, sizeof cell->pen);
	}
	memcpy(cell->text, character, strlen(character));
}

/* Returns the code point of a complete character; -1 if it is overlong, a surrogate, or too large. */
static long point_decode(const char *bytes, int length)
{
	long point = bytes[0] & (length == 1 ? 0x7f : 0x7f >> length);
	for (int i = 1; i < length; i++)
		point = point << 6 | (bytes[i] & 0x3f);
	bool overlong = (length == 3 && point < 0x800) || (length == 4 && point < 0x10000);
	return overlong || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff) ? -1 : point;
}

/* Shows a character; U+FFFD for bytes that are not UTF-8. */
static void screen_end_character(struct screen *screen)
{
	long point = screen->have == screen->need ? point_decode(screen->bytes, screen->have) : -1;
	screen->bytes[screen->have] = '\0';
	screen->have = 0;
	if (point < 0)
		screen_put(screen, "\xef\xbf\xbd", 1);
	else if (point_width(point, screen->wide) == 0)
		screen_combine(screen, screen->bytes);
	else
		screen_put(screen, screen->bytes, point_width(point, screen->wide));
}

static void screen_take_text(struct screen *screen, unsigned char byte)
{
	if (screen->have == 0)
		screen->need = byte < 0x80 ? 1 : byte < 0xc2 ? 0 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : byte < 0xf8 ? 4 : 0;
	screen->bytes[screen->have++] = (char)byte;
	if (screen->have >= screen->need)
		screen_end_character(screen);
}

static void screen_take_control(struct screen *screen, unsigned char byte)
{
	int column = between(0, screen->column, screen->columns - 1);
	if (byte == '\r')
		screen->column = 0;
	else if (byte == '\n')
		screen_feed_line(screen);
	else if (byte == '\b')
		screen_move(screen, screen->row, column - 1);
	else if (byte == '\t')
		screen_move(screen, screen->row, column / 8 * 8 + 8);
}

static void screen_take_pen(struct screen *screen)
{
	size_t length = 0;
	screen->pen[0] = '\0';
	for (int i = 0; i <= screen->last_parameter && screen->parameters[0] > 0 && length < sizeof screen->pen; i++)
		length += (size_t)snprintf(screen->pen + length, sizeof screen->pen - length, i > 0 ? ";%d" : "%d",
		                           screen->parameters[i]);
}

/* Carries out a control sequence. A pending line break stays pending if the sequence is ignored, e.g. a query. */
static void screen_execute(struct screen *screen, unsigned char final)
{
	int first = screen->parameters[0], count = first ? first : 1;
	int row = screen->row, column = between(0, screen->column, screen->columns - 1);
	if (strchr("ABCDEFGHJKdfsu", final))
		screen->column = column;
	switch (final) {
	case 'm': screen_take_pen(screen); break;
	case 'A': screen_move(screen, row - count, column); break;
	case 'B': screen_move(screen, row + count, column); break;
	case 'C': screen_move(screen, row, column + count); break;
	case 'D': screen_move(screen, row, column - count); break;
	case 'E': screen_move(screen, row + count, 0); break;
	case 'F': screen_move(screen, row - count, 0); break;
	case 'G': screen_move(screen, row, count - 1); break;
	case 'd': screen_move(screen, count - 1, column); break;
	case 'H':
	case 'f': screen_move(screen, count - 1, screen->parameters[1] - 1); break;
	case 'J': screen_erase(screen, first, 0, screen->rows * screen->columns - 1); break;
	case 'K': screen_erase(screen, first, row * screen->columns, (row + 1) * screen->columns - 1); break;
	case 'u': screen_move(screen, screen->saved_row, screen->saved_column); break;
	case 's':
		screen->saved_row = row;
		screen->saved_column = column;
		break;
	}
}

static void screen_take_csi(struct screen *screen, unsigned char byte)
{
	int *parameter = &screen->parameters[screen->last_parameter];
	if (byte >= '0' && byte <= '9')
		*parameter = between(0, *parameter * 10 + (byte - '0'), 9999);
	else if (byte == ';')
		screen->last_parameter = between(0, screen->last_parameter + 1, 7);
	else if (byte < '@')
		screen->unknown = true;
	else {
		screen->mode = MODE_PLAIN;
		if (!screen->unknown)
			screen_execute(screen, byte);
	}
}

static void screen_take_escape(struct screen *screen, unsigned char byte)
{
	screen->mode = MODE_PLAIN;
	if (byte < '0') {
		screen->mode = MODE_ESCAPE;
		screen->unknown = true;
	} else if (screen->unknown)
		return;
	else if (byte == '[')
		screen->mode = MODE_CSI;
	else if (strchr("]PX^_", byte))
		screen->mode = MODE_STRING;
	else if (byte == '7' || byte == '8')
		screen_execute(screen, byte == '7' ? 's' : 'u');
	else if (byte == 'c') {
		memset(screen->cells, 0, sizeof screen->cells);
		screen->row = screen->column = screen->saved_row = screen->saved_column = 0;
	}
}

static void screen_begin_escape(struct screen *screen)
{
	screen->mode = MODE_ESCAPE;
	screen->unknown = false;
	screen->last_parameter = 0;
	memset(screen->parameters, 0, sizeof screen->parameters);
}

void screen_take(struct screen *screen, unsigned char byte)
{
	screen->sent++;
	if (screen->have > 0 && (byte & 0xc0) != 0x80)
		screen_end_character(screen);
	if (byte == 0x1b)
		screen_begin_escape(screen);
	else if (screen->mode == MODE_STRING)
		screen->mode = byte == '\a' ? MODE_PLAIN : MODE_STRING;
	else if (byte < ' ' || byte == 0x7f)
		screen_take_control(screen, byte);
	else if (screen->mode == MODE_PLAIN)
		screen_take_text(screen, byte);
	else if (screen->mode == MODE_ESCAPE)
		screen_take_escape(screen, byte);
	else
		screen_take_csi(screen, byte);
}

static bool cell_blank(const struct cell *cell)
{
	return !cell->tail && (cell->text[0] == '\0' || strcmp(cell->text, " ") == 0);
}

static int screen_line_end(const struct screen *screen, int row)
{
	int end = screen->columns;
	while (end > 0 && cell_blank(&screen->cells[row][end - 1]))
		end--;
	return end;
}

void screen_print(const struct screen *screen, bool painted)
{
	int rows = screen->rows;
	while (rows > 0 && screen_line_end(screen, rows - 1) == 0)
		rows--;
	for (int row = 0; row < rows; row++) {
		const struct cell *line = screen->cells[row];
		const char *pen = "";
		putchar('|');
		for (int column = 0; column < screen_line_end(screen, row); column++) {
			if (painted && strcmp(pen, line[column].pen) != 0)
				printf("{%s}", line[column].pen);
			pen = line[column].pen;
			if (!line[column].tail)
				fputs(line[column].text[0] ? line[column].text : " ", stdout);
		}
		puts(painted && *pen ? "{}" : "");
	}
}

/* Finds the text in one row, as screen_find() does. */
static size_t row_find(const struct screen *screen, int row, const char *text, size_t length, size_t after)
{
	char bytes[MAX_COLUMNS * sizeof screen->cells[0][0].text];
	size_t sent[sizeof bytes], used = 0, found = 0;
	for (int column = 0; column < screen->columns; column++) {
		const struct cell *cell = &screen->cells[row][column];
		for (const char *at = cell->text[0] || cell->tail ? cell->text : " "; *at; at++) {
			sent[used] = cell->at;
			bytes[used++] = *at;
		}
	}
	for (size_t start = 0; start + length <= used; start++) {
		size_t last = 0;
		for (size_t i = 0; i < length; i++)
			last = sent[start + i] > last ? sent[start + i] : last;
		if (last > after && (found == 0 || last < found) && memcmp(bytes + start, text, length) == 0)
			found = last;
	}
	return found;
}

size_t screen_find(const struct screen *screen, const char *text, size_t length, size_t after)
{
	size_t found = 0;
	for (int row = 0; row < screen->rows; row++) {
		size_t in_row = row_find(screen, row, text, length, after);
		if (in_row > 0 && (found == 0 || in_row < found))
			found = in_row;
	}
	return found;
}

/* Returns the number of rows down to the last that is not blank or has the cursor. */
static int screen_height(const struct screen *screen)
{
	int rows = screen->rows;
	while (rows > screen->row + 1 && screen_line_end(screen, rows - 1) == 0)
		rows--;
	return rows;
}

static bool cell_same(const struct cell *one, const struct cell *other)
{
	if (cell_blank(one) && cell_blank(other))
		return strcmp(one->pen, other->pen) == 0;
	return one->tail == other->tail && strcmp(one->text, other->text) == 0 && strcmp(one->pen, other->pen) == 0;
}

bool screen_ends_with(const struct screen *screen, const struct screen *whole)
{
	int rows = screen_height(whole), above = screen_height(screen) - rows;
	if (above < 0 || screen->row != whole->row + above || screen->column != whole->column)
		return false;
	for (int row = 0; row < rows; row++)
		for (int column = 0; column < whole->columns; column++)
			if (!cell_same(&screen->cells[above + row][column], &whole->cells[row][column]))
				return false;
	return true;
}
