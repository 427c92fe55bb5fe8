/* The screen that a terminal shows for the bytes it was sent: the part of ECMA-48 and xterm's controls that
   programs here use. */
#ifndef SCREEN_H
#define SCREEN_H

#include <stdbool.h>

enum { MAX_ROWS = 200, MAX_COLUMNS = 400 };

struct cell {
	char text[16]; /* UTF-8 with its combining marks; "" is blank */
	char pen[16];  /* the parameters of the last SGR */
	bool tail;     /* the right half of a wide character */
};

struct screen {
	int rows, columns, row, column; /* column == columns: the next character begins a new line */
	int saved_row, saved_column, scrolled;
	enum { MODE_PLAIN, MODE_ESCAPE, MODE_CSI, MODE_STRING } mode;
	char pen[16];
	bool unknown; /* skip the escape sequence that has begun */
	int parameters[8], last_parameter;
	char bytes[5]; /* of an incomplete character */
	int have, need;
	struct cell cells[MAX_ROWS][MAX_COLUMNS];
};

/* Sends the next byte to the terminal. */
void screen_take(struct screen *screen, unsigned char byte);
/* Resizes the terminal. The cursor's line stays visible; what no longer fits is cut. */
void screen_resize(struct screen *screen, int rows, int columns);
/* Prints the rows down to the last that is not blank, with "|" before each. painted: prints a change of SGR
   parameters in braces. */
void screen_print(const struct screen *screen, bool painted);

#endif
