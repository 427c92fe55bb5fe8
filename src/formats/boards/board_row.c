#include "formats/boards/board_row.h"

#include <string.h>

#include "base/utf8.h"

/* A line while it is read. */
struct scan {
	struct board_row *row;
	struct span rest;
	bool crowded;  /* there are several cells between two bars */
	int bars;      /* so far */
	int piece;     /* cells since the last bar */
	int value;     /* of the last cell as a label; -1: it is none */
	bool ruled;    /* so far only horizontal lines, crossings and strange characters */
	bool doubled;  /* a piece of a horizontal line stands twice, as in "--" */
	unsigned last; /* the last character */
};

static bool is_box_drawing(unsigned code)
{
	return code >= 0x2500 && code < 0x2580;
}

static enum row_cell row_cell_of(unsigned code)
{
	/* clang-format off */
	switch (code) {
	case '.': case '+': case '_': case '!': case '?': case '0': case '-': case 0xB7: case 0xD7:
	case 0x253C: case 0x251C: case 0x2524: case 0x252C: case 0x2534: case 0x254B: /* crossings, edges, a star point */
	case 0x250C: case 0x2510: case 0x2514: case 0x2518: /* corners */
		return ROW_EMPTY;
	case 'X': case 'x': case 'B': case 'b': case '@': case '1': case 0x25CF: case 0x25B2: case 0x25C6:
		return ROW_BLACK;
	case 'W': case 'w': case '2': case 0x25B3: case 0x25C7:
		return ROW_WHITE;
	case 'O': case 'o': case 0x25CB:
		return ROW_RING;
	case '*':
		return ROW_STAR;
	case '|': case 0x2502: case 0x2503: case 0x2551:
		return ROW_BAR;
	case ' ': case '\t': case '\r': case '(': case ')': case '[': case ']': case 0xA0: case 0x3000:
		return ROW_SEPARATOR;
	default:
		return is_box_drawing(code) ? ROW_SEPARATOR : ROW_STRANGE;
	}
	/* clang-format on */
}

static bool is_stone_or_point(char c)
{
	return row_cell_of((unsigned char)c) < ROW_STRANGE;
}

/* Adds a cell. `value`: what it is as a label, or -1. */
static void add_cell(struct scan *scan, enum row_cell cell, int value)
{
	struct board_row *row = scan->row;
	bool next = value == scan->value + 1 || (value == 10 && scan->value == 8); /* there may be no column I */
	row->counts = row->cells == 0 ? value == 0 || value == 1 : row->counts && value >= 0 && next;
	row->at[1] = (struct row_label){value, value >= 0 && cell == ROW_STRANGE};
	if (row->cells == 0)
		row->at[0] = row->at[1];
	if (row->cells < ROW_CELLS_MAX)
		row->cell[row->cells] = (unsigned char)cell;
	row->cells++; /* at most the bytes of a line */
	scan->value = value;
	scan->piece++;
}

static void add_strange(struct scan *scan, struct span text, int value)
{
	struct board_row *row = scan->row;
	int which = value < 0 || row->cells > 0;
	if (row->odd[which].length == 0) {
		row->odd[which].length = text.length < ROW_ODD_MAX ? text.length : ROW_ODD_MAX;
		memcpy(row->odd[which].text, text.at, row->odd[which].length);
	}
	row->strange++;
	add_cell(scan, ROW_STRANGE, value);
}

/* Returns what the word is as a label; -1 if it is too long. */
static int row_label_value(struct span word)
{
	int value = 0;
	if (word.length > 2)
		return -1;
	for (size_t i = 0; i < word.length; i++)
		value = text_digit(word.at[i]) ? value * 10 + (word.at[i] - '0')
		                               : value * 26 + text_lower(word.at[i]) - 'a' + 1;
	return value;
}

/* Cuts off the letters or the digits at the beginning. */
static struct span cut_word(struct span *text)
{
	struct span word = {text->at, text_digits(*text)};
	while (!text_digit(text->at[0]) && word.length < text->length && text_letter(text->at[word.length]))
		word.length++;
	text_skip(text, word.length);
	return word;
}

/* Reads letters or digits, each of them a cell. Two of them at an end of the line, apart from the cells, are a label if
   they are a number or if one of them is no stone. */
static void add_row_word(struct scan *scan)
{
	bool first = scan->row->cells == 0, stones = true;
	struct span word = cut_word(&scan->rest), rest = text_trim(scan->rest);
	for (size_t i = 0; i < word.length; i++)
		stones &= is_stone_or_point(word.at[i]);
	bool apart = rest.length == 0 && (first ? !stones : row_cell_of(scan->last) >= ROW_SEPARATOR);
	if (first && rest.length > 0)
		apart = memchr(" \t([|", scan->rest.at[0], 5);
	if (word.length == 2 && apart && (text_digit(word.at[0]) || !stones)) {
		add_strange(scan, word, row_label_value(word));
		return;
	}
	for (size_t i = 0; i < word.length; i++) {
		struct span one = {word.at + i, 1};
		int value = word.length == 1 ? row_label_value(one) : -1;
		if (is_stone_or_point(one.at[0]))
			add_cell(scan, row_cell_of((unsigned char)one.at[0]), value);
		else
			add_strange(scan, one, value);
	}
}

/* A bar after a bar has a cell between; without a character it is blank. */
static void add_bar(struct scan *scan)
{
	if (scan->bars > 0 && scan->piece == 0)
		add_cell(scan, ROW_BAR, -1);
	scan->crowded |= scan->bars > 0 && scan->piece > 1;
	scan->bars++;
	scan->piece = 0;
}

/* Cuts off a code that sets a color, such as ESC [ 1 ; 9 4 m. Returns false if there is none. */
static bool cut_color(struct span *text)
{
	size_t length = 2;
	if (text->length < 2 || text->at[0] != '\033' || text->at[1] != '[')
		return false;
	while (length < text->length && !text_letter(text->at[length]))
		length++;
	text_skip(text, length + (length < text->length));
	return true;
}

static void add_character(struct scan *scan)
{
	size_t length = utf8_length(scan->rest);
	struct span character = {scan->rest.at, length > 0 ? length : 1};
	unsigned code = length > 0 ? utf8_code(character) : 0xFFFD;
	enum row_cell cell = row_cell_of(code);
	text_skip(&scan->rest, character.length);
	scan->ruled &= cell >= ROW_STRANGE || is_box_drawing(code) || code == '+' || code == '-';
	scan->doubled |= code == scan->last &&
	                 (code == '-' || code == '=' || code == 0x2500 || code == 0x2501 || code == 0x2550);
	if (cell == ROW_BAR)
		add_bar(scan);
	else if (cell == ROW_STRANGE && code == 0xFFFD && scan->last == code && scan->row->strange > 0)
		scan->last = code; /* the bytes of a broken character are one cell */
	else if (cell == ROW_STRANGE)
		add_strange(scan, character, -1);
	else if (cell != ROW_SEPARATOR)
		add_cell(scan, cell, -1);
	scan->last = code;
}

/* Drops the blank cells if bars enclose a row, and not each of its cells; else they are empty points. */
static void settle_blanks(struct scan *scan)
{
	struct board_row *row = scan->row;
	int kept = 0;
	for (int i = 0; i < row->cells && i < ROW_CELLS_MAX; i++) {
		enum row_cell cell = row->cell[i];
		if (cell != ROW_BAR || !scan->crowded)
			row->cell[kept++] = (unsigned char)(cell == ROW_BAR ? ROW_EMPTY : cell);
	}
	row->cells = row->cells < ROW_CELLS_MAX ? kept : row->cells;
}

void board_row_read(struct board_row *row, struct span line)
{
	struct scan scan = {.row = row, .rest = utf8_without_bom(line), .ruled = true, .value = -1};
	row->cells = row->strange = 0;
	row->odd[0].length = row->odd[1].length = 0;
	row->counts = false;
	row->at[0] = row->at[1] = (struct row_label){-1, false};
	while (scan.rest.length > 0 && (scan.rest.at[0] == '>' || text_blank(scan.rest.at[0])))
		text_skip(&scan.rest, 1); /* quoted in a mail */
	while (scan.rest.length > 0) {
		if (cut_color(&scan.rest))
			continue;
		if (text_letter(scan.rest.at[0]) || text_digit(scan.rest.at[0])) {
			scan.ruled &= row->cells > 0 && !is_stone_or_point(scan.rest.at[0]);
			add_row_word(&scan);
			scan.last = 0;
		} else {
			add_character(&scan);
		}
	}
	row->bars = scan.bars > 0;
	row->rule = scan.ruled && !row->at[1].certain &&
	            (scan.doubled || (scan.bars == 0 && (row->strange == 0 || row->cells > 2)));
	if (row->bars)
		settle_blanks(&scan);
	row->strange -= row->at[0].certain + (row->cells > 1 && row->at[1].certain);
}

int board_row_points(const struct board_row *row)
{
	int labels = row->at[0].certain + (row->cells > 1 && row->at[1].certain);
	return row->strange <= 1 ? row->cells - labels : 0;
}

bool board_row_is_labels(const struct board_row *row)
{
	return row->counts && row->cells > 1 && (row->strange > 0 || row->at[0].certain || row->at[1].certain);
}
