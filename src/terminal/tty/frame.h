/* Cells of a terminal: a picture of which only what changes is written, and the rows into which a text is broken. */
#ifndef FRAME_H
#define FRAME_H

#include "base/sink.h"

enum { FRAME_COLUMNS = 1024 /* the most a terminal may have */ };

/* A character of a picture. A newline ends a row. */
struct screen_cell {
	const char *pen; /* the control sequence of its color; NULL for none. The same color has the same address. */
	char bytes[4];
	unsigned char length, columns;
	bool unsure; /* its width depends on the terminal */
	bool blank;  /* it was skipped: the row is not written there, but erased */
};

struct frame {
	struct sink *out;                /* the terminal */
	struct screen_cell *cells, *old; /* what is drawn, and what the terminal shows; frame_free() */
	size_t used, shown, room;        /* their numbers, and the most there can be of each */
	size_t anew;       /* from this cell on the picture is written even if the terminal shows it; SIZE_MAX: nowhere */
	bool begun;        /* the picture will be over the old one */
	bool known;        /* the terminal shows `old` */
	bool wide;         /* stones, lines and × take two columns */
	int rows, columns; /* the terminal's size */
	int at, end;       /* the columns of the next cell, and of the cursor after the picture, from 0 */
	int reached;       /* rows that the picture has had since it was written whole */
	int row, column;   /* the terminal's cursor, from the start of the picture */
	const char *pen;   /* the terminal's color; NULL for none */
};

/* Puts valid characters, in a color unless `pen` is NULL. A picture ends early if memory runs out; then the terminal's
   sink fails with ENOMEM. */
void frame_put(struct frame *frame, struct span text, const char *pen);
/* Goes on in a column, from 0: to the right or, at the end of the picture, anywhere. */
void frame_go(struct frame *frame, int column);
/* Drops the cells from this one on, all of them in the last row. */
void frame_cut(struct frame *frame, size_t used);
/* Drops what was drawn and not shown. Begins a new picture over the old one. */
void frame_begin(struct frame *frame, bool wide);
/* Drops what was drawn and not shown, and forgets what the terminal shows. The next picture begins `up` rows above the
   cursor, which is in the first column. */
void frame_forget(struct frame *frame, int up);
/* Writes what differs between the picture and what the terminal shows. */
void frame_show(struct frame *frame, int rows, int columns);
void frame_free(struct frame *frame);

/* Writes a control sequence with one number. */
void frame_control(struct sink *out, int number, char final);
/* Moves the cursor to the first column and up, and clears from there to the end of a screen with `rows` rows. */
void frame_erase(struct sink *out, int up, int rows);

/* Cuts the first character, or stray byte, off a text that is not empty. Returns what to show for it: '?' for
   controls, invalid bytes, and characters that the terminal cannot show. */
struct span shown_next(struct span *text, bool plain);
/* Returns the columns that a text takes. */
int shown_width(struct span text, bool plain);
/* Cuts the next row of at most `columns` columns off a text and returns it. A row ends at a blank, which is dropped,
   or between Chinese characters. A word is split only when it is longer than a row. */
struct span shown_row(struct span *text, bool plain, int columns);

#endif
