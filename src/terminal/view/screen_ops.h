/* A screen: what is drawn, what is asked below it, and what comes of the answer. Screens stand on a stack; the loop in
   screen_loop.c asks the one on top. */
#ifndef SCREEN_OPS_H
#define SCREEN_OPS_H

#include "base/text.h"
#include "screen/keys.h"
#include "terminal/view/words.h"

struct view;
struct match;
struct screen_ops;

/* What comes next. */
enum next_kind {
	NEXT_ASK,     /* only from `begin`: this screen's question */
	NEXT_HERE,    /* this screen again */
	NEXT_OPEN,    /* another screen above this one */
	NEXT_INSTEAD, /* another screen in its place */
	NEXT_BACK,    /* the screen below */
	NEXT_TYPED,   /* the screen below, which takes the text as if it had been typed there */
	NEXT_GAME,    /* the game that is on the board now */
	NEXT_AGAIN,   /* a new game between the same players */
	NEXT_SIDES,   /* likewise, sides swapped */
	NEXT_MENU,
	NEXT_QUIT,
};

struct next {
	enum next_kind kind;
	const struct screen_ops *screen; /* that is opened */
	struct span text;                /* that was typed */
};

static inline struct next next_is(enum next_kind kind)
{
	return (struct next){.kind = kind};
}

static inline struct next next_opens(const struct screen_ops *screen)
{
	return (struct next){.kind = NEXT_OPEN, .screen = screen};
}

/* A key that stands for a word, where nothing is typed yet. */
struct key_word {
	enum key_kind key;
	const char *word;
};

struct screen_ops {
	/* Draws from the first row on, notes too; NULL: the question stands below what is there. */
	void (*draw)(struct view *view, const struct match *match);
	/* Writes the question into out[room]. */
	void (*prompt)(const struct view *view, struct match *match, char *out, size_t room);
	bool points;                      /* keys move the cursor on the board */
	int first, last;                  /* keys go through a list with these numbers; last is 0 where there is no list */
	const struct key_word *key_words; /* keys that answer; ends in a row without a word. NULL: none */
	unsigned words;                   /* flags of the words that it takes (words.h), which Tab completes */
	/* Does what comes before the question; NULL: nothing does. */
	struct next (*begin)(struct view *view, struct match *match);
	/* Interprets what was typed, without blanks around. */
	struct next (*take)(struct view *view, struct match *match, struct span answer);
	/* The screen is left; NULL: nothing is to be put back. */
	void (*leave)(struct view *view, struct match *match);
};

enum { SCREENS_DEEP = 8 };

struct screen_stack {
	const struct screen_ops *at[SCREENS_DEEP];
	int depth;
	struct span typed; /* for the screen on top, whose question is not asked then */
	bool handed;       /* the answer was typed at a screen above */
};

#endif
