/* The screen that a terminal shows for the bytes it was sent: the part of ECMA-48 and xterm's controls that
   programs here use. */
#ifndef SCREEN_H
#define SCREEN_H

#include <stdbool.h>
#include <stddef.h>

enum { MAX_ROWS = 200, MAX_COLUMNS = 400 };

struct cell {
	char text[16]; /* UTF-8 with its combining marks; "" is blank */
	char pen[32];  /* the parameters of the last SGR */
	bool tail;     /* the right half of a wide character */
	size_t at;     /* how many bytes the terminal had been sent when the cell was written */
};

struct screen {
	bool wide; /* characters of ambiguous width take two columns */
	size_t sent; /* bytes that the terminal was sent */
	int rows, columns, row, column; /* column == columns: the next character begins a new line */
	int saved_row, saved_column, scrolled;
	enum { MODE_PLAIN, MODE_ESCAPE, MODE_CSI, MODE_STRING } mode;
	char pen[32];
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
/* Finds the text in one row of the screen where some of it was written after the first `after` bytes were sent. Returns
   how many bytes had been sent when all of it was there: the least number, if the text is there more than once; 0 if
   it is not there. */
size_t screen_find(const struct screen *screen, const char *text, size_t length, size_t after);
/* Do the last rows, down to the last that is not blank or has the cursor, show the same as the rows of `whole`, which
   begin at the top? The cursor must be in the same place, too. */
bool screen_ends_with(const struct screen *screen, const struct screen *whole);

#endif
