/* When a search at the terminal must stop: its time is up, or the person calls. */
#ifndef STOP_H
#define STOP_H

#include "base/clock.h"
#include "terminal/tty/screen.h"

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
