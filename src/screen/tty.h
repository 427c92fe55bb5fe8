/* The person's terminal: when it shows what is typed, when it gives keys one by one, and the signals that come from it.
   Typed text shows at prompts only; at all other times it waits unseen. The terminal's attributes are given back at
   every way out that a program can see coming, and while it is stopped. */
#ifndef TTY_H
#define TTY_H

#include <stdbool.h>

/* Takes standard input's terminal over, if it is one, and its signals in any case; gives both back. */
void tty_open(void);
void tty_close(void);

/* What a person types comes from here: standard input, or where that is a terminal another descriptor of it, that no
   read waits on. An interrupt key takes back what was there to be read, and a read that waits then keeps signals
   waiting. */
int tty_input(void);

/* From now until the next prompt Ctrl-C is noted; at all other times it ends the program. */
void tty_note_interrupt(void);
bool tty_interrupted(void);

/* What becomes of the keys. */
enum tty_mode {
	TTY_GIVEN, /* as the program found it: a line at a time, which the terminal shows */
	TTY_QUIET, /* a line at a time, unseen */
	TTY_KEYS,  /* each at once, unseen; those that interrupt or stop still do */
	TTY_CLICKS, /* and the mouse's buttons like keys, where the terminal has any (xterm's modes 1000 and 1006) */
	TTY_MODES,
};

/* A prompt begins, and Ctrl-C ends the program from the next tty_wait() on. Call it before the prompt can be seen: what
   is typed in answer to it finds things so. */
void tty_prompt(enum tty_mode mode);
/* The prompt is over. */
void tty_hush(void);
/* What was typed without Enter can be read too, until the next prompt; false where there is no terminal to say so. */
bool tty_uncook(void);

enum tty_event {
	TTY_INPUT,       /* there is something to read, or the end */
	TTY_TIMEOUT,     /* or before that, nothing */
	TTY_INTERRUPTED, /* Ctrl-C, noted */
	TTY_CONTINUED,   /* the program was stopped and brought back: what is on the screen is not ours any more */
	TTY_RESIZED,     /* the terminal has another size, as it may have told before this prompt too */
};
/* Waits for one of them, for so many milliseconds at most; negative: for ever. fd may be -1: none. */
enum tty_event tty_wait(int fd, int milliseconds);
/* Was the program stopped and brought back since this, or TTY_CONTINUED, was last told? */
bool tty_continued(void);

#endif
