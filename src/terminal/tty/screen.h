/* The terminal screen: a picture that is redrawn in place where the terminal can move the cursor, else plain lines;
   and a prompt with lines that the terminal edits. Text that was typed ahead is shown after the prompt. Where single
   keys are read, only what changes in the picture is written (frame.h). Call tty_open() first. */
#ifndef SCREEN_H
#define SCREEN_H

#include "base/clock.h"
#include "base/input.h"
#include "base/text.h"
#include "terminal/tty/frame.h"

enum keys_how {
	KEYS_AUTO,  /* single keys where the terminal can */
	KEYS_LINE,  /* the terminal edits lines */
	KEYS_MOUSE, /* like KEYS_AUTO, with mouse clicks */
};
extern const char *const keys_how_names[]; /* ends in NULL */

enum { SCREEN_USUAL_ROWS = 24, SCREEN_USUAL_COLUMNS = 80 }; /* of a terminal that does not say its size */

/* A word that has a color wherever it is written on a screen that is drawn in place. */
struct screen_pen {
	char word[48];   /* "": none */
	const char *pen; /* control sequence */
};
enum { SCREEN_PENS = 4 };

struct screen {
	struct sink *out;   /* the terminal */
	struct frame frame; /* where single keys are read, what is drawn */
	struct input input;
	bool plain;        /* show ASCII only: the terminal may take other bytes for controls */
	bool wide;         /* stones, lines and × take two columns */
	bool in_place;     /* the cursor can be moved */
	bool renews;       /* a new question comes: the next screen_renew() has an effect */
	size_t line;       /* the cell of the picture where the end begins that changes (screen_begin_line()) */
	bool echoes;       /* the terminal shows what is typed, Enter included */
	enum keys_how how; /* as the user chose; `keys` follows from it */
	bool keys;         /* the terminal sends single keys */
	int rows;          /* the terminal's height */
	int columns;
	long long due;        /* when clock_now() reaches this, screen_ask() returns an empty line; 0: never */
	bool cut;             /* the last line was too long and was dropped */
	bool typed;           /* something was typed during the last work (screen_begin_work()) */
	bool works_on;        /* no question was asked since the last work */
	bool takes_interrupt; /* Ctrl-C at a prompt is an answer: SCREEN_INTERRUPTED */
	size_t work_held;     /* bytes of input that were held when the work began */
	struct screen_pen pens[SCREEN_PENS]; /* a longer word before its beginning */
	bool many_colors;                    /* the terminal shows 256 colors */
	int drawn;                           /* rows from the top of the picture down to the cursor */
};

/* Opens the screen. Sets in_place when standard output is a terminal and TERM is not "dumb". Sets `keys` when
   in_place is set, standard input is a terminal, and `how` is not KEYS_LINE. `bytes`, `capacity` and `limit` are for
   the input (input.h). */
void screen_open(struct screen *screen, struct sink *out, enum keys_how how, bool plain, char *bytes, size_t capacity,
                 size_t limit);
/* Sets how keys are read, from the next question on. */
void screen_set_keys(struct screen *screen, enum keys_how how);
/* Starts a new picture: over the old one if in_place is set, else below it. */
void screen_begin(struct screen *screen);
/* Clears the whole screen, e.g. after a resize, when the rows of old lines are unknown. Only with in_place. */
void screen_wipe(struct screen *screen);
/* Keeps the picture that was shown: the next one is drawn below it. Also when something else may have written to the
   terminal. */
void screen_leave(struct screen *screen);
/* Rings the bell, if the output is a terminal. */
void screen_ring(struct screen *screen);
/* Writes what was drawn. */
void screen_show(struct screen *screen);
/* Asks the terminal where its cursor is. It answers with KEY_CURSOR_REPORT. */
void screen_find_cursor(struct screen *screen);
/* What is drawn from here on is written even if the terminal shows the same already: whoever reads along, e.g. a screen
   reader, gets each question and its notes whole. */
static inline void screen_renew(struct screen *screen)
{
	if (screen->renews)
		screen->frame.anew = screen->frame.used;
	screen->renews = false;
}
/* Puts characters that the terminal can show, in a color unless `pen` is NULL. "\n" ends a row. */
void screen_put(struct screen *screen, struct span text, const char *pen);
/* Writes as much of a text as fits into `columns`, with control characters replaced. Returns its width in columns. */
int screen_put_text(struct screen *screen, struct span text, int columns);
/* Return the longest start or end of a text that fits into `columns`. */
struct span screen_start_of(const struct screen *screen, struct span text, int columns);
struct span screen_end_of(const struct screen *screen, struct span text, int columns);
/* Writes a text on rows of its own, broken as shown_row() says. Does not end the last row. Without in_place, the text
   is one line of any length. Returns the number of rows. */
int screen_put_wrapped(struct screen *screen, struct span text);
/* Writes a text as screen_put_wrapped() does, and ends the last row. */
void screen_put_line(struct screen *screen, struct span text);
/* The same, but cuts the text to one row where it would be broken. */
void screen_put_cut(struct screen *screen, const char *line);
/* Returns the number of rows that the lines of a text take; 0 for an empty text. Sets the column after them, from 0,
   unless `column` is NULL. */
int screen_rows_of(const struct screen *screen, struct span text, int *column);
/* Finds the place where the answer to a question is typed. Returns the row, from 1 at the top of the question, and
   sets the column, from 0. The answer begins on the next row when the question leaves too little room. */
int screen_find_line(const struct screen *screen, struct span text, int *column);
/* Returns the width of a UTF-8 text in columns. Wide characters, e.g. Chinese, take two. */
int screen_width(struct span text);
enum screen_answer {
	SCREEN_LINE,        /* a line; empty when it was too long (`cut`) or `due` has passed */
	SCREEN_END,         /* the input has ended or failed, or the output has failed */
	SCREEN_DRAW_AGAIN,  /* the program was stopped and continued */
	SCREEN_INTERRUPTED, /* Ctrl-C, with takes_interrupt */
};
/* Shows the picture and the prompt, and reads a line. *line is set only for SCREEN_LINE. */
enum screen_answer screen_ask(struct screen *screen, struct span prompt, struct span *line);
/* Reads all typed input that is available now. */
void screen_gather(struct screen *screen);
/* Begin and end work during which the user is not asked. Where single keys are read, the characters typed meanwhile
   are shown at the next question and take effect after Enter. An Enter typed meanwhile becomes a blank. If
   Ctrl-D comes before the first character, only Ctrl-D is kept. All other keys are dropped. If screen_begin_work()
   is called again before a question, what was typed since screen_end_work() counts as typed during the new work. */
void screen_begin_work(struct screen *screen);
void screen_end_work(struct screen *screen);
/* Was something typed since the work began? Gathers the input to find out. False unless single keys are read. */
bool screen_poll_typed(struct screen *screen);
/* Has the user gone: has all input been read to its end, or has the output failed? */
bool screen_user_gone(const struct screen *screen);
/* Marks where the row begins to change, e.g. what is typed. */
static inline void screen_begin_line(struct screen *screen)
{
	screen->line = screen->frame.used;
}
/* Goes back to where screen_begin_line() was called, in this column (from 1). What is written now takes the place of
   what was there; screen_erase_rest() clears the remainder. Only with in_place. */
void screen_change_line(struct screen *screen, int column);
/* Moves the cursor to a column of its row, from 1. Only with in_place. */
void screen_column(struct screen *screen, int column);
/* Erases the row from the cursor on. Only with in_place. */
void screen_erase_rest(struct screen *screen);

/* The input that stops a search, beside Ctrl-C. */
enum stop_input {
	STOP_NO_INPUT,  /* none: what is typed waits for the next question */
	STOP_NEW_INPUT, /* a key typed since screen_begin_work(), where single keys are read; and the end of the input */
	STOP_ANY_INPUT, /* at a terminal, all that waits to be read, even if typed before; and the end of the input */
};

/* Zeroed but for the first three, and `also` if needed. The input is looked at at most every 20 milliseconds. */
struct stop {
	struct screen *screen;
	struct time_limit time; /* of the search itself */
	enum stop_input input;
	/* Called whenever the search asks for its time; may draw. Returns whether the search must stop. May be NULL. */
	bool (*also)(void *context);
	void *context;
	bool called;      /* the person has called, and not only the time is up; stays set */
	long long looked; /* when the input was last looked at, by clock_now() */
};

/* Returns the limit for the budget of the search, which points to `stop`. No time is left once the person has called.
   Until the next prompt, Ctrl-C stops the search instead of ending the program (tty_note_interrupt()). */
struct time_limit stop_limit(struct stop *stop);

#endif
