/* A screen: what it draws, the question below, and what the answer does. Screens are on a stack; the loop in
   interactive.c asks the one on top. */
#ifndef SCREEN_OPS_H
#define SCREEN_OPS_H

#include <stddef.h>

#include "base/text.h"
#include "terminal/tty/keys.h"
#include "terminal/words/phrases.h"
#include "terminal/words/words.h"

struct view;
struct play;
struct screen_ops;

/* What comes next. */
enum next_kind {
	NEXT_ASK,     /* this screen's question; only from `begin` */
	NEXT_HERE,    /* this screen again */
	NEXT_OPEN,    /* another screen above this one */
	NEXT_INSTEAD, /* another screen in place of this one */
	NEXT_BACK,    /* the screen below */
	NEXT_TYPED,   /* the screen below, which takes the text as if it had been typed there */
	NEXT_GAME,    /* the game that is on the board now */
	NEXT_AGAIN,   /* a new game between the same players */
	NEXT_SIDES,   /* likewise, with sides swapped */
	NEXT_MENU,
	NEXT_QUIT,
	NEXT_REFUSED, /* only from what obeys words: the text is none of them now, or its argument is wrong */
};

struct next {
	enum next_kind kind;
	const struct screen_ops *screen; /* the screen to open */
	void *state;                     /* its state, if view_prepare() gave it one */
	struct span text;                /* the text that was typed */
};

static inline struct next next_is(enum next_kind kind)
{
	return (struct next){.kind = kind};
}

static inline struct next next_opens(const struct screen_ops *screen)
{
	return (struct next){.kind = NEXT_OPEN, .screen = screen};
}

/* Returns the same, but with the screen in place of this one if it opens one. */
static inline struct next next_instead(struct next next)
{
	next.kind = next.kind == NEXT_OPEN ? NEXT_INSTEAD : next.kind;
	return next;
}

/* A key that answers with a word, if nothing was typed before it. KEY_TEXT is the key of the word's first
   character. A word for the space bar begins with a blank, which is not part of the answer. */
struct key_word {
	enum key_kind key;
	const char *word;
};

/* What a piece of work did. */
enum work_state {
	WORK_DONE,    /* nothing: no work is left */
	WORK_GOES_ON, /* there is more to do */
	WORK_SHOWS,   /* something that the picture shows has changed; there may be more to do */
};

struct screen_ops {
	/* Draws from the first row on, with the notes. NULL: the question comes below what is on the screen. */
	void (*draw)(struct view *view, const struct play *play);
	/* The question, unless `begin` writes it (paper_ask()): %1 and %2 are the numbers of the list (list.h), and %3 is 1
	   if single keys answer. */
	enum phrase question;
	bool points;                      /* keys move the cursor on the board */
	bool marks;                       /* the cursor marks a point, and no key moves it */
	const struct key_word *key_words; /* keys that answer with a word; the last row has no word. NULL: no such keys */
	bool quits;                       /* Ctrl-C answers with `quit`, and does not end the program */
	bool files;                       /* the answer is the name of a file, which Tab completes */
	unsigned words;                   /* flags (words.h) of the words that the screen takes and Tab completes */
	size_t size;                      /* bytes of the screen's own state (view_state()) */
	/* Prepares for the question, unless a text is handed on that answers it. Returns next_is(NEXT_ASK) to ask
	   `question`, what paper_ask() returns if it writes another, or what leaves the screen. NULL: nothing to
	   prepare. */
	struct next (*begin)(struct view *view, struct play *play);
	/* Does a piece of work while no key is pressed, if `begin` has set view->typing.works. Ends as soon as something is
	   typed. */
	enum work_state (*work)(struct view *view, const struct play *play);
	/* Obeys the answer, which has no blanks around it. An empty one may mean that a clock has run out
	   (play_clock_flagged()): a screen on which Enter does something looks for that in `begin`. */
	struct next (*take)(struct view *view, struct play *play, struct span answer);
	/* Cleans up when the screen is left. NULL: nothing to clean up. */
	void (*leave)(struct view *view, struct play *play);
};

enum { SCREENS_DEEP = 8, STATES_ROOM = 1 << 17 };

/* The open screens. The state of each follows that of the one below it. */
struct screen_stack {
	struct open_screen {
		const struct screen_ops *screen;
		void *state;
	} at[SCREENS_DEEP];
	int depth;
	bool has_game;     /* the lowest screen is a turn of the game, not the menu */
	bool ended;        /* input or output has ended: nothing more is asked */
	struct span typed; /* an answer that the screen on top takes without asking; empty: the screen asks */
	max_align_t states[STATES_ROOM / sizeof(max_align_t)];
};

#endif
