/* What a terminal shows of the bytes it was sent: as much of ECMA-48 and xterm's controls as programs here use. */
#ifndef SCREEN_H
#define SCREEN_H

#include <stdbool.h>

enum { MAX_ROWS = 200, MAX_COLUMNS = 400 };

struct cell {
	char text[16]; /* UTF-8 with its combining marks; "" is blank */
	char pen[16];  /* what it is drawn with: the numbers of the last SGR */
	bool tail;     /* right half of a wide character */
};

struct screen {
	int rows, columns, row, column; /* column == columns: the next character begins a new line */
	int saved_row, saved_column, scrolled;
	enum { MODE_PLAIN, MODE_ESCAPE, MODE_CSI, MODE_STRING } mode;
	char pen[16];
	bool unknown; /* the escape sequence under way is to be skipped */
	int parameters[8], last_parameter;
	char bytes[5]; /* of a character that is not complete yet */
	int have, need;
	struct cell cells[MAX_ROWS][MAX_COLUMNS];
};

/* The terminal takes the next byte. */
void screen_take(struct screen *screen, unsigned char byte);
/* The terminal keeps the cursor's line in view and cuts what no longer fits. */
void screen_resize(struct screen *screen, int rows, int columns);
/* Prints the rows down to the last that is not blank, "|" before each; painted: a change of pen as its numbers in braces. */
void screen_print(const struct screen *screen, bool painted);

#endif
