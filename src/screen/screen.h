/* What a person sees: redrawn in place where the terminal can, plain lines where not; and the lines that a terminal
   edits by itself. What is typed ahead of a prompt is shown behind it. tty_open() comes first. */
#ifndef SCREEN_H
#define SCREEN_H

#include "base/input.h"

enum keys_how {
	KEYS_AUTO,  /* one by one where the terminal can */
	KEYS_LINE,  /* the terminal edits lines */
	KEYS_MOUSE, /* as KEYS_AUTO, and clicks */
};
extern const char *const keys_how_names[]; /* ends in NULL */

struct screen {
	struct sink *out;
	struct input input;
	bool plain;    /* lines of text are ASCII: the terminal may read the bytes of others as controls */
	bool in_place; /* the cursor can be moved */
	bool echoes;   /* a terminal shows what is typed, Enter included */
	bool keys;     /* it gives keys one by one: prompt.h */
	bool clicks;   /* and the mouse's */
	int rows;      /* of the terminal */
	int columns;
	long long due; /* a line that is waited for comes as nothing then, as deadline_now() counts; 0: never */
	bool cut;  /* the last answer was too long, and is not whole */
	int drawn; /* rows between the top of the present picture and the cursor */
};

/* in_place is decided here: a terminal on stdout, and a TERM that is not dumb; and so is keys: in_place, a terminal on
   stdin too, and how they are wanted. bytes is for the input (input.h). */
void screen_open(struct screen *screen, struct sink *out, enum keys_how how, bool plain, char *bytes, size_t capacity,
                 size_t limit);
/* Starts a new picture over the old one, or below it. */
void screen_begin(struct screen *screen);
/* Empties the screen: lines that a terminal of another size has broken anew can't be counted. Only where in_place. */
void screen_wipe(struct screen *screen);
/* Leaves the picture where it is. */
void screen_leave(struct screen *screen);
/* Shows what was put so far. */
void screen_show(struct screen *screen);
/* Puts a text without the controls in it; returns the columns that it takes. */
int screen_put_text(struct screen *screen, struct span text);
/* The columns that it would take. */
int screen_text_columns(const struct screen *screen, struct span text);
/* As much of its front, or of its end, as finds room in so many columns. */
struct span screen_start_of(const struct screen *screen, struct span text, int columns);
struct span screen_end_of(const struct screen *screen, struct span text, int columns);
/* Puts it on rows of its own (shown.h), the next character behind it; where not in_place on one line, however long. */
void screen_put_wrapped(struct screen *screen, struct span text);
/* The same, and the next character on a new row. */
void screen_put_line(struct screen *screen, struct span text);
/* Ends a line that was put to `out` so many columns wide. */
void screen_end_line(struct screen *screen, int columns);
/* Rows that a line of text takes. */
int screen_rows_of(const struct screen *screen, struct span text);
/* The same, and the columns used of the last one. */
int screen_wrap(const struct screen *screen, struct span text, int *used);
/* Where the line that answers a question is typed: returns its row, from 1 at the top of the question, and the column
   where it begins, from 0. It is the next row where too little room is left after the question. */
int screen_find_line(const struct screen *screen, struct span text, int *column);
/* Columns that a UTF-8 text takes: two for Chinese characters and the like. */
int screen_width(struct span text);
enum screen_answer {
	SCREEN_LINE,       /* `cut` tells of one that is too long: it comes out as nothing */
	SCREEN_END,        /* of the input, or it can't be read; or nothing can be shown any more */
	SCREEN_DRAW_AGAIN, /* the program was stopped and brought back */
};
/* Shows the picture and the prompt, and reads a line. */
enum screen_answer screen_ask(struct screen *screen, struct span prompt, struct span *line);
/* Takes in what has been typed so far, without waiting. */
void screen_gather(struct screen *screen);
/* Is nobody there any more: has the input ended, as far as it was taken in, or can nothing be shown? */
bool screen_is_left(const struct screen *screen);
/* Puts the cursor into a column, from 1; erases the rest of its row. Only where in_place. */
void screen_column(struct screen *screen, int column);
void screen_erase_rest(struct screen *screen);
/* Rows that so many columns take. */
int screen_rows_of_columns(const struct screen *screen, int columns);

#endif
