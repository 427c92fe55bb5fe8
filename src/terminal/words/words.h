/* The words that a person types at the terminal. */
#ifndef WORDS_H
#define WORDS_H

#include "base/text.h"
#include "language/command.h"
#include "terminal/words/phrases.h"

enum {
	/* The screens that take the word: */
	WORD_GAME = 1 << 1,    /* a turn, and the end of a game */
	WORD_SWAP = 1 << 2,    /* a turn, when the opening gives this choice */
	WORD_FOUL = 1 << 3,    /* a person's turn, if White may claim forbidden moves */
	WORD_OVER = 1 << 4,    /* the end of a game, in addition to WORD_GAME */
	WORD_LOOKS = 1 << 5,   /* looking back */
	WORD_LEAVES = 1 << 6,  /* looking back: the word ends it, and the game then obeys the word */
	WORD_ITEM = 1 << 7,    /* the menu */
	WORD_EXIT = 1 << 8,    /* questions before a game, and the settings */
	WORD_KEEP = 1 << 9,    /* the question whether to leave a game */
	WORD_SOLVES = 1 << 10, /* a puzzle */
	WORD_MORE = 1 << 11,   /* as WORD_SWAP, for another choice; so are the next two */
	WORD_NUMBER = 1 << 12,
	WORD_OFFER = 1 << 13,
	WORD_TURN = 1 << 14,   /* a turn, except during an opening with choices */
	WORD_PERSON = 1 << 15, /* a person's turn: not while two machines play */
	WORD_LEARNS = 1 << 17, /* lessons, and questions after them */
	WORD_PLAYS = 1 << 16,  /* a person's turn, except during an opening with choices */
	WORD_STEP = 1 << 18,   /* looking back, which the word also opens */
};

enum { WORD_OTHERS_MAX = 3 };

struct view;
struct play;
struct next;
struct screen_ops;

struct word {
	const char *word;
	unsigned flags;
	/* Obeys the word with its argument, which has no blanks around it; without a comment if it is a file. Returns what
	   comes next: NEXT_REFUSED if the word cannot have this argument. NULL: the word opens a screen, or is a command of
	   lines (language/command.h), or the screens that take it obey it. */
	struct next (*obey)(struct view *view, struct play *play, struct span rest);
	const struct screen_ops *opens;
	const char *chinese[WORD_OTHERS_MAX]; /* a blank after such a word may be left out */
	const char *shorts[WORD_OTHERS_MAX];
	const char *argument[LANGUAGES]; /* as `help` shows it; NULL: no argument */
	const char *does[LANGUAGES];     /* as `help` shows it; NULL: `help` does not list the word */
	const char *solves[LANGUAGES];   /* as `help` shows it in a puzzle, without an argument; NULL: as elsewhere */
};

extern const struct word word_rows[]; /* in screens/commands.c; the last row has no word */

/* Returns the row of an English word; NULL for another text. */
const struct word *words_find(struct span word);
/* Does the word take the name of a file? */
bool words_takes_file(const struct word *word);
/* Is the text a word with this flag? */
bool words_has(struct span word, unsigned flag);
enum { WORD_MAX_BYTES = 32 };
/* Completes `text`: of the words with one of the flags that begin with `text`, writes what follows `text` in all of
   them, and a blank after a single word that takes an argument. Returns the length; 0 if there is nothing to add. */
size_t words_complete(struct span text, unsigned flags, char out[WORD_MAX_BYTES]);

enum { TYPED_COMMAND_MAX = COMMAND_LINE_MAX + 16 };

/* Translates a short form that stands alone, such as u for undo, and a Chinese word at the front of the text, even
   without a blank after it. If points are letters and numbers, also puts points such as 8h and H 8 into the usual
   form, alone or after `why`. Any other text stays as it is. Returns `text`, a constant, or a text in `line`. */
struct span typed_command(struct span text, enum coords coords, char line[TYPED_COMMAND_MAX]);
/* The same, in an array that lasts as long as the enclosing block. */
#define TYPED_COMMAND(text, coords) typed_command((text), (coords), (char[TYPED_COMMAND_MAX]){""})
/* Does the word begin with the typed text? Case does not matter. */
bool typed_begins(struct span typed, const char *word);
/* Translates an answer of one word. Returns any other text unchanged. */
struct span typed_word(struct span text);
/* Is the text "menu", "back" or "quit", which leave a question? "b", short for "back", may be something else. */
bool typed_is_leave(struct span text);
/* Reads "on" or "off", in either language; an empty text toggles what is on now. Returns false for another text. */
bool typed_switch(struct span text, bool now, bool *on);
/* Returns the text after the first word. */
struct span typed_rest(struct span text);
/* Returns a typed name without blanks around it and without a comment. A comment begins at the start or after a
   blank, so a name may have a #. */
struct span typed_name(struct span answer);

#endif
