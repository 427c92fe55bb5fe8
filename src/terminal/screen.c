#include "terminal/screen.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

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

void screen_open(struct screen *screen, struct sink *out, char *bytes, size_t capacity, size_t limit)
{
	const char *term = getenv("TERM");
	screen->out = out;
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

/* East Asian wide characters, in so far as texts of ours have them: Unicode Standard Annex #11. */
static bool is_wide(unsigned code)
{
	return (code >= 0x1100 && code <= 0x115F) || (code >= 0x2E80 && code <= 0xA4CF) || (code >= 0xAC00 && code <= 0xD7A3) ||
	       (code >= 0xF900 && code <= 0xFAFF) || (code >= 0xFE30 && code <= 0xFE4F) || (code >= 0xFF00 && code <= 0xFF60) ||
	       (code >= 0x20000 && code <= 0x3FFFD);
}

int screen_width(struct span text)
{
	int width = 0;
	unsigned code = 0;
	for (size_t i = 0; i < text.length; i++) {
		unsigned char byte = (unsigned char)text.at[i];
		bool continues = (byte & 0xC0) == 0x80;
		if (continues)
			code = code << 6 | (byte & 0x3F);
		else
			code = byte < 0x80 ? byte : byte < 0xE0 ? byte & 0x1F : byte < 0xF0 ? byte & 0x0F : byte & 0x07;
		bool last = i + 1 == text.length || ((unsigned char)text.at[i + 1] & 0xC0) != 0x80;
		if (last)
			width += is_wide(code) ? 2 : 1;
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
	sink_span(screen->out, text);
	screen_end_line(screen, screen_width(text));
}

bool screen_ask(struct screen *screen, struct span prompt_text, struct span *line)
{
	int prompt = screen_width(prompt_text);
	sink_span(screen->out, prompt_text);
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
