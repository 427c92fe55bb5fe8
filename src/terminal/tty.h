/* The person's terminal: when it shows what is typed, and the signals that come from it.
   Typed text shows at prompts only; at all other times it waits unseen. The terminal's attributes are given back at every
   way out that a program can see coming, and while it is stopped. */
#ifndef TTY_H
#define TTY_H

#include <stdbool.h>

/* Takes standard input's terminal over, if it is one, and its signals in any case; gives both back. */
void tty_open(void);
void tty_close(void);

/* What a person types comes from here: standard input, or where that is a terminal another descriptor of it, that no read
   waits on. An interrupt key takes back what was there to be read, and a read that waits then keeps signals waiting. */
int tty_input(void);

/* From now until the next prompt Ctrl-C is noted; at all other times it ends the program. */
void tty_note_interrupt(void);
bool tty_interrupted(void);

/* A prompt begins: what is typed shows, if it is to be waited for, and Ctrl-C ends the program from the next tty_wait() on.
   Call it before the prompt can be seen: what is typed in answer to it finds things so. */
void tty_prompt(bool shows);
/* The prompt is over. */
void tty_hush(void);
/* What was typed without Enter can be read too, until the next prompt; false where there is no terminal to say so. */
bool tty_uncook(void);

enum tty_event {
	TTY_INPUT,       /* there is something to read, or the end */
	TTY_TIMEOUT,     /* or before that, nothing */
	TTY_INTERRUPTED, /* Ctrl-C, noted */
	TTY_CONTINUED,   /* the program was stopped and brought back: what is on the screen is not ours any more */
};
/* Waits for one of them, for so many milliseconds at most; negative: for ever. fd may be -1: none. */
enum tty_event tty_wait(int fd, int milliseconds);
/* Was the program stopped and brought back since this, or TTY_CONTINUED, was last told? */
bool tty_continued(void);

#endif
