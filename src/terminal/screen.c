#include "terminal/screen.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/utf8.h"

enum { ROWS = 24, COLUMNS = 80 };

/* The size may change at any time, so it is asked for before each picture. */
static void measure(struct screen *screen)
{
	struct winsize size;
	screen->rows = ROWS;
	screen->columns = COLUMNS;
	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0) {
		screen->rows = size.ws_row;
		screen->columns = size.ws_col;
	}
}

void screen_open(struct screen *screen, struct sink *out, bool plain, char *bytes, size_t capacity, size_t limit)
{
	const char *term = getenv("TERM");
	screen->out = out;
	screen->plain = plain;
	screen->drawn = 0;
	screen->echoes = isatty(STDIN_FILENO);
	screen->in_place = isatty(STDOUT_FILENO) && term && *term && strcmp(term, "dumb") != 0;
	input_open(&screen->input, STDIN_FILENO, out, bytes, capacity, limit);
	measure(screen);
}

/* Back to the first column, up, and everything from there on erased: ECMA-48, CUU and ED. */
static void erase(struct screen *screen)
{
	int up = screen->drawn < screen->rows ? screen->drawn : screen->rows - 1;
	sink_char(screen->out, '\r');
	if (up > 0) {
		sink_text(screen->out, "\033[");
		sink_number(screen->out, (unsigned)up);
		sink_char(screen->out, 'A');
	}
	sink_text(screen->out, "\033[J");
}

void screen_begin(struct screen *screen)
{
	measure(screen);
	if (screen->in_place)
		erase(screen);
	screen->drawn = 0;
}

void screen_leave(struct screen *screen)
{
	screen->drawn = 0;
}

void screen_show(struct screen *screen)
{
	sink_flush(screen->out);
}

/* A character as this screen may be sent it: '?' for a control, for what is no character, and for what it can't show. */
static struct span shown(const struct screen *screen, struct span character)
{
	bool shows = utf8_length(character) == character.length && utf8_shows(utf8_code(character)) &&
	             (character.length == 1 || !screen->plain);
	return shows ? character : text_span("?");
}

/* Puts a text without its controls; returns the columns that it takes. */
static int put_text(struct screen *screen, struct span text)
{
	int columns = 0;
	while (text.length > 0) {
		size_t length = utf8_length(text);
		length += length == 0;
		struct span character = shown(screen, (struct span){text.at, length});
		sink_span(screen->out, character);
		columns += utf8_columns(utf8_code(character));
		text = (struct span){text.at + length, text.length - length};
	}
	return columns;
}

int screen_width(struct span text)
{
	int width = 0;
	while (text.length > 0) {
		size_t length = utf8_length(text);
		width += length > 0 ? utf8_columns(utf8_code((struct span){text.at, length})) : 1;
		length += length == 0;
		text = (struct span){text.at + length, text.length - length};
	}
	return width;
}

/* Rows that a line takes which runs over the right edge. */
static int rows_of(const struct screen *screen, int columns)
{
	return columns <= screen->columns ? 1 : (columns + screen->columns - 1) / screen->columns;
}

void screen_end_line(struct screen *screen, int columns)
{
	sink_char(screen->out, '\n');
	screen->drawn += rows_of(screen, columns);
}

void screen_put_line(struct screen *screen, struct span text)
{
	screen_end_line(screen, put_text(screen, text));
}

bool screen_ask(struct screen *screen, struct span prompt_text, struct span *line)
{
	int prompt = put_text(screen, prompt_text);
	sink_flush(screen->out);
	enum input_answer answer = input_next(&screen->input, line);
	if (answer == INPUT_END) {
		sink_char(screen->out, '\n'); /* the prompt's line is done */
		return false;
	}
	screen->cut = answer == INPUT_TOO_LONG;
	if (screen->cut)
		line->length = 0;
	/* What was typed stands behind the prompt; where nobody typed, the prompt's line is ended here. */
	if (!screen->echoes)
		sink_char(screen->out, '\n');
	screen->drawn += rows_of(screen, prompt + screen_width(*line));
	return true;
}

void screen_column(struct screen *screen, int column)
{
	sink_text(screen->out, "\033[");
	sink_number(screen->out, (unsigned)column);
	sink_char(screen->out, 'G');
}
