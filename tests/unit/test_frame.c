/* Pictures of which only the changes are written: a terminal that follows the changes shows what it shows when each
   picture is written whole. */
#include <stdio.h>
#include <string.h>

#include "base/minmax.h"
#include "base/rng.h"
#include "base/utf8.h"
#include "tap.h"
#include "terminal/tty/frame.h"

enum { ROWS = 8, COLUMNS = 40, OUT = 1 << 16, PEN = 12 };

/* A terminal. It takes the few control sequences that a frame writes. */
struct terminal {
	int wide;   /* columns of a character whose width differs between terminals */
	bool drawn_wide;
	int row, column;
	char pen[PEN];
	struct cell_shown {
		char text[5], pen[PEN];
	} cells[ROWS][COLUMNS];
};

/* Erased cells have the color that is set. */
static void erase_row(struct terminal *terminal, int row, int column)
{
	for (; column < COLUMNS; column++) {
		terminal->cells[row][column].text[0] = '\0';
		memcpy(terminal->cells[row][column].pen, terminal->pen, PEN);
	}
}

static void feed(struct terminal *terminal)
{
	if (++terminal->row < ROWS)
		return;
	memmove(terminal->cells[0], terminal->cells[1], sizeof terminal->cells[0] * (ROWS - 1));
	erase_row(terminal, terminal->row = ROWS - 1, 0);
}

static int columns_on(const struct terminal *terminal, unsigned code)
{
	if (code == 0xE9)
		return terminal->wide;
	return code >= 0x2500 && code < 0x2600 && terminal->drawn_wide ? 2 : utf8_columns(code);
}

static void control(struct terminal *terminal, struct span sequence)
{
	int number = 1;
	text_number((struct span){sequence.at + 2, text_digits(text_after(sequence, 2))}, 999, &number);
	switch (sequence.at[sequence.length - 1]) {
	case 'A': terminal->row -= number; break;
	case 'B': terminal->row += number; break;
	case 'G': terminal->column = number - 1; break;
	case 'J':
		for (int row = terminal->row + 1; row < ROWS; row++)
			erase_row(terminal, row, 0);
		/* fall through */
	case 'K': erase_row(terminal, terminal->row, terminal->column); break;
	case 'm':
		snprintf(terminal->pen, PEN, "%.*s", number == 0 ? 0 : (int)sequence.length, sequence.at);
		break;
	default: tap(false, "a control sequence that no terminal knows");
	}
}

/* Clears a cell, and the other half of a wide character. The right half has the text ">". */
static void clear_cell(struct terminal *terminal, int row, int column)
{
	struct cell_shown *cell = &terminal->cells[row][column];
	if (cell->text[0] == '>')
		cell[-1] = (struct cell_shown){{0}, {0}};
	if (column + 1 < COLUMNS && cell[1].text[0] == '>')
		cell[1] = (struct cell_shown){{0}, {0}};
}

static void put(struct terminal *terminal, struct span character)
{
	for (int i = columns_on(terminal, utf8_code(character)); i > 0; i--, terminal->column++) {
		clear_cell(terminal, terminal->row, terminal->column);
		struct cell_shown *cell = &terminal->cells[terminal->row][terminal->column];
		snprintf(cell->text, sizeof cell->text, "%.*s", (int)character.length, character.at);
		memcpy(cell->pen, terminal->pen, PEN);
		character = text_span(">");
	}
}

/* Sends what the frame has written to the terminal. */
static void take(struct terminal *terminal, struct sink *out)
{
	for (struct span rest = sink_held(out); rest.length > 0;) {
		size_t length = utf8_length(rest);
		if (rest.at[0] == '\033') {
			length = 2 + strcspn(rest.at + 2, "ABGJKm") + 1;
			control(terminal, (struct span){rest.at, length});
		} else if (rest.at[0] == '\n') {
			feed(terminal);
			terminal->column = 0;
		} else if (rest.at[0] == '\r') {
			terminal->column = 0;
		} else if (rest.at[0] == '\b') {
			terminal->column = min(terminal->column, COLUMNS - 1) - 1; /* beyond the last column it is still on it */
		} else {
			put(terminal, (struct span){rest.at, length});
		}
		text_skip(&rest, length);
	}
	out->used = 0;
}

static bool same_cell(const struct cell_shown *one, const struct cell_shown *other)
{
	const char *text = one->text[0] ? one->text : " ", *other_text = other->text[0] ? other->text : " ";
	return strcmp(text, other_text) == 0 && strcmp(one->pen, other->pen) == 0;
}

/* Do two terminals show the same from the picture's first row, or the first that both still show, down to the bottom?
   Nothing is below the cursor's row. */
static bool shows_same(const struct terminal *one, const struct terminal *other, int rows)
{
	static const struct cell_shown blank;
	bool same = one->column == other->column && one->pen[0] == '\0';
	for (int up = 0; up < rows && up <= one->row && up <= other->row; up++)
		for (int column = 0; column < COLUMNS; column++)
			same &= same_cell(&one->cells[one->row - up][column], &other->cells[other->row - up][column]);
	for (int row = one->row + 1; row < ROWS; row++)
		for (int column = 0; column < COLUMNS; column++)
			same &= same_cell(&one->cells[row][column], &blank);
	return same;
}

enum { PARTS = 12, PICTURE_ROWS = 10, PANEL = 26, LAST_ROW_BYTES = 200 };

/* A picture: parts that take up to two columns each, and to the right of some rows, a panel. */
struct sample {
	int rows, end; /* `end`: the column where the cursor is left; 0: after the text */
	struct {
		int parts, part[PARTS];
		bool panel;
	} row[PICTURE_ROWS];
};

static int random_part(struct rng *rng, bool unsure)
{
	return (int)rng_below(rng, unsure ? 10 : 9);
}

/* Changes a few rows. Rows with unsure characters are rare. */
static void change(struct sample *sample, struct rng *rng)
{
	sample->rows = rng_below(rng, 4) == 0 || sample->rows == 0 ? 1 + (int)rng_below(rng, PICTURE_ROWS) : sample->rows;
	sample->end = rng_below(rng, 3) == 0 || sample->rows == 1 ? 1 + (int)rng_below(rng, PANEL) : 0;
	for (unsigned n = rng_below(rng, 6); n > 0; n--) {
		int row = (int)rng_below(rng, PICTURE_ROWS);
		sample->row[row].panel = rng_below(rng, 2) == 0;
		if (rng_below(rng, 3) == 0)
			sample->row[row].parts = (int)rng_below(rng, PARTS + 1);
		for (int i = 0; i < PARTS; i++)
			if (rng_below(rng, 4) == 0)
				sample->row[row].part[i] = random_part(rng, row == 0);
	}
}

static void draw_row(const struct sample *sample, int row, struct sink *sink)
{
	static const char *const parts[] = {"a", "b", " ", " ", "中", "─", "●", "\033[31m●\033[0m", "\033[1;94mx\033[0m", "é"};
	for (int i = 0; i < sample->row[row].parts; i++)
		sink_text(sink, parts[sample->row[row].part[i]]);
	if (sample->row[row].panel)
		sink_format(sink, "\033[%dGp%d", PANEL, row);
}

/* Draws the rows of the sample from this one on. */
static void draw(const struct sample *sample, int from, struct sink *sink)
{
	for (int row = from; row < sample->rows; row++) {
		if (row > from)
			sink_char(sink, '\n');
		draw_row(sample, row, sink);
	}
	if (sample->end > 0)
		frame_control(sink, sample->end, 'G');
}

/* Puts what a terminal would show of a text with control sequences. */
static void put_picture(struct frame *picture, struct span text)
{
	static const char *const pens[] = {"\033[31m", "\033[32m", "\033[1;94m", NULL};
	const char *pen = NULL;
	while (text.length > 0) {
		size_t length = utf8_length(text);
		int column = 1, i = 0;
		if (text.at[0] == '\033')
			length = 2 + strcspn(text.at + 2, "Gm") + 1;
		struct span part = {text.at, length};
		if (part.at[0] != '\033') {
			frame_put(picture, part, pen);
		} else if (part.at[length - 1] == 'G') {
			text_number((struct span){part.at + 2, length - 3}, 999, &column);
			frame_go(picture, column - 1);
		} else {
			while (pens[i] && !text_same(part, text_span(pens[i])))
				i++;
			pen = pens[i];
		}
		text_skip(&text, length);
	}
}

/* Two terminals: one gets the changes, the other the whole picture each time. */
struct pair {
	struct terminal terminal, whole;
	struct frame frame;
	size_t last; /* the cell where the last row begins */
	struct sink out;
	char bytes[OUT];
};

/* Shows the sample on both, and compares them. Unless the picture is `begun`, only its last row has changed. */
static bool show(struct pair *pair, const struct sample *sample, bool begun, bool wide)
{
	int from = begun ? 0 : sample->rows - 1;
	if (begun)
		frame_begin(&pair->frame, wide);
	else
		frame_cut(&pair->frame, pair->last);
	draw(sample, from, &pair->out);
	put_picture(&pair->frame, sink_held(&pair->out));
	pair->out.used = 0;
	for (pair->last = pair->frame.used; pair->last > 0 && pair->frame.cells[pair->last - 1].bytes[0] != '\n';)
		pair->last--;
	frame_show(&pair->frame, ROWS, COLUMNS);
	bool few = begun || pair->out.used < LAST_ROW_BYTES;
	take(&pair->terminal, &pair->out);
	pair->whole = (struct terminal){.wide = pair->whole.wide, .drawn_wide = pair->whole.drawn_wide};
	draw(sample, 0, &pair->out);
	take(&pair->whole, &pair->out);
	return few && shows_same(&pair->terminal, &pair->whole, sample->rows);
}

static void follow(int unsure_columns, bool wide)
{
	enum { STEPS = 4000 };
	static struct pair pair;
	struct rng rng = rng_seeded((uint64_t)(2 * unsure_columns + wide));
	struct sample sample = {0};
	int wrong = 0;
	frame_free(&pair.frame);
	memset(&pair, 0, sizeof pair);
	pair.out = sink_into(pair.bytes, sizeof pair.bytes);
	pair.terminal.wide = pair.whole.wide = unsure_columns;
	pair.terminal.drawn_wide = pair.whole.drawn_wide = wide;
	pair.frame.out = &pair.out;
	frame_forget(&pair.frame, 0);
	for (int step = 0; step < STEPS; step++) {
		bool begun = step == 0 || rng_below(&rng, 3) > 0;
		if (begun && rng_below(&rng, 20) == 0) { /* another program writes a line */
			put(&pair.terminal, text_span("!"));
			feed(&pair.terminal);
			pair.terminal.column = 0;
			frame_forget(&pair.frame, 0);
		}
		if (begun) {
			change(&sample, &rng);
		} else {
			sample.row[sample.rows - 1].parts = (int)rng_below(&rng, PARTS + 1);
			sample.end = 1 + (int)rng_below(&rng, PANEL);
		}
		wrong += !show(&pair, &sample, begun, wide);
	}
	tap(wrong == 0, "pictures, wide %d, unsure characters of %d columns: %d wrong", wide, unsure_columns, wrong);
}

/* What is written when one picture comes after another. */
static const struct {
	const char *before, *after, *bytes;
} changes[] = {
	{"abc", "abc", ""},
	{"abc", "abd", "\bd"},
	{"abc", "xbz", "\rxbz"},
	{"abc", "abcd", "d"},
	{"abc", "ab", "\b\033[K"},
	{"abc\nd", "abc", "\r\033[J\033[1A\033[4G"},
	{"abc\ndef", "abc\ndef\n", "\n"},
	{"abc\n\ndef", "xbc\n\ndef", "\033[2A\rx\033[2B\033[4G"},
	{"", "ab\033[30Gcd", "ab\033[30Gcd"},
	{"ab\033[30Gcd", "ab\033[30Gce\033[1G", "\be\r"},
	{"。中a", "。中b", "\bb"},
	{"\303\251ab", "\303\251ac", "\r\033[K\303\251ac\033[4G"},
	{"a\303\251b", "a\303\251c", "\b\b\033[K\303\251c\033[4G"},
	{"\303\251ab", "\303\251ab", "\033[4G"},
	{"\033[31mab\033[0mc", "\033[31max\033[0mc", "\b\b\033[31mx\033[0m\033[4G"},
	{"\033[31mab\033[0mc", "\033[32mab\033[0mc", "\r\033[32mab\033[0m\033[4G"},
	{"abcdefghi", "abcdXfXhi", "\033[5GXfX\033[10G"},
	{"abcdefghi", "XbcdefgXi", "\rX\033[8GX\033[10G"},
	{"ab\ncd", "ax\ncx", "\033[1A\bx\033[1B\bx"},
	{"ab\ncd", "xb\nxd", "\033[1A\rx\nx\033[3G"},
	{"\033[39Gab\n\033[39Gab", "\033[39GaX\n\033[39GaX", "\033[1A\033[40GX\033[1B\033[40GX"},
	{"a", "a12345678901234567890123456789012345678xyz", "12345678901234567890123456789012345678x\033[43G"},
};

static struct frame frame;
static struct sink written;
static char written_bytes[OUT];

static bool writes(const char *picture, const char *bytes)
{
	written.used = 0;
	put_picture(&frame, text_span(picture));
	frame_show(&frame, ROWS, COLUMNS);
	return text_same(sink_held(&written), text_span(bytes));
}

static void write_changes(void)
{
	written = sink_into(written_bytes, sizeof written_bytes);
	frame.out = &written;
	for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
		frame_forget(&frame, 0);
		writes(changes[i].before, "");
		frame_begin(&frame, false);
		tap(writes(changes[i].after, changes[i].bytes), "change %zu: %zu bytes", i, written.used);
	}
}

/* Tests which pictures are written whole. */
static void write_whole(void)
{
	frame_forget(&frame, 0);
	tap(writes("ab\nc", "ab\nc"), "a first picture goes where the cursor is");
	tap(writes("\nd", "\nd"), "what follows it, too");
	frame_forget(&frame, 3);
	frame_begin(&frame, false);
	tap(writes("ab", "\r\033[3A\033[Jab"), "a picture over other rows");
	frame_forget(&frame, ROWS + 5);
	frame_begin(&frame, false);
	tap(writes("ab", "\r\033[7A\033[Jab"), "a picture over more rows than are on the screen");
	frame_begin(&frame, false);
	frame.anew = 0;
	tap(writes("ab", "\r\033[Jab"), "a picture that is to be written anew");
	tap(writes("", ""), "and not once more");
	frame_begin(&frame, false);
	put_picture(&frame, text_span("ab\n"));
	frame.anew = frame.used;
	tap(writes("cd", "\ncd"), "rows that are to be written anew");
	written.used = 0;
	frame_show(&frame, ROWS, COLUMNS - 1);
	tap(text_same(sink_held(&written), text_span("\r\033[1A\033[Jab\ncd")), "a picture on a terminal of another width");
	frame_begin(&frame, true);
	tap(writes("ab\n", "\r\033[1A\033[Jab\n"), "a picture with wide stones");
	frame_begin(&frame, false);
	tap(writes("1\n2\n3\n4\n5\n6\n7\n8\n9", "\r\033[1A\033[J1\n2\n3\n4\n5\n6\n7\n8\n9"), "a picture higher than the screen");
	tap(writes("x", "x"), "what follows it");
	frame_begin(&frame, false);
	tap(writes("1\n2", "\r\033[7A\033[J1\n2"), "a picture after it");
}

int main(void)
{
	write_changes();
	write_whole();
	for (int unsure_columns = 1; unsure_columns <= 2; unsure_columns++)
		for (int wide = 0; wide <= 1; wide++)
			follow(unsure_columns, wide == 1);
	frame_free(&frame);
	return tap_status();
}
