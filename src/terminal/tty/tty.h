/* The user's terminal: echo, single keys, and the signals that come from it. What is typed is echoed at prompts
   only; at other times it waits unseen. The terminal's attributes are restored on every exit that a program can
   catch, and while the program is stopped. */
#ifndef TTY_H
#define TTY_H

#include <stdbool.h>

#include "base/clock.h"

/* Takes over the terminal on standard input, if there is one, and the signals in any case. */
void tty_open(void);
/* Restores the terminal's mode. The signals stay caught. */
void tty_close(void);

/* Returns the descriptor to read typed input from: standard input, or if that is a terminal, a new descriptor of it
   that never blocks. Ctrl-C may discard input that poll() has announced; a blocking read would then hold up signals. */
int tty_input(void);

/* Reads the size of the terminal on standard output. Leaves both untouched if there is none, or it does not say. */
void tty_size(int *rows, int *columns);

/* Makes Ctrl-C only set a flag until the next prompt, instead of ending the program. */
void tty_note_interrupt(void);
/* Has Ctrl-C set the flag of tty_note_interrupt()? */
bool tty_interrupted(void);

/* How the terminal treats input. */
enum tty_mode {
	TTY_GIVEN,  /* as the program found it, usually lines with echo */
	TTY_QUIET,  /* lines without echo */
	TTY_KEYS,   /* single keys without echo; Ctrl-C and Ctrl-Z still send signals */
	TTY_CLICKS, /* like TTY_KEYS, with mouse clicks (xterm's modes 1000 and 1006) */
	TTY_MODES,
};

/* Begins a prompt. Ctrl-C during a tty_wait() then ends the program, unless tty_note_interrupt() is called after this.
   Call tty_prompt() before the prompt is shown, so that the mode is set when the user answers. */
void tty_prompt(enum tty_mode mode);
/* Ends the prompt. */
void tty_end_prompt(void);
/* Makes what was typed without Enter readable too, until the next prompt. Returns false where that is impossible. */
bool tty_release_unfinished_line(void);

/* Has a signal arrived that is held until the next tty_wait()? */
bool tty_signal_is_held(void);

enum tty_event {
	TTY_INPUT,       /* input, or its end */
	TTY_TIMEOUT,     /* the time is up, or another signal ended the wait early */
	TTY_INTERRUPTED, /* Ctrl-C, after tty_note_interrupt() */
	TTY_CONTINUED,   /* the program was stopped and continued: the screen must be redrawn */
	TTY_RESIZED,     /* where single keys are read: the terminal's size has changed, perhaps before this prompt */
};
/* Waits for an event, at most `milliseconds`; negative: without limit. With fd -1, it does not wait for input. */
enum tty_event tty_wait(int fd, int milliseconds);
/* Returns how many milliseconds the terminal has stopped the program (Ctrl-Z) so far, at most SIG_ATOMIC_MAX. */
long long tty_suspended_time(void);
/* Returns clock_now() without that time. A person's thinking is measured by it. */
static inline long long tty_time(void)
{
	return clock_now() - tty_suspended_time();
}
/* Returns whether the program was stopped and continued since the last call or the last TTY_CONTINUED, whichever came
   later. */
bool tty_continued(void);

#endif
