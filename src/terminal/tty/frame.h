/* A picture on the terminal, of which only what changes is written. */
#ifndef FRAME_H
#define FRAME_H

#include "base/sink.h"

enum {
	FRAME_BYTES = 1 << 19, /* more than twice what the largest board takes */
	FRAME_COLUMNS = 1024,  /* the most a terminal may have */
};

/* Besides text and newlines, a picture may hold colors, each one control sequence "\033[...m" that ends with
   "\033[0m", and "\033[nG", which moves the cursor to the right or, at the end of a row, anywhere. */
struct frame {
	struct sink *out;    /* the terminal */
	struct sink picture; /* what is drawn, a string */
	size_t shown;        /* bytes of `old` */
	size_t anew;         /* from here on the picture is written even if the terminal shows it; SIZE_MAX: nowhere */
	bool begun;          /* the picture will be over the old one */
	bool known;          /* the terminal shows `old` */
	bool wide;           /* stones, lines and × take two columns */
	int rows, columns;   /* the terminal's size */
	int reached;         /* rows that the picture has had since it was written whole */
	int row, column;     /* the terminal's cursor, from the start of the picture */
	struct span pen;     /* the terminal's color; empty for none */
	char text[FRAME_BYTES], old[FRAME_BYTES];
};

/* Drops what was drawn and not shown. Begins a new picture over the old one. */
void frame_begin(struct frame *frame);
/* Drops what was drawn and not shown, and forgets what the terminal shows. The next picture begins `up` rows above the
   cursor, which is in the first column. */
void frame_forget(struct frame *frame, int up);
/* Writes what differs between the picture and what the terminal shows. */
void frame_show(struct frame *frame, int rows, int columns, bool wide);

/* Writes a control sequence with one number. */
void frame_control(struct sink *out, int number, char final);
/* Moves the cursor to the first column and up, and clears from there to the end of a screen with `rows` rows. */
void frame_erase(struct sink *out, int up, int rows);

#endif
